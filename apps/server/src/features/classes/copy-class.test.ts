import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aTeacher, only } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, aTerm, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dateInManila } from '../../clock.ts'
import { gradeItems, quarterWeights, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { classes } from './classes.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const otherSchool = await aSchool(tx)
const next = await aTerm(tx, '2027-2028')
const teacher = await app.as(await aTeacher(tx, { school }))
const head = await app.as(await aSchoolAdmin(tx, { school_id: school.id }))
const mine = (wish = {}) => aClass(tx, { teacher: teacher.user, ...wish })

const copy = (id: number, body: object = {}, as = teacher) =>
  as.ok('POST /api/education/classes/{id}/copy', { params: { id }, body: { term_id: next.id, ...body } })
const itemsOf = async (class_id: number) =>
  (
    await tx.select().from(gradeItems).where(eq(gradeItems.class_id, class_id)).orderBy(asc(gradeItems.id))
  ).map(({ quarter, category, part, title, max_score }) => [quarter, category, part, title, max_score])
const rosterOf = (class_id: number) =>
  tx.select().from(enrollments).where(eq(enrollments.class_id, class_id)).orderBy(asc(enrollments.id))
const weights = {
  written_work_weight: 40,
  performance_task_weight: 40,
  quarterly_assessment_weight: 20,
}

/** Quarters 1 and 4, weights for both, and a learner with a score. */
async function aFullClass(wish = {}) {
  const klass = await mine(wish)
  const learner = await onRoster(tx, klass)
  const item = await aGradeItem(tx, klass, { title: 'Quiz', max_score: 30 })
  await aGradeItem(tx, klass, { title: 'Exam', category: 'qa', max_score: 50 })
  await aGradeItem(tx, klass, { title: 'Project', category: 'project', quarter: 4 })
  await aScore(tx, item, learner)
  await tx
    .insert(quarterWeights)
    .values([1, 4].map((quarter) => ({ class_id: klass.id, quarter, ...weights })))
  return { klass, learner }
}

test('a class like this one in another term, without learners and items', async () => {
  const { klass } = await aFullClass({ track: 'STEM', room_number: '7', archived_at: new Date() })
  const made = await copy(klass.id)
  expect(made).toMatchObject({
    subject_id: klass.subject_id,
    term_id: next.id,
    school_year: '2027-2028',
    grade_level: '8',
    section: klass.section,
    track: 'STEM',
    room_number: '7',
    policy: 'plain',
    archived_at: null,
    version: 1,
    learner_count: 0,
    item_count: 0,
  })
  expect(made.id).not.toBe(klass.id)
  const row = only(await tx.select().from(classes).where(eq(classes.id, made.id)))
  expect(row).toMatchObject({ created_by_user_id: teacher.user.id, archived_at: null })
  expect([await itemsOf(made.id), await rosterOf(made.id)]).toEqual([[], []])
})

test('what is said of the new class replaces what the old one has', async () => {
  const klass = await mine()
  const said = { grade_level: '9', section: 'Luna', policy: 'do8-2015' }
  expect(await copy(klass.id, said)).toMatchObject(said)
})

test('the switch of the plain policy comes along, and goes with another policy', async () => {
  const klass = await mine({ transmuted: true })
  expect(await copy(klass.id)).toMatchObject({ policy: 'plain', transmuted: true })
  expect(await copy(klass.id, { policy: 'do15-2026' })).toMatchObject({ transmuted: false })
})

test('learners come along who are on the roster and of the school', async () => {
  const klass = await mine()
  const stays = await onRoster(tx, klass)
  await onRoster(tx, klass, { dropped_at: new Date() })
  const moved = await onRoster(tx, klass)
  await tx.update(learners).set({ school_id: otherSchool.id }).where(eq(learners.id, moved.id))
  const made = await copy(klass.id, { learners: true })
  expect(made.learner_count).toBe(1)
  expect(await rosterOf(made.id)).toMatchObject([
    { student_id: stays.id, enrolled_on: dateInManila(app.clock.now()), dropped_at: null },
  ])
})

test('items come along with their weights and without scores', async () => {
  const { klass } = await aFullClass()
  const made = await copy(klass.id, { items: true, learners: true })
  expect(await itemsOf(made.id)).toEqual([
    [1, 'ww', null, 'Quiz', 30],
    [1, 'qa', null, 'Exam', 50],
    [4, 'project', null, 'Project', 20],
  ])
  expect(await tx.select().from(quarterWeights).where(eq(quarterWeights.class_id, made.id))).toEqual(
    [1, 4].map((quarter) => ({ class_id: made.id, quarter, ...weights })),
  )
  expect(await tx.$count(scores, eq(scores.class_id, made.id))).toBe(0)
  expect(made).toMatchObject({ learner_count: 1, item_count: 2, progress: 0 })
})

test('under three terms the fourth quarter is left out and the assessment is the term exam', async () => {
  const { klass } = await aFullClass()
  const made = await copy(klass.id, { items: true, policy: 'zero-based-2027' })
  expect(await itemsOf(made.id)).toEqual([
    [1, 'ww', null, 'Quiz', 30],
    [1, 'qa', 'te', 'Exam', 50],
  ])
  expect(await tx.$count(quarterWeights, eq(quarterWeights.class_id, made.id))).toBe(1)
})

test('under four quarters the term exam is the assessment and a summative test is written work', async () => {
  const klass = await mine({ policy: 'do15-2026' })
  for (const part of ['st1', 'st2', 'te'] as const)
    await aGradeItem(tx, klass, { category: 'qa', part, title: part })
  expect(await itemsOf((await copy(klass.id, { items: true })).id)).toEqual([
    [1, 'qa', 'st1', 'st1', 20],
    [1, 'qa', 'st2', 'st2', 20],
    [1, 'qa', 'te', 'te', 20],
  ])
  expect(await itemsOf((await copy(klass.id, { items: true, policy: 'do8-2015' })).id)).toEqual([
    [1, 'exam', null, 'st1', 20],
    [1, 'exam', null, 'st2', 20],
    [1, 'qa', null, 'te', 20],
  ])
})

test('the old class stays as it is', async () => {
  const { klass } = await aFullClass()
  const before = await rosterOf(klass.id)
  await copy(klass.id, { items: true, learners: true })
  expect(await rosterOf(klass.id)).toEqual(before)
  expect(only(await tx.select().from(classes).where(eq(classes.id, klass.id)))).toEqual(klass)
})

test('a teacher’s copy is of the school where the teacher is now', async () => {
  const moving = await app.as(await aTeacher(tx, { school }))
  const klass = await aClass(tx, { teacher: moving.user })
  await onRoster(tx, klass)
  await tx.update(teachers).set({ school_id: otherSchool.id }).where(eq(teachers.user_id, moving.user.id))
  expect(await copy(klass.id, { learners: true }, moving)).toMatchObject({
    school_id: otherSchool.id,
    primary_teacher_id: klass.primary_teacher_id,
    learner_count: 0,
  })
  await tx.delete(teachers).where(eq(teachers.user_id, moving.user.id))
  const params = { id: klass.id }
  expect(
    await moving.refusal('POST /api/education/classes/{id}/copy', { params, body: { term_id: next.id } }),
  ).toMatchObject({ status: 409, code: 'class.no_school' })
})

test('a manager’s copy keeps the teacher who is still at the school', async () => {
  const leaving = await aTeacher(tx, { school })
  const klass = await aClass(tx, { teacher: leaving })
  expect(await copy(klass.id, {}, head)).toMatchObject({ primary_teacher_id: klass.primary_teacher_id })
  await tx.update(teachers).set({ school_id: otherSchool.id }).where(eq(teachers.user_id, leaving.id))
  expect(await copy(klass.id, {}, head)).toMatchObject({ primary_teacher_id: null, school_id: school.id })
})

test('a term that is not there, a wrong word and somebody else’s class are refused and leave no trace', async () => {
  const params = { id: (await mine()).id }
  const second = await app.as(await aTeacher(tx, { school }))
  const before = await fingerprint(tx)
  const path = `/api/education/classes/${params.id}/copy`
  const send = (body: object) => teacher.send({ method: 'POST', path, body })
  expect(await send({ term_id: 2_147_483_647 })).toMatchObject({
    status: 404,
    body: { code: 'term.not_found', errors: [{ path: 'term_id' }] },
  })
  for (const wrong of [
    { section: ' ' },
    { grade_level: '0' },
    { policy: '' },
    { learners: 'yes' },
    { items: 1 },
  ])
    expect(await send({ term_id: next.id, ...wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ path: Object.keys(wrong)[0] }] },
    })
  expect(
    await second.refusal('POST /api/education/classes/{id}/copy', { params, body: { term_id: next.id } }),
  ).toMatchObject({ status: 404, code: 'class.not_found' })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
})

test('pressed twice with one key there is one copy', async () => {
  const { klass } = await aFullClass()
  const press = () =>
    teacher.call('POST /api/education/classes/{id}/copy', {
      params: { id: klass.id },
      body: { term_id: next.id, section: 'Copied once', learners: true, items: true },
      headers: { 'idempotency-key': 'copy' },
    })
  const [one, other] = await Promise.all([press(), press()])
  expect(other?.bytes).toEqual(one?.bytes)
  expect(await tx.$count(classes, eq(classes.section, 'Copied once'))).toBe(1)
})
