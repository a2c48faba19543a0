import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { readClassRecord } from './read-class-record.ts'

const app = await startApp({ work: false })
const { school, admin, head, otherHead, unplaced, teacher, colleague, stranger } = await schoolPeople(app)

const klass = await aClass(app.tx, { teacher: teacher.user })
const [ana, ben, cora] = [
  await aLearner(app.tx, { school_id: school.id, fullname: 'Ana Zamora' }),
  await aLearner(app.tx, { school_id: school.id, fullname: 'Ben Abad' }),
  await aLearner(app.tx, { school_id: school.id, fullname: 'Cora Magno' }),
]
for (const each of [ana, ben]) await anEnrollment(app.tx, klass, each)
await anEnrollment(app.tx, klass, cora, { dropped_at: new Date() })
const first = await aGradeItem(app.tx, klass, { quarter: 1, title: 'Typhoons' })
const exam = await aGradeItem(app.tx, klass, { quarter: 2, category: 'qa', part: 'st1', max_score: 50 })
const scores = [
  await aScore(app.tx, first, ana, { score: 18 }),
  await aScore(app.tx, exam, ben, { excused: true }),
  await aScore(app.tx, first, cora, { score: 5 }),
]
const elsewhere = await aClass(app.tx, { teacher: colleague.user })
await anEnrollment(app.tx, elsewhere, ana)
await aScore(app.tx, await aGradeItem(app.tx, elsewhere), ana)

type Query = { quarter?: number; parts?: 'all' | 'roster'; include?: 'enrolled' | 'dropped' }
const read = (as: Client, query: Query = {}) =>
  as.ok('GET /api/education/classes/{id}/record', { params: { id: klass.id }, query })

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('the class with its items, its learners by name and their scores', async () => {
  const record = await read(teacher)
  expect(record.klass).toEqual(
    await teacher.ok('GET /api/education/classes/{id}', { params: { id: klass.id } }),
  )
  expect(record.items).toEqual([
    {
      id: first.id,
      class_id: klass.id,
      quarter: 1,
      category: 'ww',
      part: null,
      title: 'Typhoons',
      max_score: 20,
      half_points: false,
      description: null,
    },
    { ...exam, part: 'st1', max_score: 50 },
  ])
  expect(record.enrollments).toEqual(
    await teacher.ok('GET /api/education/classes/{id}/enrollments', { params: { id: klass.id } }),
  )
  expect(record.enrollments.map(({ student_id }) => student_id)).toEqual([ben.id, ana.id])
  expect(record.scores).toEqual([
    {
      id: scores[0]?.id,
      school_id: school.id,
      class_id: klass.id,
      item_id: first.id,
      student_id: ana.id,
      quarter: 1,
      score: 18,
      excused: false,
    },
    {
      id: scores[1]?.id,
      school_id: school.id,
      class_id: klass.id,
      item_id: exam.id,
      student_id: ben.id,
      quarter: 2,
      score: null,
      excused: true,
    },
  ])
})

test('a quarter alone, the roster alone, and with those who left', async () => {
  const quarter = await read(teacher, { quarter: 2 })
  expect(idsOf(quarter.items)).toEqual([exam.id])
  expect(quarter.scores).toMatchObject([{ item_id: exam.id }])
  expect(quarter.enrollments).toHaveLength(2)
  expect(await read(teacher, { quarter: 4 })).toMatchObject({ items: [], scores: [] })

  const roster = await read(teacher, { parts: 'roster' })
  expect(roster).toMatchObject({ klass: { id: klass.id }, items: [], scores: [] })
  expect(roster.enrollments).toHaveLength(2)

  const dropped = await read(teacher, { include: 'dropped' })
  expect(dropped.enrollments.map(({ student_id }) => student_id)).toEqual([ben.id, cora.id, ana.id])
  expect(idsOf(dropped.scores)).toEqual(idsOf(scores))
})

test('it is for whoever keeps the class, and every opening is recorded', async () => {
  const openings = () => app.tx.select().from(classOpenings).where(eq(classOpenings.class_id, klass.id))
  await app.tx.delete(classOpenings)
  for (const one of [colleague, otherHead, unplaced, stranger])
    expect(
      await one.refusal('GET /api/education/classes/{id}/record', { params: { id: klass.id } }),
    ).toMatchObject({ status: 404, code: 'class.not_found' })
  expect(await openings()).toEqual([])
  for (const one of [teacher, head, admin, admin]) await read(one, { parts: 'roster' })
  const users = (await openings()).map(({ user_id }) => user_id)
  expect(new Set(users)).toEqual(new Set([teacher.user.id, head.user.id, admin.user.id]))
})

test.each(['quarter=5', 'quarter=0', 'parts=none', 'include=all'])(
  'the question %s is refused',
  async (question) => {
    const path = `/api/education/classes/${klass.id}/record?${question}`
    expect(await teacher.send({ path })).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  },
)

test('a roster of sixty takes as many statements as one of two: at most five', async () => {
  const big = await aClass(app.tx, { teacher: teacher.user })
  const items = [await aGradeItem(app.tx, big), await aGradeItem(app.tx, big)]
  for (const _ of Array.from({ length: 60 })) {
    const learner = await aLearner(app.tx, { school_id: school.id })
    await anEnrollment(app.tx, big, learner)
    for (const item of items) await aScore(app.tx, item, learner)
  }
  const actor = {
    user_id: teacher.user.id,
    session_id: 1,
    role: 'teacher',
    school_id: null,
    division_id: null,
  } as const
  const { database, statements } = listenTo(app.house.database)
  const count = async (id: number) => {
    const before = statements.length
    const query = { parts: 'all', include: 'enrolled', quarter: undefined } as const
    const record = await readClassRecord(database.tx, actor, id, query, app.clock.now())
    return {
      learners: record.enrollments.length,
      scores: record.scores.length,
      statements: statements.length - before,
    }
  }
  expect(await count(big.id)).toEqual({ learners: 60, scores: 120, statements: 5 })
  expect(await count(klass.id)).toMatchObject({ learners: 2, statements: 5 })
})
