import { startApp } from '@klasrum/testkit/app'
import {
  aDistrict,
  aDivision,
  aDivisionEps,
  aSchool,
  aSchoolAdmin,
  aSubject,
  aTeacher,
  aUser,
} from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { aSettledClass } from '@klasrum/testkit/gradebook'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { expect, test } from 'vitest'
import { classes } from '../classes/classes.tables.ts'

const app = await startApp({ work: false })

const division = await aDivision(app.tx, { name: 'Schools Division of Laguna' })
const district = await aDistrict(app.tx, { division_id: division.id })
const place = { division_id: division.id, district_id: district.id }
const school = await aSchool(app.tx, { ...place, name: 'San Isidro National High School' })
const otherSchool = await aSchool(app.tx, { ...place, name: 'Mabini Integrated School' })
const subject = await aSubject(app.tx)
await aSubject(app.tx)
const teacher = await aTeacher(app.tx, { school })
await aTeacher(app.tx, { school })
await aTeacher(app.tx, { school: otherSchool, is_active: false })
const head = await aSchoolAdmin(app.tx, { school_id: school.id })
const staff = await aDivisionEps(app.tx, { division_id: division.id })
const admin = await aUser(app.tx, 'admin')
const learner = await aUser(app.tx, 'student')
const parent = await aUser(app.tx, 'public')

const nothing = {
  school_name: null,
  division_name: null,
  divisions: null,
  districts: null,
  schools: null,
  teachers: null,
  subjects: null,
  active_classes: null,
  users: null,
  tiles: null,
}

test('an admin sees every figure, counted', async () => {
  expect(await (await app.as(admin)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    divisions: 1,
    districts: 1,
    schools: 2,
    teachers: 3,
    subjects: 2,
    active_classes: 0,
    users: { total: 8, active: 7 },
    tiles: { lesson_plans: 0, this_week: 0, students: 0, completion_rate: 0 },
  })
})

test('a school-admin sees the places and the teachers of the own school', async () => {
  expect(await (await app.as(head)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    school_name: 'San Isidro National High School',
    divisions: 1,
    districts: 1,
    schools: 2,
    teachers: 2,
    active_classes: 0,
  })
})

test('a school-admin without a school sees no teachers', async () => {
  const unplaced = await aUser(app.tx, 'school-admin')
  expect(await (await app.as(unplaced)).ok('GET /api/dashboard')).toMatchObject({
    school_name: null,
    teachers: 0,
  })
})

test('division staff see the whole directory and the name of their division', async () => {
  expect(await (await app.as(staff)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    division_name: 'Schools Division of Laguna',
    teachers: 3,
  })
})

test('a teacher sees the own school, its division and the subjects, and no figure about others', async () => {
  expect(await (await app.as(teacher)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    school_name: 'San Isidro National High School',
    division_name: 'Schools Division of Laguna',
    subjects: 2,
    active_classes: 0,
  })
})

test.each([
  ['student', learner],
  ['public', parent],
])('%s: no figures at all', async (_, person) => {
  expect(await (await app.as(person)).ok('GET /api/dashboard')).toEqual(nothing)
})

test('classes count while they are active, for whoever keeps them; learners and filled cells for an admin', async () => {
  const wish = { subject_id: subject.id }
  const klass = await aClass(app.tx, { teacher, ...wish })
  await aClass(app.tx, { teacher, ...wish, archived_at: new Date() })
  const other = await aClass(app.tx, { school_id: otherSchool.id, ...wish })
  const [ana, ben] = [await onRoster(app.tx, klass), await onRoster(app.tx, klass)]
  const item = await aGradeItem(app.tx, klass)
  await aGradeItem(app.tx, klass, { quarter: 2 })
  await aScore(app.tx, item, ana)
  await aScore(app.tx, item, ben, { score: null })
  await onRoster(app.tx, other)
  await aGradeItem(app.tx, other)

  const classesOf = async (person: typeof teacher) =>
    (await (await app.as(person)).ok('GET /api/dashboard')).active_classes
  expect([await classesOf(teacher), await classesOf(head), await classesOf(admin)]).toEqual([1, 1, 2])
  expect((await (await app.as(admin)).ok('GET /api/dashboard')).tiles).toMatchObject({
    students: 3,
    completion_rate: 33,
  })
})

test('each class is counted in its current quarter, with those on its roster, while it is active', async () => {
  await app.tx.update(classes).set({ archived_at: new Date() })
  const asAdmin = await app.as(admin)
  const rate = async () => (await asAdmin.ok('GET /api/dashboard')).tiles?.completion_rate
  expect(await rate()).toBe(0)
  const { klass } = await aSettledClass(app.tx, { teacher })
  expect(await rate()).toBe(100)

  const params = { id: klass.id, quarter: 1 }
  await asAdmin.ok('POST /api/education/classes/{id}/quarters/{quarter}/close', { params })
  expect(await rate()).toBe(0)
  const next = await aGradeItem(app.tx, klass, { quarter: 2 })
  const [left] = [await onRoster(app.tx, klass, { dropped_at: new Date() }), await onRoster(app.tx, klass)]
  await aScore(app.tx, next, left)
  expect(await rate()).toBe(0)
  await aScore(app.tx, next, await onRoster(app.tx, klass), { excused: true })
  expect(await rate()).toBe(25)

  // Eight cells of two classes: five are filled in.
  const { klass: other } = await aSettledClass(app.tx, { teacher })
  expect(await rate()).toBe(62)
  await asAdmin.ok('POST /api/education/classes/{id}/archive', { params: { id: other.id } })
  expect(await rate()).toBe(25)
  await asAdmin.ok('POST /api/education/classes/{id}/quarters/{quarter}/reopen', {
    params,
    body: { reason: 'Two joined' },
  })
  // Two joined: four of eight cells of the first quarter.
  expect(await rate()).toBe(50)
})

test('all runs are counted, and those of the last seven days', async () => {
  const before = (days: number) => new Date(Date.now() - days * 86_400_000)
  await aFinishedRun(app.tx, { user: teacher, run: { created_at: before(6.9) } })
  await aFinishedRun(app.tx, { user: head, run: { created_at: before(7.1) } })
  await aFinishedRun(app.tx, { user: teacher })
  expect((await (await app.as(admin)).ok('GET /api/dashboard')).tiles).toMatchObject({
    lesson_plans: 3,
    this_week: 2,
  })
})

test('without a session there is no dashboard', async () => {
  expect(await app.anyone.refusal('GET /api/dashboard')).toMatchObject({
    status: 401,
    code: 'session.missing',
  })
})
