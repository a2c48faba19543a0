import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { clientOf } from '@klasrum/testkit/client'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { gradeItems, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const teacher = await app.as(await aTeacher(tx, { school }))
const mine = (wish = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const read = async ({ id }: Class) => {
  const { current_quarter, learner_count, item_count, progress } = await teacher.ok(
    'GET /api/education/classes/{id}',
    { params: { id } },
  )
  return [current_quarter, learner_count, item_count, progress]
}
const close = (klass: Class, ...quarters: number[]) => closeQuarters(tx, klass, ...quarters)

test('progress is the share of the current quarter’s cells that are filled in, rounded down', async () => {
  const klass = await mine()
  expect(await read(klass)).toEqual([1, 0, 0, null])
  const learners = [await onRoster(tx, klass), await onRoster(tx, klass), await onRoster(tx, klass)]
  expect(await read(klass)).toEqual([1, 3, 0, null])
  const item = await aGradeItem(tx, klass)
  expect(await read(klass)).toEqual([1, 3, 1, 0])
  const [ana, ben, cora] = learners
  if (!ana || !ben || !cora) throw new Error('nobody is on the roster')
  await aScore(tx, item, ana, { score: 0 })
  await aScore(tx, item, ben, { excused: true })
  expect(await read(klass)).toEqual([1, 3, 1, 66])
  await aScore(tx, item, cora, { score: null })
  expect(await read(klass)).toEqual([1, 3, 1, 66])
  await tx.update(scores).set({ score: 20 }).where(eq(scores.student_id, cora.id))
  expect(await read(klass)).toEqual([1, 3, 1, 100])
  await aGradeItem(tx, klass, { quarter: 2 })
  expect(await read(klass)).toEqual([1, 3, 1, 100])
})

test('of a large class one blank cell keeps it from being complete', async () => {
  const klass = await mine()
  const items = [await aGradeItem(tx, klass)]
  for (const _ of Array.from({ length: 9 })) items.push(await aGradeItem(tx, klass))
  const learners = [await onRoster(tx, klass)]
  for (const _ of Array.from({ length: 14 })) learners.push(await onRoster(tx, klass))
  const cells = items.flatMap(({ id: item_id }) =>
    learners.map(({ id: student_id }) => ({
      class_id: klass.id,
      item_id,
      student_id,
      score: 7,
      updated_at: new Date(),
    })),
  )
  await tx.insert(scores).values(cells.slice(1))
  expect(await read(klass)).toEqual([1, 15, 10, 99])
  await tx.insert(scores).values(cells.slice(0, 1))
  expect(await read(klass)).toEqual([1, 15, 10, 100])
})

test('who left the roster counts neither as a learner nor with scores', async () => {
  const klass = await mine()
  const [stays, left] = [await onRoster(tx, klass), await onRoster(tx, klass, { dropped_at: new Date() })]
  const item = await aGradeItem(tx, klass)
  await aScore(tx, item, left)
  expect(await read(klass)).toEqual([1, 1, 1, 0])
  await aScore(tx, item, stays)
  expect(await read(klass)).toEqual([1, 1, 1, 100])
  await tx.update(enrollments).set({ dropped_at: null }).where(eq(enrollments.student_id, left.id))
  expect(await read(klass)).toEqual([1, 2, 1, 100])
})

test('the current quarter is the earliest that is not closed, and the last when all are', async () => {
  const klass = await mine()
  await aGradeItem(tx, klass, { quarter: 2 })
  expect((await read(klass))[0]).toBe(1)
  await close(klass, 1, 3)
  expect(await read(klass)).toEqual([2, 0, 1, null])
  await close(klass, 2)
  expect((await read(klass))[0]).toBe(4)
  await close(klass, 4)
  expect((await read(klass))[0]).toBe(4)
})

test.each(['do15-2026', 'zero-based-2027'] as const)('%s has three terms', async (policy) => {
  const klass = await mine({ policy })
  await close(klass, 1, 2)
  expect((await read(klass))[0]).toBe(3)
  await close(klass, 3)
  expect((await read(klass))[0]).toBe(3)
})

test('forty classes with their progress take as many statements as one', async () => {
  const { database, statements } = listenTo(app.house.database)
  const fastify = await buildApp({ ...app.house, database })
  onTestFinished(() => fastify.close())
  const countFor = async (classes: number) => {
    const person = await app.as(await aTeacher(tx, { school }))
    for (const _ of Array.from({ length: classes })) {
      const klass = await aClass(tx, { teacher: person.user })
      await aScore(tx, await aGradeItem(tx, klass), await onRoster(tx, klass))
    }
    const before = statements.length
    const client = clientOf(fastify, { token: person.token })
    const listed = await client.ok('GET /api/education/classes')
    expect(listed.map(({ progress }) => progress)).toEqual(Array.from({ length: classes }, () => 100))
    return statements.slice(before).filter((each) => each.includes('"classes"')).length
  }
  expect([await countFor(1), await countFor(40)]).toEqual([1, 1])
  expect(await tx.$count(gradeItems)).toBeGreaterThan(40)
})
