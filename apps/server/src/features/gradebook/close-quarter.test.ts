import { startApp } from '@klasrum/testkit/app'
import { aClass, aScore, type Class, onRoster } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aSettledClass } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTx } from '../../db/client.ts'
import { classes } from '../classes/classes.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { closeQuarter } from './close-quarter.ts'
import { closedGrades, quarterClosings, quarterWeights, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, head, admin } = await schoolPeople(app)
const mine = (wish: Parameters<typeof aClass>[1] = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const weights = { written_work_weight: 50, performance_task_weight: 50, quarterly_assessment_weight: 0 }

const close = ({ id }: Class, quarter = 1, as: Client = teacher) =>
  as.call('POST /api/education/classes/{id}/quarters/{quarter}/close', { params: { id, quarter } })
const gradesOf = ({ id }: Class) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', { params: { id, quarter: 1 } })
const eventsOf = ({ id }: Class) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-events', { params: { id } })
const refused = (code: string, more = {}) => ({ status: 409, body: { code, ...more } })

const settled = (wish: Parameters<typeof aClass>[1] = {}) =>
  aSettledClass(tx, { teacher: teacher.user, ...wish })

test('closing keeps the grades of the roster with the rule they were reckoned by', async () => {
  const { klass, ana, ben } = await settled({ transmuted: true })
  const before = await gradesOf(klass)
  expect(before).toMatchObject([
    { student_id: ana.id, initial_grade: 90, quarterly_grade: 93 },
    { student_id: ben.id, ps_pt: null, initial_grade: null },
  ])
  const { status, body } = await close(klass)
  expect(status).toBe(200)
  expect(body).toEqual({ quarter: 1, closed_at: expect.any(String) })
  expect(await gradesOf(klass)).toEqual(before)
  expect(await tx.select().from(quarterClosings).where(eq(quarterClosings.class_id, klass.id))).toEqual([
    {
      class_id: klass.id,
      quarter: 1,
      closed_by_user_id: teacher.user.id,
      closed_at: new Date((body as { closed_at: string }).closed_at),
      policy: 'plain',
      transmuted: true,
      ...weights,
    },
  ])
  expect(await eventsOf(klass)).toMatchObject([{ quarter: 1, kind: 'closed', reason: null }])
  const read = await teacher.ok('GET /api/education/classes/{id}', { params: { id: klass.id } })
  expect(read.current_quarter).toBe(2)
})

test('what changes later about the class, its weights or the policy moves no kept grade', async () => {
  const { klass, ana } = await settled()
  await close(klass)
  const kept = await gradesOf(klass)
  const { school_id, subject_id, term_id, section } = klass
  await teacher.ok('PUT /api/education/classes/{id}', {
    params: { id: klass.id },
    body: { school_id, subject_id, term_id, grade_level: '8', section, transmuted: true },
  })
  expect(await gradesOf(klass)).toEqual(kept)
  await tx.update(classes).set({ policy: 'do8-2015' }).where(eq(classes.id, klass.id))
  expect(await gradesOf(klass)).toEqual(kept)
  expect(
    await teacher.ok('POST /api/education/classes/{id}/recompute-quarter-grades', {
      params: { id: klass.id },
      body: { quarter: 1 },
    }),
  ).toMatchObject({ grades: kept })
  await teacher.ok('POST /api/education/classes/{id}/quarters/{quarter}/reopen', {
    params: { id: klass.id, quarter: 1 },
    body: { reason: 'A late project came in' },
  })
  expect(await gradesOf(klass)).toMatchObject([{ student_id: ana.id, quarterly_grade: 93 }, {}])
})

test('every role is refused a change of a closed quarter, and so is the database', async () => {
  const { klass, quiz, ana } = await settled()
  await close(klass)
  const before = await fingerprint(tx)
  for (const one of [teacher, head, admin]) {
    const params = { id: klass.id, quarter: 1 }
    const body = { ...weights, written_work_weight: 40, performance_task_weight: 60 }
    expect(
      await one.refusal('PUT /api/education/classes/{id}/quarter-weights/{quarter}', { params, body }),
    ).toMatchObject({ code: 'quarter.closed' })
    expect(
      await one.refusal('DELETE /api/education/grade-items/{id}', {
        params: { id: quiz.id },
        query: { scores: 9 },
      }),
    ).toMatchObject({ code: 'quarter.closed' })
    expect(await close(klass, 1, one)).toMatchObject(refused('quarter.closed'))
  }
  await expect(tx.update(scores).set({ score: 1 }).where(eq(scores.student_id, ana.id))).rejects.toThrow()
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
})

test('a blank cell, no weights or no items are in the way', async () => {
  const { klass, quiz, task } = await settled()
  await tx.update(scores).set({ score: null, excused: false }).where(eq(scores.item_id, quiz.id))
  await tx.delete(scores).where(and(eq(scores.item_id, task.id), eq(scores.excused, true)))
  const before = await fingerprint(tx)
  expect(await close(klass)).toMatchObject(
    refused('quarter.cells_missing', {
      detail:
        'The quarter has 3 blank cells. Give each a score, a zero or an excuse before closing the quarter.',
    }),
  )
  await tx.delete(quarterWeights).where(eq(quarterWeights.class_id, klass.id))
  expect(await close(klass)).toMatchObject(refused('quarter.no_weights'))
  expect(await close(klass, 2)).toMatchObject(refused('quarter.no_items'))
  expect(changedTables(before, await fingerprint(tx))).toEqual(['quarter_weights'])
})

test('who left neither keeps it open nor has a grade; who comes later has none yet', async () => {
  const { klass, ana, ben } = await settled()
  await onRoster(tx, klass, { fullname: 'Cora Diaz', dropped_at: new Date() })
  expect((await close(klass)).status).toBe(200)
  expect(await tx.$count(closedGrades, eq(closedGrades.class_id, klass.id))).toBe(2)
  const dora = await onRoster(tx, klass, { fullname: 'Dora Evangelista' })
  await tx.update(enrollments).set({ dropped_at: new Date() }).where(eq(enrollments.student_id, ben.id))
  expect(await gradesOf(klass)).toMatchObject([
    { student_id: ana.id, initial_grade: 90 },
    { student_id: dora.id, initial_grade: null, quarterly_grade: null, provisional: false },
  ])
})

test('three terms have no fourth to close', async () => {
  expect(await close(await mine({ policy: 'do15-2026' }), 4)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'quarter' }] },
  })
})

test('closing for thirty learners takes as many statements as for two: ten', async () => {
  const { database, statements } = listenTo(app.house.database)
  const actor = { ...teacher.user, user_id: teacher.user.id, session_id: 1, role: 'teacher' } as const
  const countFor = async (more: number) => {
    const { klass, quiz, task } = await settled()
    for (const _ of Array.from({ length: more })) {
      const learner = await onRoster(tx, klass)
      for (const item of [quiz, task]) await aScore(tx, item, learner, { score: 9 })
    }
    const before = statements.length
    await inTx(database, (tx) => closeQuarter(tx, actor, { id: klass.id, quarter: 1 }, app.clock.now()))
    return statements.slice(before).filter((each) => !/^(begin|commit)/i.test(each)).length
  }
  expect([await countFor(0), await countFor(28)]).toEqual([10, 10])
})
