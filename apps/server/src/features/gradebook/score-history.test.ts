import { startApp } from '@klasrum/testkit/app'
import { chanceFor } from '@klasrum/testkit/chance'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sqlState } from '../../db/constraint.ts'
import { gradeItems, quarterWeights, scoreChanges, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { school, teacher, head, colleague, otherHead, stranger } = await schoolPeople(app)
const { tx } = app

const rowsOf = (klass: Class) =>
  tx.select().from(scoreChanges).where(eq(scoreChanges.class_id, klass.id)).orderBy(scoreChanges.id)

async function aSheet() {
  const klass = await aClass(tx, { teacher: teacher.user })
  const items = [await aGradeItem(tx, klass), await aGradeItem(tx, klass)]
  const learners = [await onRoster(tx, klass), await onRoster(tx, klass)]
  return { klass, items, learners }
}

type Value = { score: number | null; excused: boolean }
const same = (one: Value, other: Value) => one.score === other.score && one.excused === other.excused

test('every change by the API or by hand in the database is one row; what changes nothing is none', async () => {
  const chance = chanceFor('edits of scores')
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance.between(0, of.length))] as T
  const { klass, items, learners } = await aSheet()
  const stands = new Map<string, Value>()
  const expected: object[] = []
  for (let edit = 0; edit < atSize({ commit: 40, long: shareOf(1_000) }); edit += 1) {
    const [item, learner] = [pick(items), pick(learners)]
    const place = { item_id: item.id, student_id: learner.id }
    const was = stands.get(`${item.id} ${learner.id}`) ?? { score: null, excused: false }
    const way = pick(['cell', 'cells', 'hand'] as const)
    const by = pick([teacher, head])
    const excused = way !== 'cell' && chance.between(0, 1) < 0.2
    const value = { score: excused ? null : pick([null, 0, 1, 2]), excused }
    if (way === 'cell')
      await by.ok('PUT /api/education/scores', {
        body: { ...place, school_id: school.id, class_id: klass.id, quarter: 1, score: value.score },
      })
    else if (way === 'cells')
      await by.ok('PUT /api/education/classes/{id}/sheets/{quarter}/cells', {
        params: { id: klass.id, quarter: 1 },
        body: { source: 'paste', cells: [{ ...place, ...value, seen: was }] },
      })
    else
      await tx
        .insert(scores)
        .values({ ...place, ...value, class_id: klass.id, updated_at: new Date() })
        .onConflictDoUpdate({ target: [scores.item_id, scores.student_id], set: value })
    stands.set(`${item.id} ${learner.id}`, value)
    if (same(was, value)) continue
    const isByHand = way === 'hand'
    expected.push({
      ...place,
      class_id: klass.id,
      quarter: 1,
      item_title: item.title,
      old_score: was.score,
      old_excused: was.excused,
      new_score: value.score,
      new_excused: value.excused,
      source: isByHand ? 'database' : way === 'cell' ? 'cell' : 'paste',
      changed_by_user_id: isByHand ? null : by.user.id,
      request_id: isByHand ? null : expect.stringMatching(/^[\da-f-]{36}$/),
      changed_at: expect.any(Date),
    })
  }
  expect(await rowsOf(klass)).toMatchObject(expected)
  expect(await rowsOf(klass)).toHaveLength(expected.length)
})

test('an item that goes takes its scores along, and each is on record; a learner who goes takes the record', async () => {
  const { klass, items, learners } = await aSheet()
  const [item, other] = items
  const [ana, ben] = learners
  if (!item || !other || !ana || !ben) throw new Error('the sheet is too small')
  for (const learner of learners) await aScore(tx, item, learner, { score: 3 })
  await aScore(tx, other, ana, { score: 4 })
  await teacher.ok('DELETE /api/education/grade-items/{id}', {
    params: { id: item.id },
    query: { scores: 2 },
  })
  const gone = (await rowsOf(klass)).filter(({ old_score }) => old_score === 3)
  expect(gone).toMatchObject([
    { item_title: item.title, new_score: null, changed_by_user_id: teacher.user.id },
    { item_title: item.title, new_score: null },
  ])
  await teacher.ok('DELETE /api/education/students/{id}', { params: { id: ana.id }, query: { scores: 1 } })
  expect(new Set((await rowsOf(klass)).map(({ student_id }) => student_id))).toEqual(new Set([ben.id]))
})

describe('the list of changes', () => {
  const list = 'GET /api/education/classes/{id}/score-changes'

  test('has the latest first, page by page, with names, for a quarter, an item and a learner', async () => {
    const { klass, items, learners } = await aSheet()
    const later = await aGradeItem(tx, klass, { quarter: 2, title: 'Later' })
    for (const [quarter, item] of [...items.map((each) => [1, each] as const), [2, later] as const])
      for (const learner of learners)
        await teacher.ok('PUT /api/education/scores', {
          body: {
            school_id: school.id,
            class_id: klass.id,
            item_id: item.id,
            student_id: learner.id,
            quarter,
            score: 9,
          },
        })
    const ask = (query: object = {}) => teacher.ok(list, { params: { id: klass.id }, query })
    const all = await ask()
    expect(all.map(({ id }) => id)).toEqual((await rowsOf(klass)).map(({ id }) => id).reverse())
    expect(all[0]).toEqual({
      id: all[0]?.id,
      item_id: later.id,
      item_title: 'Later',
      student_id: learners[1]?.id,
      listed_name: learners[1]?.listed_name,
      old_score: null,
      old_excused: false,
      new_score: 9,
      new_excused: false,
      typed: null,
      source: 'cell',
      import_name: null,
      changed_by: `${teacher.user.first_name} ${teacher.user.last_name}`,
      changed_at: expect.stringMatching(/Z$/),
    })
    const first = await ask({ limit: 2 })
    const second = await ask({ limit: 200, before: first[1]?.id })
    expect([...first, ...second]).toEqual(all)
    expect(await ask({ quarter: 2 })).toEqual(all.slice(0, 2))
    expect(await ask({ item_id: items[0]?.id, student_id: learners[0]?.id })).toEqual(all.slice(-1))
  })

  test('names nobody whose account is gone', async () => {
    const { klass, items, learners } = await aSheet()
    const [item, learner] = [items[0], learners[0]]
    if (!item || !learner) throw new Error('the sheet is too small')
    const admin = await app.as('admin')
    const leaving = await app.as('admin')
    await leaving.ok('PUT /api/education/classes/{id}/sheets/{quarter}/cells', {
      params: { id: klass.id, quarter: 1 },
      body: { cells: [{ item_id: item.id, student_id: learner.id, score: 4 }] },
    })
    await admin.ok('DELETE /api/admin/users/{id}', { params: { id: leaving.user.id } })
    expect(await teacher.ok(list, { params: { id: klass.id } })).toMatchObject([
      { new_score: 4, changed_by: null },
    ])
  })

  test('is for whoever keeps the class', async () => {
    const { klass } = await aSheet()
    for (const one of [colleague, otherHead, stranger])
      expect(await one.refusal(list, { params: { id: klass.id } })).toMatchObject({
        status: 404,
        code: 'class.not_found',
      })
  })
})

test('a closed quarter takes no change by hand either: not of scores, nor of items, nor of weights', async () => {
  const { klass, items, learners } = await aSheet()
  const [item, learner] = [items[0], learners[0]]
  if (!item || !learner) throw new Error('the sheet is too small')
  await aScore(tx, item, learner, { score: 3 })
  const weights = { written_work_weight: 40, performance_task_weight: 40, quarterly_assessment_weight: 20 }
  await tx.insert(quarterWeights).values({ class_id: klass.id, quarter: 1, ...weights })
  await closeQuarters(tx, klass, 1)
  const ofClass = eq(gradeItems.class_id, klass.id)
  const attempts = [
    () => tx.update(scores).set({ score: 4 }).where(eq(scores.item_id, item.id)),
    () => tx.update(scores).set({ score: null, excused: true }).where(eq(scores.item_id, item.id)),
    () => tx.delete(scores).where(and(eq(scores.item_id, item.id), eq(scores.student_id, learner.id))),
    () => aScore(tx, item, learners[1] ?? learner, { score: 4 }),
    () => tx.update(gradeItems).set({ max_score: 99 }).where(ofClass),
    () => tx.delete(gradeItems).where(ofClass),
    () => aGradeItem(tx, klass),
    () => tx.update(quarterWeights).set({ written_work_weight: 39, performance_task_weight: 41 }),
    () => tx.delete(quarterWeights).where(sql`class_id = ${klass.id}`),
  ]
  for (const attempt of attempts)
    expect(
      sqlState(
        await attempt().then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    ).toBe('KQ001')
  expect(await rowsOf(klass)).toHaveLength(1)
})
