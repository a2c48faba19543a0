import { nonEmpty } from '@klasrum/testkit/non-empty'
import { pagesOf, textOf } from '@klasrum/testkit/pdf-pages'
import { expect, test } from 'vitest'
import type { DataColumn } from '../column.ts'
import { type PdfBlock, pdfOf } from './pdf.ts'
import {
  dataTable,
  facts,
  heading,
  letterHead,
  note,
  text as plainText,
  reportOf,
  signatures,
} from './report-blocks.ts'

const learner: readonly DataColumn<string>[] = [
  { name: 'LRN', width: 1, cell: () => '136428160001' },
  { name: 'Name', width: 10, cell: (name) => name },
]
const listOf = (blocks: readonly PdfBlock[], more: Partial<Parameters<typeof reportOf>[0]> = {}) =>
  reportOf({
    title: 'Class list',
    paper: 'A4',
    header: { left: 'Mabini School', right: 'School Year 2026–2027' },
    created: new Date('2026-11-15T00:00:00Z'),
    pages: [blocks],
    ...more,
  })
const pages = async (...asked: Parameters<typeof listOf>) => pagesOf(await pdfOf(listOf(...asked)))

test.each([
  ['A4', 'portrait', '595.28 841.89'],
  ['A4', 'landscape', '841.89 595.28'],
  ['long', 'portrait', '612 936'],
  ['long', 'landscape', '936 612'],
] as const)('%s %s is its true size', async (paper, orientation, size) => {
  const [page, ...others] = await pages([plainText('One')], { paper, orientation })
  expect([page?.size, others]).toEqual([size, []])
})

test('every page repeats the header and the labels, and says which it is', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `Learner${at}`)
  const all = await pages([heading('Sampaguita'), dataTable(learner, names)], {
    footer: 'Printed',
  })
  expect(all.length).toBe(3)
  for (const [index, page] of nonEmpty(all.entries())) {
    const text = textOf(page)
    for (const part of ['Mabini School', 'School Year 2026–', 'LRN Name', 'Printed'])
      expect(text).toContain(part)
    expect(text).toContain(`Page ${index + 1} of 3`)
  }
  const written = all.flatMap(({ texts }) => texts.map(({ text }) => text.trim()))
  expect(written.filter((text) => text.startsWith('Learner'))).toEqual(names)
})

test('the letters and signs of a school are all in the font, light and bold', async () => {
  const signs = 'Ññ áéíóú àèìòù âêî ü çÇ Š ₱1,250 – — … “x” ‘y’ ✓ ✗ → ≥ ½ °'
  const all = await pages([
    heading(signs),
    plainText('Pen\u0303a'),
    facts([['Signs', signs]]),
    dataTable([{ name: signs, width: 1, cell: (text: string) => text }], [signs]),
  ])
  const text = all.map(textOf).join(' ')
  expect(text.split(signs)).toHaveLength(5)
  expect(text).toContain('Peña')
  expect(text).not.toContain('\u0000')
})

test('facts stand beside their labels, and what they say is bold', async () => {
  const [page] = await pages([
    facts([
      ['Adviser', 'Ana'],
      ['Room', '12'],
    ]),
  ])
  const found = page?.texts.filter(({ text }) => ['Adviser', 'Ana', 'Room', '12'].includes(text.trim()))
  expect(found?.map(({ text, bold }) => [text.trim(), bold])).toEqual([
    ['Adviser', false],
    ['Ana', true],
    ['Room', false],
    ['12', true],
  ])
})

test('a long name wraps, a reference number is not divided, and no column leaves the paper', async () => {
  const name = 'Macaraeg-Villanueva, Maria Peñafrancia Concepcion Immaculada Kimberly Mae Cassandra '.repeat(
    2,
  )
  const columns = [...learner, { name: 'Remarks', width: 30, align: 'right' as const, cell: () => '✓' }]
  const [page] = await pages([dataTable(columns, [name.trim()], { rules: 'zebra' })])
  const texts = page?.texts ?? []
  expect(texts.map(({ text }) => text)).toContain('136428160001')
  expect(textOf({ size: '', texts })).toContain('✓')
  expect(Math.max(...texts.map(({ left }) => left))).toBeLessThan(595 - 36)
  const words = texts.map(({ text }) => text.trim()).filter((text) => name.includes(text))
  expect(words.join(' ').replaceAll('- ', '-')).toBe(name.trim())
})

test('a text that is longer than a page is written to its end', async () => {
  const all = await pages([dataTable(learner, ['word '.repeat(3000).trim()])])
  expect(all.map(textOf).join(' ').match(/word/g)).toHaveLength(3000)
})

test('empty parts and a break between pages are written, and pages are counted over it', async () => {
  const all = await pages([], { pages: [[dataTable(learner, []), facts([])], [plainText('Second')]] })
  expect(all.map((page) => textOf(page).includes('Second'))).toEqual([false, true])
  expect(all.map((page) => /Page \d of \d/.exec(textOf(page))?.[0])).toEqual(['Page 1 of 2', 'Page 2 of 2'])
})

test('the file has its title, and several are written at once', async () => {
  const files = await Promise.all(
    ['First', 'Second'].map((title) => pdfOf(listOf([plainText(title)], { title }))),
  )
  const titleOf = (file: string) =>
    new RegExp(`\n${/\/Title (\d+) 0 R/.exec(file)?.[1]} 0 obj\n\\((.*)\\)`).exec(file)?.[1]
  expect(files.map((bytes) => titleOf(Buffer.from(bytes).toString('latin1')))).toEqual(['First', 'Second'])
})

test('bars say their numbers, and what a form needs stands beside and below each other', async () => {
  const [page, ...others] = await pages(
    [
      letterHead({ lines: ['Department of Education'], title: 'Report Card', below: 'School Form 9' }),
      heading('Grades', { level: 2 }),
      {
        kind: 'bars',
        names: ['Male', 'Female'],
        bars: [
          { label: 'Advancing', parts: [3, 4] },
          { label: 'None', parts: [0, 0] },
        ],
      },
      {
        kind: 'columns',
        columns: [
          { share: 1, blocks: [note('Left')] },
          { share: 3, blocks: [plainText('Right')] },
        ],
      },
      signatures([
        { name: 'Ana Peña', role: 'Adviser' },
        { name: '', role: 'School head' },
      ]),
    ],
    { header: undefined, numbered: false },
  )
  expect(others).toEqual([])
  const text = page ? textOf(page) : ''
  for (const part of [
    'Report Card',
    'School Form 9',
    'Advancing',
    '(Male 3, Female 4)',
    'Ana Peña',
    'School head',
  ])
    expect(text.replaceAll(/ +/g, ' ')).toContain(part)
  expect(text).not.toContain('Page 1')
  expect(text).not.toContain('Mabini')
  const leftOf = (word: string) => page?.texts.find((each) => each.text.trim() === word)?.left ?? 0
  expect(leftOf('Right') - leftOf('Left')).toBeGreaterThan(100)
})

test('a table can have groups above its head, bold rows and letters of another size', async () => {
  const [page] = await pages([
    dataTable(learner, ['Ana'], {
      rules: 'grid',
      size: 7,
      last: ['', 'Ben'],
      groups: [{ text: 'Group', span: 2 }],
    }),
  ])
  const boldness = new Map(page?.texts.map(({ text, bold }) => [text.trim(), bold]))
  expect(['Group', 'Ana', 'Ben'].map((word) => boldness.get(word))).toEqual([true, false, true])
})
