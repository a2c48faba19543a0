import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, type Class, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { expect, test } from 'vitest'
import { listQuarterGrades } from './quarter-grades.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague } = await schoolPeople(app)
const mine = (wish: Parameters<typeof aClass>[1] = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const gradesOf = ({ id }: Class, quarter = 1) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', { params: { id, quarter } })
/** Science under Order 8: 145 of 160, 100 of 120 and 40 of 50. */
async function theWorkedExample(klass: Class) {
  const learner = await onRoster(tx, klass)
  for (const [category, max_score, score] of [
    ['quiz', 60, 50],
    ['ww', 100, 95],
    ['project', 120, 100],
    ['qa', 50, 40],
  ] as const)
    await aScore(tx, await aGradeItem(tx, klass, { category, max_score }), learner, { score })
  return learner
}

test('the worked example: 85.58 becomes 90', async () => {
  const klass = await mine({ policy: 'do8-2015' })
  await weigh(tx, klass, [40, 40, 20])
  const learner = await theWorkedExample(klass)
  expect(await gradesOf(klass)).toEqual([
    {
      student_id: learner.id,
      ps_ww: 90.63,
      ws_ww: 36.25,
      ps_pt: 83.33,
      ws_pt: 33.33,
      ps_qa: 80,
      ws_qa: 16,
      initial_grade: 85.58,
      quarterly_grade: 90,
      missing: 0,
      provisional: false,
    },
  ])
})

test('under the plain policy it stays 85.58 until transmutation is switched on', async () => {
  const klass = await mine()
  await weigh(tx, klass, [40, 40, 20])
  await theWorkedExample(klass)
  expect(await gradesOf(klass)).toMatchObject([{ initial_grade: 85.58, quarterly_grade: 85.58 }])
  const { school_id, subject_id, term_id, section } = klass
  await teacher.ok('PUT /api/education/classes/{id}', {
    params: { id: klass.id },
    body: { school_id, subject_id, term_id, grade_level: '8', section, transmuted: true },
  })
  expect(await gradesOf(klass)).toMatchObject([{ initial_grade: 85.58, quarterly_grade: 90 }])
})

test('without weights there are percents and no grade', async () => {
  const klass = await mine()
  await theWorkedExample(klass)
  expect(await gradesOf(klass)).toMatchObject([
    { ps_ww: 90.63, ws_ww: null, initial_grade: null, quarterly_grade: null },
  ])
})

test('a blank is counted and makes the grade provisional; an excused cell leaves both sums', async () => {
  const klass = await mine()
  await weigh(tx, klass, [50, 50, 0])
  const [one, other, task] = [
    await aGradeItem(tx, klass, { max_score: 10 }),
    await aGradeItem(tx, klass, { max_score: 20 }),
    await aGradeItem(tx, klass, { category: 'pt', max_score: 10 }),
  ]
  const [ana, ben, cora] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz' }),
    await onRoster(tx, klass, { fullname: 'Cora Diaz' }),
  ]
  for (const learner of [ana, ben]) {
    await aScore(tx, one, learner, { score: 10 })
    await aScore(tx, task, learner, { score: 10 })
  }
  await aScore(tx, other, ana, { excused: true })
  await aScore(tx, other, ben, { score: null })
  await onRoster(tx, klass, { dropped_at: new Date() })
  expect(await gradesOf(klass)).toMatchObject([
    { student_id: ana.id, ps_ww: 100, initial_grade: 100, missing: 0, provisional: false },
    { student_id: ben.id, ps_ww: 33.33, ws_ww: 16.67, initial_grade: 66.67, missing: 1, provisional: true },
    { student_id: cora.id, ps_ww: null, ws_ww: null, initial_grade: null, missing: 3, provisional: true },
  ])
})

test('of another quarter nothing is counted; a quarter without items has learners and no grades', async () => {
  const klass = await mine()
  await weigh(tx, klass, [40, 40, 20], 2)
  await theWorkedExample(klass)
  expect(await gradesOf(klass, 2)).toMatchObject([
    { ps_ww: null, ps_pt: null, ps_qa: null, initial_grade: null, missing: 0, provisional: false },
  ])
  expect(await gradesOf(await mine())).toEqual([])
})

test('recomputing answers the same and changes nothing, also for an archived class', async () => {
  const klass = await mine()
  await weigh(tx, klass, [40, 40, 20])
  await theWorkedExample(klass)
  await teacher.ok('POST /api/education/classes/{id}/archive', { params: { id: klass.id } })
  const before = await fingerprint(tx)
  expect(
    await teacher.ok('POST /api/education/classes/{id}/recompute-quarter-grades', {
      params: { id: klass.id },
      body: { quarter: 1 },
    }),
  ).toEqual({ message: 'Quarterly grades recomputed', grades: await gradesOf(klass) })
  expect(changedTables(before, await fingerprint(tx))).toEqual(['class_openings'])
})

test('somebody else’s class does not exist', async () => {
  const { id } = await mine()
  const notThere = { status: 404, code: 'class.not_found' }
  expect(
    await colleague.refusal('GET /api/education/classes/{id}/quarter-grades/{quarter}', {
      params: { id, quarter: 1 },
    }),
  ).toMatchObject(notThere)
  expect(
    await colleague.refusal('POST /api/education/classes/{id}/recompute-quarter-grades', {
      params: { id },
      body: { quarter: 1 },
    }),
  ).toMatchObject(notThere)
})

test('the grades of thirty learners take as many statements as those of one: five', async () => {
  const { database, statements } = listenTo(app.house.database)
  const actor = { ...teacher.user, user_id: teacher.user.id, session_id: 1, role: 'teacher' } as const
  const countFor = async (learners: number) => {
    const klass = await mine()
    for (const _ of Array.from({ length: learners }))
      await aScore(tx, await aGradeItem(tx, klass), await onRoster(tx, klass))
    const before = statements.length
    const grades = await listQuarterGrades(database.tx, actor, { id: klass.id, quarter: 1 }, app.clock.now())
    expect(grades).toHaveLength(learners)
    return statements.length - before
  }
  expect([await countFor(1), await countFor(30)]).toEqual([6, 6])
})
