import { startApp } from '@klasrum/testkit/app'
import { chanceFor } from '@klasrum/testkit/chance'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { aSettledClass, weigh } from '@klasrum/testkit/gradebook'
import { anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { closedGrades, quarterClosings, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { readClassReport } from './class-report.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head, otherHead, admin } = await schoolPeople(app)
const chance = chanceFor('class report')
const upTo = (most: number) => Math.floor(chance.between(0, most + 1))

const report = (klass: Class, quarter = 1) =>
  teacher.ok('GET /api/education/classes/{id}/reports/{quarter}', { params: { id: klass.id, quarter } })

const halfUp = (part: number, whole: number) => Math.floor((2 * part + whole) / (2 * whole))
const hundredths = (part: number, whole: number) => halfUp(part * 100, whole) / 100
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

type Drawn = { component: 'ww' | 'pt' | 'qa'; max: number; cells: (number | null | 'excused')[] }

/** By hand: percent scores, weighted, added up. Nothing while a component has no score. */
function gradeByHand(items: readonly Drawn[], learner: number, weights: Record<Drawn['component'], number>) {
  let initial = 0
  for (const component of ['ww', 'pt', 'qa'] as const) {
    const counted = items.filter((item) => item.component === component && item.cells[learner] !== 'excused')
    const reached = counted.flatMap(({ cells }) => cells[learner] ?? []).map(Number)
    if (reached.length === 0) return null
    const percent = halfUp(sum(reached) * 10_000, sum(counted.map(({ max }) => max)))
    initial += halfUp(percent * weights[component], 100)
  }
  return initial / 100
}

test('every figure of a class drawn by chance is what it is when reckoned by hand', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const weights = { ww: 30, pt: 50, qa: 20 }
  await weigh(tx, klass, [weights.ww, weights.pt, weights.qa])
  const people: { id: number; male: boolean }[] = []
  for (let number = 0; number < 20; number += 1) {
    const male = number % 3 > 0
    const { id } = await onRoster(tx, klass, {
      fullname: `${String.fromCharCode(65 + number)}, Learner`,
      gender: male ? 'male' : 'female',
    })
    people.push({ id, male })
  }
  const gone = await onRoster(tx, klass, { dropped_at: new Date() })
  const kinds = ['ww', 'ww', 'ww', 'pt', 'pt', 'pt', 'qa'] as const
  const items: (Drawn & { id: number })[] = []
  for (const [place, component] of kinds.entries()) {
    const max = 10 + upTo(40)
    const item = await aGradeItem(tx, klass, { category: component, max_score: max })
    const cells = people.map((_, learner) => {
      const drawn = upTo(30)
      if (drawn === 0) return null
      if (drawn === 1) return 'excused' as const
      return Math.min(max, Math.round((max * (30 + upTo(70) + (learner % 4))) / 100))
    })
    items.push({ id: item.id, component, max, cells })
    await tx.insert(scores).values(
      cells.flatMap((cell, learner) => {
        const excused = cell === 'excused'
        const held = { class_id: klass.id, item_id: item.id, student_id: people[learner]?.id ?? 0 }
        return cell === null
          ? []
          : [{ ...held, score: excused ? null : cell, excused, updated_at: new Date() }]
      }),
    )
    if (place === 0) await aScore(tx, item, gone, { score: 0 })
  }

  const shown = await report(klass)
  const grades = people.map((_, learner) => gradeByHand(items, learner, weights))
  const given = grades.filter((grade) => grade !== null)
  const passed = given.filter((grade) => grade >= 75).length
  const scored = (drawn: readonly Drawn[]) => {
    const cells = drawn.flatMap(({ cells, max }) =>
      cells.flatMap((cell) => (typeof cell === 'number' ? [{ cell, max }] : [])),
    )
    return hundredths(100 * sum(cells.map(({ cell }) => cell)), sum(cells.map(({ max }) => max)))
  }
  expect(shown).toMatchObject({
    learners: 20,
    graded: given.length,
    provisional: grades.filter(
      (grade, learner) => grade !== null && items.some((item) => item.cells[learner] === null),
    ).length,
    mps: scored(items),
    assessment_mps: scored(items.filter(({ component }) => component === 'qa')),
    highest: Math.max(...given),
    lowest: Math.min(...given),
    mean: hundredths(Math.round(sum(given) * 100), 100 * given.length),
    passed,
    passing_rate: hundredths(100 * passed, given.length),
  })
  const floors = [90, 85, 80, 75, 0]
  const bandOf = (grade: number) => floors.findIndex((from) => grade >= from)
  expect(shown.distribution.map(({ from, to, male, female }) => [from, to, male, female])).toEqual(
    floors.map((from, band) => {
      const within = (male: boolean) =>
        people.filter(
          (each, at) => each.male === male && grades[at] !== null && bandOf(grades[at] ?? 0) === band,
        ).length
      return [from, band === 0 ? 100 : (floors[band - 1] ?? 0) - 1, within(true), within(false)]
    }),
  )
  for (const { id, max, cells } of nonEmpty(items)) {
    const held = cells.filter((cell) => typeof cell === 'number')
    expect(shown.items.find((item) => item.id === id)).toMatchObject({
      scored: held.length,
      expected: cells.filter((cell) => cell !== 'excused').length,
      highest: Math.max(...held),
      lowest: Math.min(...held),
      mean: hundredths(sum(held), held.length),
      mps: hundredths(100 * sum(held), held.length * max),
      difficulty: hundredths(sum(held), held.length * max),
    })
  }
  const percents = shown.items.map(({ mps }) => mps ?? 101)
  expect(percents).toEqual([...percents].sort((one, other) => one - other))
  expect(new Map(shown.missing_work.map(({ student_id, items }) => [student_id, items.length]))).toEqual(
    new Map(
      people.flatMap(({ id }, learner) => {
        const blanks = items.filter(({ cells }) => cells[learner] === null).length
        return blanks > 0 ? [[id, blanks]] : []
      }),
    ),
  )
  expect(shown.at_risk.filter(({ reasons }) => reasons.includes('failing')).length).toBe(
    given.length - passed,
  )
})

const kept = (klass: Class, student_id: number, quarterly_grade: number | null, quarter = 1) =>
  tx.insert(closedGrades).values({ class_id: klass.id, quarter, student_id, quarterly_grade })

test('a closed quarter shows the grades and the policy of its closing, and nobody owes work in it', async () => {
  const { klass, ana, ben } = await aSettledClass(tx, { teacher: teacher.user })
  await closeQuarters(tx, klass, 1)
  await tx.update(quarterClosings).set({ policy: 'do15-2026' }).where(eq(quarterClosings.class_id, klass.id))
  await kept(klass, ana.id, 64)
  const late = await onRoster(tx, klass, { fullname: 'Carla Diaz' })
  const shown = await report(klass)
  expect(shown).toMatchObject({ graded: 1, provisional: 0, highest: 64, lowest: 64, mean: 64, passed: 0 })
  expect(shown.closed_at).not.toBeNull()
  expect(shown.distribution.map(({ words }) => words).at(-1)).toBe('Emerging')
  expect(shown.distribution.map(({ male, female }) => male + female)).toEqual([0, 0, 0, 0, 1])
  expect(shown.missing_work).toEqual([])
  expect(shown.at_risk.map(({ student_id, reasons }) => [student_id, reasons])).toEqual([
    [ben.id, ['no_grade']],
    [late.id, ['no_grade']],
    [ana.id, ['failing']],
  ])
})

test('a grade that fell by five is at risk, one by less is not; before it stands that of the period before', async () => {
  const { klass, ana, ben } = await aSettledClass(tx, { teacher: teacher.user })
  await closeQuarters(tx, klass, 1)
  await kept(klass, ana.id, 90)
  await kept(klass, ben.id, 89.99)
  await weigh(tx, klass, [100, 0, 0], 2)
  const exam = await aGradeItem(tx, klass, { quarter: 2, max_score: 100 })
  await aScore(tx, exam, ana, { score: 85 })
  await aScore(tx, exam, ben, { score: 85 })
  const { at_risk } = await report(klass, 2)
  expect(at_risk).toMatchObject([{ student_id: ana.id, grade: 85, before: 90, reasons: ['falling'] }])
})

test.each([
  [5, 1, true],
  [6, 1, false],
  [14, 2, false],
  [10, 2, true],
  [16, 3, true],
])('of %d items, %d missing is a reason: %s', async (count, blanks, isReason) => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const [whole, gaps] = [await onRoster(tx, klass), await onRoster(tx, klass)]
  for (let place = 0; place < count; place += 1) {
    const item = await aGradeItem(tx, klass)
    await aScore(tx, item, whole, { score: 20 })
    if (place >= blanks) await aScore(tx, item, gaps, { score: 20 })
  }
  // Nobody has taken it, so that it is missing from nobody.
  await aGradeItem(tx, klass, { category: 'qa' })
  const { at_risk, missing_work } = await report(klass)
  expect(missing_work).toMatchObject([{ student_id: gaps.id }])
  expect(missing_work[0]?.items).toHaveLength(blanks)
  expect(at_risk.map(({ student_id, reasons }) => ({ student_id, reasons }))).toEqual(
    isReason ? [{ student_id: gaps.id, reasons: ['missing_work'] }] : [],
  )
})

test('an excused cell is not among those that could be missing', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const [whole, gaps] = [await onRoster(tx, klass), await onRoster(tx, klass)]
  for (let place = 0; place < 6; place += 1) {
    const item = await aGradeItem(tx, klass)
    await aScore(tx, item, whole, { score: 20 })
    if (place > 0) await aScore(tx, item, gaps, place === 1 ? { excused: true } : { score: 20 })
  }
  expect((await report(klass)).at_risk).toMatchObject([{ student_id: gaps.id, missing: 1 }])
})

test('a class without learners and items has a report without figures', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  expect(await report(klass, 4)).toMatchObject({
    learners: 0,
    graded: 0,
    mps: null,
    mastery: null,
    highest: null,
    mean: null,
    passing_rate: null,
    at_risk: [],
    missing_work: [],
    items: [],
  })
})

test('three terms have no fourth, and each has its descriptors', async () => {
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do15-2026' })
  const { distribution } = await report(klass, 3)
  expect(distribution.map(({ words, from, to }) => [words, from, to])).toEqual([
    ['Advancing', 90, 100],
    ['Benchmarking', 80, 89],
    ['Connecting', 75, 79],
    ['Developing', 65, 74],
    ['Emerging', 0, 64],
  ])
  const params = { id: klass.id, quarter: 4 }
  expect(
    await teacher.refusal('GET /api/education/classes/{id}/reports/{quarter}', { params }),
  ).toMatchObject({ status: 400, errors: [{ path: 'quarter', message: 'This class has Term 1 to 3.' }] })
})

test('a hundred learners take no more statements than none, and opening the report is recorded', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const item = await aGradeItem(tx, klass)
  const made = await tx
    .insert(learners)
    .values(
      Array.from({ length: 100 }, (_, number) => ({
        school_id: klass.school_id,
        external_student_id: anLrn(),
        fullname: `Learner ${number}`,
        listed_name: `Learner ${number}`,
        gender: 'male' as const,
        grade_level: '8',
        created_via: 'form' as const,
        created_at: new Date(),
      })),
    )
    .returning({ student_id: learners.id })
  const seats = made.map((each) => ({ ...each, class_id: klass.id }))
  await tx.insert(enrollments).values(seats.map((seat) => ({ ...seat, enrolled_on: '2026-06-08' })))
  await tx
    .insert(scores)
    .values(seats.map((seat) => ({ ...seat, item_id: item.id, score: 15, updated_at: new Date() })))
  const { database, statements } = listenTo(app.house.database)
  const { id: user_id } = teacher.user
  const actor = { user_id, session_id: 0, role: 'teacher', school_id: null, division_id: null } as const
  const shown = await readClassReport(database.tx, actor, { id: klass.id, quarter: 1 }, app.clock.now())
  expect(shown).toMatchObject({ learners: 100, items: [{ scored: 100, mean: 15, mps: 75 }] })
  expect(statements).toHaveLength(3)
  expect(await tx.select().from(classOpenings).where(eq(classOpenings.class_id, klass.id))).toMatchObject([
    { user_id, times: 1 },
  ])
})

test('the report is for whoever keeps the class', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const asked = { params: { id: klass.id, quarter: 1 } }
  const call = 'GET /api/education/classes/{id}/reports/{quarter}'
  for (const who of [teacher, head, admin]) expect((await who.ok(call, asked)).learners).toBe(0)
  for (const who of [colleague, otherHead])
    expect(await who.refusal(call, asked)).toMatchObject({ status: 404, code: 'class.not_found' })
})
