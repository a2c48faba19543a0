import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aTeacher } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aSettledClass } from '@klasrum/testkit/gradebook'
import { aLearner, anEnrollment } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  closedGrades,
  gradeItems,
  quarterClosings,
  quarterEvents,
  quarterWeights,
  scoreChanges,
  scores,
} from '../gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { classes } from './classes.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const teacher = await app.as(await aTeacher(tx, { school }))
const second = await app.as(await aTeacher(tx, { school }))
const strangers = [second, await app.as('school-admin')]
const mine = (wish = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const notThere = { status: 404, code: 'class.not_found' }

/** Two learners, one of whom left, two items, and a score each. */
async function aFullClass() {
  const klass = await mine()
  const [stays, left] = [await onRoster(tx, klass), await onRoster(tx, klass, { dropped_at: new Date() })]
  const [one, other] = [await aGradeItem(tx, klass), await aGradeItem(tx, klass)]
  await aScore(tx, one, stays)
  await aScore(tx, one, left, { excused: true })
  await aScore(tx, other, stays, { score: null })
  return klass
}

test('a class is archived and restored, and the second time nothing happens', async () => {
  const { id } = await mine()
  const params = { id }
  const archived = await teacher.ok('POST /api/education/classes/{id}/archive', { params })
  expect(archived).toMatchObject({ archived_at: expect.any(String), version: 2 })
  expect(Math.abs(Date.parse(archived.archived_at ?? '') - app.clock.now().getTime())).toBeLessThan(60_000)
  app.clock.advance(5)
  expect(await teacher.ok('POST /api/education/classes/{id}/archive', { params })).toEqual(archived)
  const restored = await teacher.ok('POST /api/education/classes/{id}/restore', { params })
  expect(restored).toMatchObject({ archived_at: null, version: 3 })
  expect(await teacher.ok('POST /api/education/classes/{id}/restore', { params })).toEqual(restored)
})

test('pressed twice at once it is archived once', async () => {
  const params = { id: (await mine()).id }
  const both = await Promise.all(
    [1, 2, 3].map(() => teacher.ok('POST /api/education/classes/{id}/archive', { params })),
  )
  expect(both.map(({ version }) => version)).toEqual([2, 2, 2])
})

test('what goes with a class: everybody ever on the roster, the items, the cells filled in; and what is closed', async () => {
  const klass = await aFullClass()
  const params = { id: klass.id }
  const holdings = { learners: 2, items: 2, scores: 2, closed_quarters: 0 }
  expect(await teacher.ok('GET /api/education/classes/{id}/holdings', { params })).toEqual(holdings)
  await closeQuarters(tx, klass, 1, 3)
  expect(await teacher.ok('GET /api/education/classes/{id}/holdings', { params })).toEqual({
    ...holdings,
    closed_quarters: 2,
  })
})

test('a class is deleted with its roster, items and scores; the learners stay on record', async () => {
  const { id } = await aFullClass()
  const there = await tx.$count(learners)
  const query = { learners: 2, scores: 2 }
  expect(await teacher.ok('DELETE /api/education/classes/{id}', { params: { id }, query })).toEqual({
    message: 'Class deleted successfully',
  })
  for (const [table, column] of [
    [classes, classes.id],
    [enrollments, enrollments.class_id],
    [gradeItems, gradeItems.class_id],
    [scores, scores.class_id],
  ] as const)
    expect(await tx.$count(table, eq(column, id))).toBe(0)
  expect(await tx.$count(learners)).toBe(there)
})

test('a teacher’s class with a closed quarter stays, also an archived one, until it is reopened', async () => {
  const klass = await aFullClass()
  await closeQuarters(tx, klass, 2)
  const [params, query] = [{ id: klass.id }, { learners: 2, scores: 2 }]
  const refused = {
    status: 409,
    code: 'class.has_closed',
    detail:
      'A quarter of this class is closed. Archive the class instead, or ask your school administrator to delete it.',
  }
  const before = await fingerprint(tx)
  expect(await teacher.refusal('DELETE /api/education/classes/{id}', { params, query })).toMatchObject(
    refused,
  )
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
  await teacher.ok('POST /api/education/classes/{id}/archive', { params })
  expect(await teacher.refusal('DELETE /api/education/classes/{id}', { params, query })).toMatchObject(
    refused,
  )
  await teacher.ok('POST /api/education/classes/{id}/restore', { params })
  await teacher.ok('POST /api/education/classes/{id}/quarters/{quarter}/reopen', {
    params: { ...params, quarter: 2 },
    body: { reason: 'Made by mistake' },
  })
  await teacher.ok('DELETE /api/education/classes/{id}', { params, query })
  expect(await tx.$count(scores, eq(scores.class_id, klass.id))).toBe(0)
})

test('an admin and the school’s admin delete a class with a closed quarter: its scores, kept grades, closings and history go', async () => {
  const managers = [await app.as('admin'), await app.as(await aSchoolAdmin(tx, { school_id: school.id }))]
  const otherHead = await app.as('school-admin')
  for (const manager of managers) {
    const { klass, ana } = await aSettledClass(tx, { teacher: teacher.user })
    await anEnrollment(tx, klass, await aLearner(tx, { school_id: school.id }), { dropped_at: new Date() })
    const params = { id: klass.id }
    await teacher.ok('POST /api/education/classes/{id}/quarters/{quarter}/close', {
      params: { ...params, quarter: 1 },
    })
    const parts = [
      [enrollments, enrollments.class_id],
      [gradeItems, gradeItems.class_id],
      [scores, scores.class_id],
      [quarterWeights, quarterWeights.class_id],
      [quarterClosings, quarterClosings.class_id],
      [quarterEvents, quarterEvents.class_id],
      [closedGrades, closedGrades.class_id],
      [scoreChanges, scoreChanges.class_id],
    ] as const
    for (const [table, column] of parts)
      expect(await tx.$count(table, eq(column, klass.id))).toBeGreaterThan(0)

    const query = { learners: 3, scores: 4 }
    expect(await teacher.refusal('DELETE /api/education/classes/{id}', { params, query })).toMatchObject({
      status: 409,
      code: 'class.has_closed',
    })
    expect(await otherHead.refusal('DELETE /api/education/classes/{id}', { params, query })).toMatchObject(
      notThere,
    )
    expect(
      await manager.refusal('DELETE /api/education/classes/{id}', {
        params,
        query: { learners: 2, scores: 4 },
      }),
    ).toMatchObject({ code: 'class.holds_more' })
    await manager.ok('DELETE /api/education/classes/{id}', { params, query })
    for (const [table, column] of [...parts, [classes, classes.id] as const])
      expect(await tx.$count(table, eq(column, klass.id))).toBe(0)
    expect(await tx.$count(learners, eq(learners.id, ana.id))).toBe(1)
  }
})

test.each([
  [{ learners: 0 }],
  [{ scores: 0 }],
  [{ learners: 1, scores: 2 }],
  [{ learners: 2, scores: 1 }],
  [{ learners: 3, scores: 2 }],
])('who knows of %j is told what the class holds, and nothing goes', async (query) => {
  const { id } = await aFullClass()
  const before = await fingerprint(tx)
  expect(
    await teacher.refusal('DELETE /api/education/classes/{id}', { params: { id }, query }),
  ).toMatchObject({
    status: 409,
    code: 'class.holds_more',
    detail: 'The class now holds 2 learners and 2 scores. Please look again before deleting it.',
  })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
})

test('a caller who names no numbers deletes the class with its roster, items and scores', async () => {
  const { id } = await aFullClass()
  await teacher.ok('DELETE /api/education/classes/{id}', { params: { id } })
  expect(await tx.$count(scores, eq(scores.class_id, id))).toBe(0)
})

test('an empty class and an archived one are deleted', async () => {
  for (const wish of [{}, { archived_at: new Date() }]) {
    const params = { id: (await mine(wish)).id }
    await teacher.ok('DELETE /api/education/classes/{id}', { params, query: { learners: 0, scores: 0 } })
    expect(await teacher.refusal('GET /api/education/classes/{id}', { params })).toMatchObject(notThere)
  }
})

test('of two who delete it at once one is told that it is gone', async () => {
  const params = { id: (await mine()).id }
  const both = await Promise.all(
    [1, 2].map(() => teacher.call('DELETE /api/education/classes/{id}', { params })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('somebody else’s class is neither counted, archived, restored nor deleted', async () => {
  const params = { id: (await aFullClass()).id }
  const before = await fingerprint(tx, { except: ['sessions'] })
  for (const stranger of strangers) {
    expect(await stranger.refusal('GET /api/education/classes/{id}/holdings', { params })).toMatchObject(
      notThere,
    )
    expect(await stranger.refusal('POST /api/education/classes/{id}/archive', { params })).toMatchObject(
      notThere,
    )
    expect(await stranger.refusal('POST /api/education/classes/{id}/restore', { params })).toMatchObject(
      notThere,
    )
    expect(
      await stranger.refusal('DELETE /api/education/classes/{id}', {
        params,
        query: { learners: 2, scores: 2 },
      }),
    ).toMatchObject(notThere)
  }
  expect(changedTables(before, await fingerprint(tx, { except: ['sessions'] }))).toEqual([])
})

test('the school’s admin and an admin do all of it', async () => {
  const managers = [await app.as('admin'), await app.as(await aSchoolAdmin(tx, { school_id: school.id }))]
  for (const manager of managers) {
    const params = { id: (await mine()).id }
    await manager.ok('POST /api/education/classes/{id}/archive', { params })
    await manager.ok('POST /api/education/classes/{id}/restore', { params })
    await manager.ok('DELETE /api/education/classes/{id}', { params })
    expect(await manager.refusal('GET /api/education/classes/{id}', { params })).toMatchObject(notThere)
  }
})

test.each(['learners', 'scores'])('%s that are no number are refused', async (path) => {
  const { id } = await mine()
  expect(
    await teacher.send({ method: 'DELETE', path: `/api/education/classes/${id}?${path}=many` }),
  ).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
})
