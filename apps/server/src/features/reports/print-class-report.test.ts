import { readSheets } from '@klasrum/documents/read-sheets'
import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, onRoster } from '@klasrum/testkit/classes'
import { aSettledClass } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { pagesOf, textOf } from '@klasrum/testkit/pdf-pages'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher } = await schoolPeople(app)
const { klass } = await aSettledClass(tx, { teacher: teacher.user, section: 'Sampaguita' })
await aGradeItem(tx, klass, { title: '=Takdang-aralin ñ' })
await onRoster(tx, klass, { fullname: 'Peña, Carla', gender: 'female' })

type Query = { format?: 'pdf' | 'xlsx'; paper?: 'a4' | 'long' }
const call = 'GET /api/education/classes/{id}/reports/{quarter}/file'
const print = (query: Query, id = klass.id) => teacher.call(call, { params: { id, quarter: 1 }, query })

test.each([
  ['a4', '595.28 841.89'],
  ['long', '612 936'],
] as const)('the report on %s says its figures, who needs a look, and every item', async (paper, size) => {
  const { bytes, headers } = await print({ paper })
  expect(headers['content-disposition']).toMatch(
    /^inline; filename="class-report-[a-z0-9-]+-quarter-1-\d{4}-\d\d-\d\d\.pdf"$/,
  )
  const pages = pagesOf(bytes)
  expect(pages[0]?.size).toBe(size)
  const text = pages.map(textOf).join(' ').replaceAll(/\s+/g, ' ')
  for (const part of [
    'Class Report: Quarter 1',
    'Grade 8 – Sampaguita',
    school.name,
    'Mean percentage score',
    '88.00 %',
    '0 of 1 (0.00 %)',
    'Outstanding (90–',
    'Did Not Meet Expectations (below 75)',
    '(Male 1, Female 0)',
    'Peña, Carla',
    'Missing work, No grade yet',
    '=Takdang-',
    'aralin ñ 0/3',
  ])
    expect(text).toContain(part)
})

test('the workbook has a sheet for each part, with numbers and no formula', async () => {
  const { bytes, headers } = await print({ format: 'xlsx' })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="class-report-[a-z0-9-]+\.xlsx"$/)
  const answer = await readSheets(bytes)
  if ('refused' in answer) throw new Error(answer.refused)
  expect(answer.sheets.map(({ name }) => name)).toEqual([
    'Summary',
    'Grades by descriptor',
    'Learners who need a look',
    'Missing work',
    'Items',
  ])
  const items = answer.sheets.at(-1)?.lines.map(({ cells }) => cells.join('|')) ?? []
  expect(items.filter((line) => line.includes('/3|'))).toEqual([
    expect.stringMatching(/^Quiz \d+\|2\/3\|20\|17\|85\|Moving towards mastery$/),
    '=Takdang-aralin ñ|0/3|20',
  ])
})

test('a class without learners is printed too', async () => {
  const empty = await aClass(tx, { teacher: teacher.user })
  const text = pagesOf((await print({}, empty.id)).bytes)
    .map(textOf)
    .join(' ')
  expect(text).toContain('None.')
})
