import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classes } from '../classes/classes.tables.ts'
import { scores } from '../gradebook/gradebook.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, otherHead, unplaced, teacher, colleague, newcomer, stranger } =
  await schoolPeople(app)

const ofSchool = (wish: object = {}) => aLearner(app.tx, { school_id: school.id, ...wish })
const aKept = (keeper = teacher, wish: object = {}) => aClass(app.tx, { teacher: keeper.user, ...wish })
type Has = { id: number }
const enroll = (as: Client, { id: class_id }: Has, { id: student_id }: Has, school_id = school.id) =>
  as.call('POST /api/education/enrollments', { body: { school_id, class_id, student_id } })
const enrollOn = (as: Client, { id: class_id }: Has, { id: student_id }: Has, enrolled_on: string | null) =>
  as.call('POST /api/education/enrollments', {
    body: { school_id: school.id, class_id, student_id, enrolled_on },
  })
const drop = (as: Client, { id }: Has) =>
  as.call('DELETE /api/education/enrollments/{id}', { params: { id } })
const list = (as: Client, { id }: Has, include?: 'dropped') =>
  as.ok('GET /api/education/classes/{id}/enrollments', { params: { id }, query: { include } })
const missing = { id: 2_147_483_647 }

const refused = (status: number, code: string, detail: string) => ({ status, body: { code, detail } })
const noClass = refused(404, 'class.not_found', 'There is no such class.')
const noLearner = refused(404, 'learner.not_found', 'There is no such learner.')
const enrolled = refused(409, 'learner.enrolled', 'This student is already enrolled in the class.')
const notOnRoster = refused(404, 'enrollment.not_found', 'This student is not on the roster.')
const archived = refused(409, 'class.archived', 'This class is archived. Restore it to change it.')

test('a learner of the school is put on the roster, on the day it is in Manila', async () => {
  const klass = await aKept()
  const juan = await ofSchool({ fullname: 'Juan Cruz' })
  app.clock.set('2026-06-07T16:30:00Z')
  const answer = await enroll(teacher, klass, juan)
  app.clock.set(new Date())
  expect(answer).toMatchObject({
    status: 200,
    body: {
      school_id: school.id,
      class_id: klass.id,
      student_id: juan.id,
      enrolled_on: '2026-06-08',
      dropped_at: null,
      student: { id: juan.id, listed_name: 'Cruz, Juan', status: 'active' },
    },
  })
  expect(await list(teacher, klass)).toEqual([answer.body])
})

test('the roster comes by listed name; those who left only when asked for', async () => {
  const klass = await aKept()
  for (const fullname of ['Ana Zamora', 'Zeny Peña', 'Ben Penaflor', 'Carlo abad'])
    await anEnrollment(app.tx, klass, await ofSchool({ fullname }))
  const left = await ofSchool({ fullname: 'Dan Manalo' })
  await anEnrollment(app.tx, klass, left, { dropped_at: new Date() })
  const names = (rows: Awaited<ReturnType<typeof list>>) => rows.map(({ student }) => student.listed_name)
  const staying = ['abad, Carlo', 'Peña, Zeny', 'Penaflor, Ben', 'Zamora, Ana']
  expect(names(await list(teacher, klass))).toEqual(staying)
  expect(names(await list(head, klass, 'dropped'))).toEqual([
    'abad, Carlo',
    'Manalo, Dan',
    ...staying.slice(1),
  ])
})

test('a second time is impossible, also for ten at once', async () => {
  const klass = await aKept()
  const juan = await ofSchool()
  const answers = await Promise.all(Array.from({ length: 10 }, () => enroll(teacher, klass, juan)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(await enroll(head, klass, juan)).toMatchObject(enrolled)
  expect(await list(teacher, klass)).toHaveLength(1)
})

test('one who left keeps the scores and comes back with them', async () => {
  const klass = await aKept()
  const juan = await ofSchool()
  const seat = await anEnrollment(app.tx, klass, juan)
  const { id } = await aScore(app.tx, await aGradeItem(app.tx, klass), juan, { score: 17 })
  expect(await drop(teacher, seat)).toMatchObject({
    status: 200,
    body: { message: 'Student removed from roster' },
  })
  expect(await list(teacher, klass)).toEqual([])
  expect(await list(teacher, klass, 'dropped')).toMatchObject([
    { id: seat.id, dropped_at: expect.stringMatching(/Z$/), student: { status: 'inactive' } },
  ])
  expect(await drop(teacher, seat)).toMatchObject(notOnRoster)
  expect(await enroll(teacher, klass, juan)).toMatchObject({
    status: 200,
    body: { id: seat.id, enrolled_on: '2026-06-08', dropped_at: null },
  })
  expect(await app.tx.select().from(scores).where(eq(scores.id, id))).toMatchObject([{ score: 17 }])
})

test('of many who remove a learner at once one does', async () => {
  const seat = await anEnrollment(app.tx, await aKept(), await ofSchool())
  const answers = await Promise.all(Array.from({ length: 8 }, () => drop(teacher, seat)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
})

test('rosters are for whoever keeps the class; for others it does not exist', async () => {
  const klass = await aKept()
  const seat = await anEnrollment(app.tx, klass, await ofSchool())
  const juan = await ofSchool()
  const before = await fingerprint(app.tx)
  for (const one of [colleague, newcomer, otherHead, unplaced, stranger]) {
    expect(await enroll(one, klass, juan)).toMatchObject(noClass)
    expect(await drop(one, seat)).toMatchObject(notOnRoster)
    expect(
      await one.call('GET /api/education/classes/{id}/enrollments', { params: { id: klass.id } }),
    ).toMatchObject(noClass)
  }
  expect(await enroll(admin, missing, juan)).toMatchObject(noClass)
  expect(await drop(admin, missing)).toMatchObject(notOnRoster)
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  for (const one of [teacher, head, admin]) {
    expect(await enroll(one, klass, await ofSchool())).toMatchObject({ status: 200 })
    expect(await drop(one, await anEnrollment(app.tx, klass, await ofSchool()))).toMatchObject({
      status: 200,
    })
  }
})

test('a teacher enrols whom they may find: all of a school that confirmed them, otherwise their own', async () => {
  const [juan, added] = [await ofSchool(), await ofSchool({ created_by_user_id: newcomer.user.id })]
  expect(await enroll(teacher, await aKept(), juan)).toMatchObject({ status: 200 })
  const klass = await aKept(newcomer)
  expect(await enroll(newcomer, klass, juan)).toMatchObject(noLearner)
  expect(await enroll(newcomer, klass, added)).toMatchObject({ status: 200 })
  expect(await enroll(newcomer, klass, missing)).toMatchObject(noLearner)
})

test('a learner of another school is not enrolled, nor told of to those who cannot find them', async () => {
  const elsewhere = await aLearner(app.tx, { school_id: otherSchool.id })
  const klass = await aKept()
  expect(await enroll(admin, klass, elsewhere)).toMatchObject(
    refused(
      409,
      'learner.other_school',
      'This learner belongs to another school. A transfer is needed first.',
    ),
  )
  for (const one of [teacher, head]) expect(await enroll(one, klass, elsewhere)).toMatchObject(noLearner)
  expect(await enroll(admin, klass, elsewhere, otherSchool.id)).toMatchObject(noClass)
})

test('what a caller may not set is ignored', async () => {
  const [klass, juan] = [await aKept(), await ofSchool()]
  const answer = await teacher.send({
    method: 'POST',
    path: '/api/education/enrollments',
    body: {
      school_id: school.id,
      class_id: klass.id,
      student_id: juan.id,
      id: 1,
      added_on: '2001-01-01',
      dropped_at: '2001-01-01T00:00:00Z',
      student: { gender: 'female' },
    },
  })
  expect(answer).toMatchObject({ status: 200, body: { dropped_at: null, student: { gender: 'male' } } })
})

test('a day that is sent is stored and answered; an empty one is today in Manila', async () => {
  const klass = await aKept()
  app.clock.set('2026-06-07T16:30:00Z')
  for (const [enrolled_on, stored] of [
    ['2025-12-01', '2025-12-01'],
    ['2000-01-01', '2000-01-01'],
    ['2027-06-08', '2027-06-08'],
    ['', '2026-06-08'],
    [null, '2026-06-08'],
  ] as const) {
    const juan = await ofSchool()
    const answer = await enrollOn(teacher, klass, juan, enrolled_on)
    expect(answer).toMatchObject({ status: 200, body: { student_id: juan.id, enrolled_on: stored } })
    expect(await list(teacher, klass)).toContainEqual(answer.body)
  }
  app.clock.set(new Date())
})

test('one who comes back keeps the first day unless another is sent', async () => {
  const [klass, juan] = [await aKept(), await ofSchool()]
  const seat = await anEnrollment(app.tx, klass, juan)
  await drop(teacher, seat)
  expect(await enroll(teacher, klass, juan)).toMatchObject({ body: { enrolled_on: '2026-06-08' } })
  await drop(teacher, seat)
  expect(await enrollOn(teacher, klass, juan, '2026-09-01')).toMatchObject({
    status: 200,
    body: { id: seat.id, enrolled_on: '2026-09-01' },
  })
})

test.each([
  ['1999-12-31', 'The enrollment date must be between January 1, 2000 and one year from today.'],
  ['2027-06-09', 'The enrollment date must be between January 1, 2000 and one year from today.'],
  ['2026-02-30', 'Please enter a date.'],
  ['June 8', 'Please enter a date.'],
])('the day %s is refused, and nobody is enrolled', async (enrolled_on, detail) => {
  const klass = await aKept()
  app.clock.set('2026-06-07T16:30:00Z')
  expect(await enrollOn(teacher, klass, await ofSchool(), enrolled_on)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', detail, errors: [{ path: 'enrolled_on', message: detail }] },
  })
  app.clock.set(new Date())
  expect(await list(teacher, klass)).toEqual([])
})

test('an archived class takes nobody and lets nobody go', async () => {
  const klass = await aKept(teacher, { archived_at: new Date() })
  const seat = await anEnrollment(app.tx, klass, await ofSchool())
  expect(await enroll(teacher, klass, await ofSchool())).toMatchObject(archived)
  expect(await drop(teacher, seat)).toMatchObject(archived)
  expect(await list(teacher, klass)).toHaveLength(1)
  await app.tx.update(classes).set({ archived_at: null }).where(eq(classes.id, klass.id))
  expect(await drop(teacher, seat)).toMatchObject({ status: 200 })
})

test.each([
  ['zero', 0],
  ['a fraction', 1.5],
  ['a word', 'Juan'],
])('%s is no learner', async (_, student_id) => {
  const answer = await teacher.send({
    method: 'POST',
    path: '/api/education/enrollments',
    body: { school_id: school.id, class_id: 1, student_id },
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: 'student_id',
          message: 'Please select a valid student from search results before enrolling.',
        },
      ],
    },
  })
})
