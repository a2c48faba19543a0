import { startApp } from '@klasrum/testkit/app'
import { aSubject } from '@klasrum/testkit/builders'
import {
  aClass,
  aGradeItem,
  aScore,
  aTerm,
  type Class,
  closeQuarters,
  onRoster,
} from '@klasrum/testkit/classes'
import { weigh } from '@klasrum/testkit/gradebook'
import { anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { closedGrades } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { sectionAdvisers } from '../sections/sections.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { readLearnerReport } from './learner-report.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague, head, admin, otherTeacher } = await schoolPeople(app)

const subject = async (name: string) => (await aSubject(tx, { name })).id
const inSection = async (name: string, who = teacher, more: Parameters<typeof aClass>[1] = {}) =>
  aClass(tx, { teacher: who.user, section: 'Rizal', subject_id: await subject(name), ...more })

const science = await inSection('Science 8')
const ana = await onRoster(tx, science, { fullname: 'Ana Abad', gender: 'female' })

/** Kept grades of all four quarters, or as many as are given. */
async function graded(klass: Class, ...grades: number[]) {
  await closeQuarters(tx, klass, ...grades.map((_, at) => at + 1))
  await tx.insert(closedGrades).values(
    grades.map((quarterly_grade, at) => ({
      class_id: klass.id,
      quarter: at + 1,
      student_id: ana.id,
      quarterly_grade,
    })),
  )
}
await graded(science, 80, 81, 82, 84)

const call = 'GET /api/education/classes/{id}/learners/{student_id}/report'
const asked = (klass: Class, student_id = ana.id) => ({ params: { id: klass.id, student_id } })
const cardFor = async (who: typeof teacher, klass = science) => (await who.ok(call, asked(klass))).card

test('each period has the steps of its grade, its weights and its cells', async () => {
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do15-2026' })
  const learner = await onRoster(tx, klass)
  await weigh(tx, klass, [20, 50, 30])
  const items = [
    await aGradeItem(tx, klass, { max_score: 20 }),
    await aGradeItem(tx, klass, { category: 'pt', max_score: 50 }),
    await aGradeItem(tx, klass, { category: 'qa', part: 'te', max_score: 50 }),
    await aGradeItem(tx, klass, { max_score: 10 }),
  ]
  for (const [at, score] of [18, 40, 45].entries()) {
    const item = items[at]
    if (item) await aScore(tx, item, learner, { score })
  }
  const shown = await teacher.ok(call, asked(klass, learner.id))
  expect(shown.periods.map(({ quarter }) => quarter)).toEqual([1, 2, 3])
  const [first] = shown.periods
  // 18 of 30 is 60.00 (12.00), 40 of 50 is 80.00 (40.00), 45 of 50 is 90.00 (27.00): 79.00, which is 82.
  expect(first).toMatchObject({
    closed_at: null,
    weights: { written_work_weight: 20, performance_task_weight: 50, quarterly_assessment_weight: 30 },
    grade: { ps_ww: 60, ws_ww: 12, ws_pt: 40, ws_qa: 27, initial_grade: 79, quarterly_grade: 82, missing: 1 },
    descriptor: 'Benchmarking',
  })
  expect(first?.items.map(({ cell }) => cell)).toEqual([18, 40, 45, null])
  expect(shown).toMatchObject({ final: null, remarks: null, descriptor: null })
  expect(shown.card).toMatchObject({
    period: 'Term',
    areas: [{ periods: [82, null, null], provisional: [true, false, false], final: null, remarks: null }],
  })
})

test('a year that is complete has a final grade with remarks', async () => {
  const shown = await teacher.ok(call, asked(science))
  expect(shown).toMatchObject({
    learner: { listed_name: 'Abad, Ana', gender: 'female', student_no: ana.lrn, dropped: false },
    final: 82,
    descriptor: 'Satisfactory',
    remarks: 'Passed',
  })
  expect(shown.periods[3]).toMatchObject({ grade: { quarterly_grade: 84, provisional: false } })
})

test('the adviser, the school and an admin see all areas; another teacher only their own, and no average', async () => {
  const music = await inSection('Music 8', colleague)
  const arts = await inSection('Arts 8', colleague)
  const english = await inSection('English 8', colleague)
  for (const [klass, grades] of [
    [music, [70, 80, 90, 90]],
    [arts, [71, 80, 91, 90]],
    [english, [70, 70, 70, 70]],
  ] as const) {
    await anEnrollment(tx, klass, ana)
    await graded(klass, ...grades)
  }
  const otherYear = await inSection('Filipino 7', colleague, { term_id: (await aTerm(tx, '2025-2026')).id })
  const elsewhere = await inSection('Robotics', otherTeacher)
  const left = await inSection('Journalism', colleague)
  for (const klass of [otherYear, elsewhere]) await anEnrollment(tx, klass, ana)
  await anEnrollment(tx, left, ana, { dropped_at: new Date() })

  expect(await cardFor(teacher)).toMatchObject({
    scope: 'own',
    adviser: null,
    areas: [{ area: 'Science 8', final: 82 }],
    general_average: null,
  })
  const all = [
    { area: 'English 8', part_of: null, periods: [70, 70, 70, 70], final: 70, remarks: 'Failed' },
    { area: 'Science 8', part_of: null, final: 82, remarks: 'Passed' },
    // 70.5, 80, 90.5 and 90, each rounded half up.
    { area: 'MAPEH', part_of: null, teacher: null, periods: [71, 80, 91, 90], final: 83, remarks: 'Passed' },
    { area: 'Music 8', part_of: 'MAPEH', periods: [70, 80, 90, 90], final: 83 },
    { area: 'Arts 8', part_of: 'MAPEH', periods: [71, 80, 91, 90], final: 83 },
  ]
  for (const who of [head, admin]) {
    const card = await cardFor(who)
    expect(card.areas).toHaveLength(all.length)
    // The mean of 70, 82 and 83.
    expect(card).toMatchObject({
      scope: 'all',
      areas: all,
      general_average: 78,
      descriptor: 'Fairly Satisfactory',
    })
  }

  const [profile] = await tx.select().from(teachers).where(eq(teachers.user_id, teacher.user.id))
  const key = { school_id: school.id, school_year: '2026-2027', grade_level: '8', section: 'RIZAL' }
  await tx.insert(sectionAdvisers).values({ ...key, teacher_id: profile?.id ?? 0 })
  const { first_name, last_name } = teacher.user
  expect(await cardFor(teacher)).toMatchObject({
    scope: 'all',
    areas: all,
    adviser: `${first_name} ${last_name}`,
    general_average: 78,
  })
  const own = await cardFor(colleague, english)
  expect(own.scope).toBe('own')
  expect(own.areas.map(({ area }) => area)).toEqual(['English 8', 'MAPEH', 'Music 8', 'Arts 8'])
  await tx
    .update(teachers)
    .set({ school_state: 'waiting' })
    .where(eq(teachers.id, profile?.id ?? 0))
  expect(await cardFor(teacher)).toMatchObject({ scope: 'own', adviser: null })
})

test('one who left has a report of the class that is not on the card any more', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const gone = await onRoster(tx, klass, { dropped_at: new Date() })
  const shown = await teacher.ok(call, asked(klass, gone.id))
  expect(shown).toMatchObject({ learner: { dropped: true }, card: { areas: [] } })
  expect(shown.periods).toHaveLength(4)
})

test('a learner of another class and a class of another teacher do not exist', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const stranger = await onRoster(tx, await aClass(tx, { teacher: teacher.user }))
  expect(await teacher.refusal(call, asked(klass, stranger.id))).toMatchObject({ code: 'learner.not_found' })
  expect(await otherTeacher.refusal(call, asked(science))).toMatchObject({ code: 'class.not_found' })
})

test('a learner with many classes takes as few statements as one with one, and each opening is recorded', async () => {
  const { database, statements } = listenTo(app.house.database)
  const { id: user_id } = admin.user
  const actor = { user_id, session_id: 0, role: 'admin', school_id: null, division_id: null } as const
  await tx.delete(classOpenings)
  await readLearnerReport(database.tx, actor, { id: science.id, student_id: ana.id }, app.clock.now())
  expect(statements).toHaveLength(5)
  const taken = await tx.$count(enrollments, eq(enrollments.student_id, ana.id))
  // Not those of another year, of another school, and the one that was left.
  expect(await tx.$count(classOpenings)).toBe(taken - 3)
})
