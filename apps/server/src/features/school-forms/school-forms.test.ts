import { wordOf } from '@klasrum/documents/fill-word'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { startApp } from '@klasrum/testkit/app'
import {
  aBlankPermanentRecord,
  aBlankPromotion,
  aBlankRecord,
  aBlankRegister,
  aBlankWordCard,
} from '@klasrum/testkit/blank-forms'
import { aSubject } from '@klasrum/testkit/builders'
import { aClass, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { openRecord, shown } from '@klasrum/testkit/exported-records'
import { schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'
import { closedGrades } from '../gradebook/gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head, stranger } = await schoolPeople(app)
const klass = await aClass(tx, {
  teacher: teacher.user,
  section: 'Rizal',
  subject_id: (await aSubject(tx, { name: 'Mathematics 8' })).id,
})
const ana = await onRoster(tx, klass, {
  fullname: 'Ana Abad',
  gender: 'female',
  external_student_id: '136428160001',
  birth_date: '2013-06-06',
})
const ben = await onRoster(tx, klass, {
  fullname: 'Ben Cruz',
  gender: 'male',
  external_student_id: '136428160002',
  birth_date: '2013-06-05',
})
await closeQuarters(tx, klass, 1, 2, 3, 4)
await tx.insert(closedGrades).values(
  [1, 2, 3, 4].flatMap((quarter) => [
    { class_id: klass.id, quarter, student_id: ana.id, quarterly_grade: 80 + quarter },
    { class_id: klass.id, quarter, student_id: ben.id, quarterly_grade: 70 },
  ]),
)

type Who = typeof teacher
const add = (who: Who, bytes: Buffer, name = 'form.xlsx') =>
  who.ok('POST /api/education/school-forms', { file: { bytes, name } })
const fill = async (who: Who, form_id: number, student_id?: number) =>
  who.call('GET /api/education/classes/{id}/school-forms/{form_id}/file', {
    params: { id: klass.id, form_id },
    query: { student_id },
  })

async function cellsOf(bytes: Buffer, addresses: readonly string[]) {
  const [sheet] = (await openRecord(bytes)).worksheets
  return addresses.map((address) => shown(sheet?.getCell(address).value ?? null))
}

test('School Form 1 has LRN, name, sex, birth date and age in the rows of boys and girls', async () => {
  const form = await add(head, aBlankRegister())
  expect(form.recognised).toBe('School Form 1 (School Register) with rows for 8 learners.')
  const { bytes, headers } = await fill(head, form.id)
  expect(headers['content-disposition']).toBe(`attachment; filename="sf1-${klass.id}.xlsx"`)
  // The first Friday of June 2026 is the fifth: Ana turns thirteen a day later.
  expect(await cellsOf(bytes, ['A6', 'B6', 'C6', 'D6', 'E6'])).toEqual([
    '136428160002',
    'Cruz, Ben',
    'M',
    '06/05/2013',
    13,
  ])
  expect(await cellsOf(bytes, ['A11', 'B11', 'C11', 'D11', 'E11', 'F3'])).toEqual([
    '136428160001',
    'Abad, Ana',
    'F',
    '06/06/2013',
    12,
    'Rizal',
  ])
})

test('School Form 5 has general averages and the action taken, for those who see every area', async () => {
  const form = await add(head, aBlankPromotion())
  const { bytes } = await fill(head, form.id)
  expect(await cellsOf(bytes, ['B5', 'C5', 'D5', 'B6', 'C6', 'D6', 'F5'])).toEqual([
    'Cruz, Ben',
    70,
    'CONDITIONAL',
    'Abad, Ana',
    83,
    'PROMOTED',
    'SUMMARY TABLE',
  ])
  const own = await fill(teacher, form.id)
  expect(await cellsOf(own.bytes, ['B5', 'C5', 'D5'])).toEqual(['Cruz, Ben', null, null])
})

test('School Form 10 has the learner and the current year, with lines filled inside a text', async () => {
  const form = await add(head, aBlankPermanentRecord())
  const { bytes } = await fill(head, form.id, ana.id)
  const [line, ...cells] = await cellsOf(bytes, ['A10', 'B3', 'D3', 'B4', 'B13', 'E13', 'F13', 'G13', 'F15'])
  expect(line).toMatch(/^School: .+ School ID: .+ Classified as Grade: 8 Section: Rizal$/)
  expect(cells).toEqual(['Abad', 'Ana', '136428160001', 81, 84, 83, 'Passed', 83])
})

test('School Form 9 in Word comes for one learner, for a class and for a section as a zip', async () => {
  const form = await add(head, aBlankWordCard(), 'sf9.docx')
  const one = await fill(head, form.id, ana.id)
  expect(one.headers['content-type']).toContain('wordprocessingml')
  const { tables, paragraphs } = wordOf(one.bytes)
  expect(paragraphs).toContain('Abad, Ana')
  expect(tables[0]?.[1]?.[1]?.text).toBe('Rizal')
  expect(tables[1]?.[2]?.map(({ text }) => text)).toEqual([
    'Mathematics',
    '81',
    '82',
    '83',
    '84',
    '83',
    'Passed',
  ])
  expect(tables[1]?.[5]?.[1]?.text).toBe('83')
  const all = await fill(head, form.id)
  expect(all.headers['content-disposition']).toBe(`attachment; filename="sf9-${klass.id}.zip"`)
  const inZip = { wanted: /./, most: 10_000_000 }
  expect([...unpackZip(all.bytes, inZip).keys()]).toEqual(['Cruz, Ben.docx', 'Abad, Ana.docx'])
  const section = await head.call('GET /api/education/sections/school-forms/{form_id}/file', {
    params: { form_id: form.id },
    query: { school_id: klass.school_id, school_year: '2026-2027', grade_level: '8', section: 'rizal' },
  })
  expect([...unpackZip(section.bytes, inZip).keys()]).toEqual(['Cruz, Ben.docx', 'Abad, Ana.docx'])
})

test('a teacher’s form is their own; a school’s serves its teachers, and one of the same kind is replaced', async () => {
  const own = await add(teacher, aBlankRecord())
  const again = await add(teacher, aBlankRecord(), 'newer.xlsx')
  expect(again.id).toBe(own.id)
  expect(again.file_name).toBe('newer.xlsx')
  const schools = await add(head, aBlankRecord())
  const listed = async (who: Who) =>
    (await who.ok('GET /api/education/school-forms'))
      .filter(({ kind }) => kind === 'class_record')
      .map(({ id, of, may_change }) => [id, of, may_change])
  expect(await listed(teacher)).toEqual([
    [own.id, 'me', true],
    [schools.id, 'school', false],
  ])
  expect(await listed(colleague)).toEqual([[schools.id, 'school', false]])
  expect(await listed(stranger)).toEqual([])
  const remove = (who: Who, id: number) =>
    who.refusal('DELETE /api/education/school-forms/{id}', { params: { id } })
  expect((await remove(teacher, schools.id)).code).toBe('form.not_found')
  expect((await remove(head, own.id)).code).toBe('form.not_found')
  await teacher.ok('DELETE /api/education/school-forms/{id}', { params: { id: own.id } })
  expect(await listed(teacher)).toEqual([[schools.id, 'school', false]])
})

test.each([
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1aaaa', 'hex'), 'form.old_workbook', /save it as \.xlsx/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'form.unreadable', /could not be read/],
])('%s is refused with what to do', async (_, bytes, code, says) => {
  const refusal = await teacher.refusal('POST /api/education/school-forms', {
    file: { bytes, name: 'x.xlsx' },
  })
  expect(refusal.code).toBe(code)
  expect(refusal.detail).toMatch(says)
})

test('a School Form 1 without its labels is refused with the reason', async () => {
  const files = unpackZip(aBlankRegister(), { wanted: /./, most: 10_000_000 })
  const { packZip } = await import('@klasrum/documents/pack-zip')
  const sheet = files.get('xl/worksheets/sheet1.xml')?.toString().replace('>LRN<', '>Number<') ?? ''
  files.set('xl/worksheets/sheet1.xml', Buffer.from(sheet))
  const { code, detail } = await teacher.refusal('POST /api/education/school-forms', {
    file: { bytes: packZip(files), name: 'x.xlsx' },
  })
  expect(code).toBe('form.no_cells')
  expect(detail).toBe(
    'This looks like School Form 1 (School Register), but its cells were not found: there is no row of labels with LRN and the learner’s name above blank rows.',
  )
})
