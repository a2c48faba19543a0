import { Workbook } from '@cj-tech-master/excelts'
import { zip } from '@cj-tech-master/excelts/archive'
import { startApp } from '@klasrum/testkit/app'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { teacher } = await schoolPeople(app)
const klass = await aClass(tx, { teacher: teacher.user })
await onRoster(tx, klass, { fullname: 'Ana Abad' })

async function workbook(fill: (book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook()
  fill(book)
  return Buffer.from(await book.xlsx.writeBuffer())
}
const rows = [
  ['Name', 'Quiz 1 (10)'],
  ['Abad, Ana', 7],
] as const
async function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const made = zip()
  for (const [name, content] of Object.entries({ 'xl/workbook.xml': Buffer.from('<workbook/>'), ...files }))
    made.add(name, content)
  return Buffer.from(await made.bytes())
}
const old = (...content: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    ...content.map((text) => Buffer.from(text, 'utf16le')),
  ])

const large = 'This workbook holds more than a class record can. Nothing was read.'
const bad: [what: string, code: string, detail: RegExp | string, file: () => Promise<Buffer> | Buffer][] = [
  [
    'a picture',
    'workbook.unreadable',
    /^This file could not be read/,
    () => Buffer.from('89504e470d0a1a0a0000', 'hex'),
  ],
  ['an old workbook', 'workbook.unreadable', /save it as \.xlsx/, () => old('Workbook')],
  [
    'a locked workbook',
    'workbook.locked',
    /^This workbook is locked with a password/,
    () => old('EncryptedPackage'),
  ],
  [
    'a bomb',
    'workbook.too_large',
    large,
    () => zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(49 * 1024 * 1024, 32) }),
  ],
  [
    '10,000 rows',
    'workbook.too_large',
    large,
    () =>
      Buffer.from(
        ['Name\tQuiz 1 (10)', ...Array.from({ length: 10_000 }, (_, at) => `Learner ${at}\t5`)].join('\n'),
      ),
  ],
  [
    '300 sheets',
    'workbook.too_large',
    large,
    () =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: 300 }, (_, at) => [
            `xl/worksheets/sheet${at}.xml`,
            Buffer.from('<worksheet/>'),
          ]),
        ),
      ),
  ],
  [
    'no names and scores',
    'workbook.no_record',
    'No class record and no table of names and scores was found in this file.',
    () => workbook((book) => void book.addWorksheet('Prices').addRow(['Item', 'Price'])),
  ],
]

test.each(bad)('%s: a clear sentence, and nothing is written', async (_what, code, detail, file) => {
  const before = await fingerprint(tx, { except: ['throttles'] })
  const answer = await teacher.refusal('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes: await file(), name: 'record.xlsx' },
  })
  expect(answer.code).toBe(code)
  expect(answer.detail).toMatch(detail)
  expect(changedTables(before, await fingerprint(tx, { except: ['throttles'] }))).toEqual([])
})

test('an error in a cell is refused for that cell alone, and a formula counts as what it came to', async () => {
  const bytes = await workbook((book) => {
    const sheet = book.addWorksheet('Scores')
    sheet.addRow([...rows[0], 'Quiz 2 (10)'])
    sheet.addRow(['Abad, Ana', { error: '#REF!' }, { formula: 'A1', result: 6 }])
    sheet.addRow(['Nobody', 1, 2])
  })
  const { cells } = await teacher.ok('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes },
  })
  expect(cells).toMatchObject([
    { state: 'refused', typed: '#REF!', problem: 'The file has an error here.' },
    { state: 'new', new: 6 },
  ])
})
