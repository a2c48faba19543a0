import { startApp } from '@klasrum/testkit/app'
import { aSubject } from '@klasrum/testkit/builders'
import { aClass, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { pagesOf, textOf } from '@klasrum/testkit/pdf-pages'
import { listenTo } from '@klasrum/testkit/statements'
import { expect, test } from 'vitest'
import { closedGrades } from '../gradebook/gradebook.tables.ts'
import { printReportCards } from './print-report-cards.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague, head } = await schoolPeople(app)

const klass = await aClass(tx, {
  teacher: teacher.user,
  section: 'Rizal',
  subject_id: (await aSubject(tx, { name: 'Science 8' })).id,
})
const other = await aClass(tx, {
  teacher: colleague.user,
  section: 'Rizal',
  subject_id: (await aSubject(tx, { name: 'Araling Panlipunan 8' })).id,
})
const longName = 'De los Reyes y Villanueva, Maria Concepcion Guadalupe Esperanza Natividad'
const ana = await onRoster(tx, klass, {
  fullname: longName,
  gender: 'female',
  external_student_id: '136428160001',
  birth_date: '2013-01-31',
})
const ben = await onRoster(tx, klass, { fullname: 'Ben Peña', external_student_id: 'own-17' })
const gone = await onRoster(tx, klass, { fullname: 'Carlo Gone', dropped_at: new Date() })
await anEnrollment(tx, other, ana)
for (const [{ id: class_id, ...rest }, grade] of [
  [klass, 91],
  [other, 74],
] as const) {
  await closeQuarters(tx, { id: class_id, ...rest }, 1, 2, 3, 4)
  await tx
    .insert(closedGrades)
    .values(
      [1, 2, 3, 4].map((quarter) => ({ class_id, quarter, student_id: ana.id, quarterly_grade: grade })),
    )
}

const call = 'GET /api/education/classes/{id}/report-cards'
const print = (
  who: typeof teacher,
  query: { student_id?: number; paper?: 'a4' | 'long' } = {},
  id = klass.id,
) => who.call(call, { params: { id }, query })
const textsOf = (bytes: Uint8Array) => pagesOf(bytes).map((page) => textOf(page).replaceAll(/\s+/g, ' '))

test.each([
  ['a4', '595.28 841.89'],
  ['long', '612 936'],
] as const)('on %s, everybody on the roster has a page, by name, and nobody else', async (paper, size) => {
  const { bytes, headers } = await print(head, { paper })
  expect(headers['content-disposition']).toMatch(
    /^inline; filename="report-cards-[a-z0-9-]+-grade-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf"$/,
  )
  expect(pagesOf(bytes).map((page) => page.size)).toEqual([size, size])
  const [first = '', second = ''] = textsOf(bytes)
  expect(first).toContain('De los Reyes y Villanueva, Maria')
  expect(second).toContain('Peña, Ben')
  expect(first + second).not.toContain('Gone')
})

test('a card has the fields of the form, and blanks to fill in by hand', async () => {
  const { bytes, headers } = await print(head, { student_id: ana.id })
  expect(headers['content-disposition']).toMatch(
    /^inline; filename="report-card-[a-z0-9-]+-grade-[a-z0-9-]+\.pdf"$/,
  )
  const [card = '', ...others] = textsOf(bytes)
  expect(others).toEqual([])
  for (const part of [
    'Department of Education',
    school.name,
    'School Form 9, school year 2026-2027',
    'LRN 136428160001',
    'Sex Female',
    'Age 13',
    'Grade 8 – Rizal',
    'Science 8 91 91 91 91 91 Passed',
    'Araling Panlipunan 8 74 74 74 74 74 Failed',
    'General average 83 Satisfactory',
    'Did Not Meet Expectations Below 75 Failed',
    'Makakalikasan',
    'Days present',
    'Quarter 4',
    'School head',
  ])
    expect(card).toContain(part)
  const [withoutNumber = ''] = textsOf((await print(head, { student_id: ben.id })).bytes)
  expect(withoutNumber).toContain('LRN ____')
  expect(withoutNumber).not.toContain('own-17')
})

test('a teacher who is not the adviser prints their own areas, and the card says so', async () => {
  const [card = ''] = textsOf((await print(teacher, { student_id: ana.id })).bytes)
  expect(card).toContain('Science 8 91')
  expect(card).not.toContain('Araling')
  expect(card).toContain('Only the learning areas of the teacher who printed this card are shown.')
})

test('nobody prints cards of another teacher’s class, or of a learner who is not in it', async () => {
  expect(await colleague.refusal(call, { params: { id: klass.id } })).toMatchObject({
    code: 'class.not_found',
  })
  const stranger = await onRoster(tx, await aClass(tx, { teacher: teacher.user }))
  const asked = { params: { id: klass.id }, query: { student_id: stranger.id } }
  expect(await teacher.refusal(call, asked)).toMatchObject({ status: 404, code: 'learner.not_found' })
  const [left = ''] = textsOf((await print(teacher, { student_id: gone.id })).bytes)
  expect(left).toContain('Gone, Carlo')
})

test('a class without learners gives a page that says so', async () => {
  const empty = await aClass(tx, { teacher: teacher.user })
  expect(textsOf((await print(teacher, {}, empty.id)).bytes)).toEqual([
    expect.stringContaining('There are no learners in this class yet.'),
  ])
})

test('the cards of a whole class take as few statements as one', async () => {
  const { database, statements } = listenTo(app.house.database)
  const { id: user_id } = head.user
  const actor = {
    user_id,
    session_id: 0,
    role: 'school-admin',
    school_id: school.id,
    division_id: null,
  } as const
  await printReportCards({ ...app.house, database }, actor, klass.id, { paper: 'a4', student_id: undefined })
  expect(statements).toHaveLength(7)
})
