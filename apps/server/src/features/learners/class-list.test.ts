import { readSheets } from '@klasrum/documents/read-sheets'
import { startApp } from '@klasrum/testkit/app'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { expect, test } from 'vitest'
import { printClassList } from './class-list.ts'
import { readRoster } from './roster-table.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague } = await schoolPeople(app)
const klass = await aClass(tx, { teacher: teacher.user, grade_level: '7', section: 'Sampaguita' })
const numbers = { uy: '012345678901', cruz: '401200000001' }
await onRoster(tx, klass, { fullname: 'Uy, Max', external_student_id: numbers.uy })
await onRoster(tx, klass, {
  fullname: '=HYPERLINK("x")',
  external_student_id: 'NL-000001',
  number_given: true,
})
await onRoster(tx, klass, { fullname: 'Ana Cruz', external_student_id: numbers.cruz, gender: 'female' })
await onRoster(tx, klass, { fullname: 'Gone, Ben', dropped_at: new Date() })

const call = 'GET /api/education/classes/{id}/class-list'
type Query = { format?: 'pdf' | 'xlsx'; paper?: 'a4' | 'long' }
const print = (query: Query) => teacher.call(call, { params: { id: klass.id }, query })

test('the workbook has boys and girls apart, their counts, numbers as text, and nobody who left', async () => {
  const { bytes, headers } = await print({ format: 'xlsx' })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="class-list-[a-z0-9-]+-grade-[a-z0-9-]+-\d{4}-\d\d-\d\d\.xlsx"$/,
  )
  const answer = await readSheets(bytes)
  if ('refused' in answer) throw new Error(answer.refused)
  const lines = answer.sheets[0]?.lines.map(({ cells }) => cells.filter(Boolean).join(' | ')).filter(Boolean)
  expect(lines?.[0]).toMatch(/^Class List: Grade 7 – Sampaguita, Science/)
  expect(lines?.[1]).toContain(school.name)
  expect(lines?.slice(4)).toEqual([
    'No. | LRN | Name | Sex | Remarks',
    'MALE',
    '1 | =HYPERLINK("x") | M',
    `2 | ${numbers.uy} | Uy, Max | M`,
    'Total male: 2',
    'FEMALE',
    `1 | ${numbers.cruz} | Cruz, Ana | F`,
    'Total female: 1',
    'Total: 3',
  ])
})

test('a printed list can be read into a class again', async () => {
  const { bytes } = await print({ format: 'xlsx' })
  const answer = await readRoster(bytes)
  expect(
    'table' in answer && answer.table.rows.map(({ values }) => [values.fullname, values.gender]),
  ).toEqual([
    ['=HYPERLINK("x")', 'M'],
    ['Uy, Max', 'M'],
    ['Cruz, Ana', 'F'],
  ])
})

test.each(['a4', 'long'] as const)(
  'the list is a PDF on %s paper, and no name is in that of the file',
  async (paper) => {
    const { bytes, headers, status } = await print({ paper })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^inline; filename="class-list-[a-z0-9-]+\.pdf"$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test('a list takes few statements, and nobody prints that of another teacher', async () => {
  const { database, statements } = listenTo(app.house.database)
  const actor = {
    user_id: teacher.user.id,
    session_id: 0,
    role: 'teacher',
    school_id: null,
    division_id: null,
  } as const
  await printClassList({ ...app.house, database }, actor, klass.id, { format: 'xlsx', paper: 'a4' })
  expect(statements).toHaveLength(4)
  expect(await colleague.refusal(call, { params: { id: klass.id } })).toMatchObject({
    status: 404,
    code: 'class.not_found',
  })
})
