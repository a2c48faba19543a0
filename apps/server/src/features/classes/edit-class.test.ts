import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aSubject, aTeacher, only } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradeItems } from '../gradebook/gradebook.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const otherSchool = await aSchool(tx)
const teacher = await app.as(await aTeacher(tx, { school }))
const second = await app.as(await aTeacher(tx, { school }))
const admin = await app.as('admin')
const head = await app.as(await aSchoolAdmin(tx, { school_id: school.id }))
const missing = 2_147_483_647

const profileOf = async (user_id: number) =>
  only(await tx.select().from(teachers).where(eq(teachers.user_id, user_id)))
const mine = (wish = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const bodyOf = ({ school_id, subject_id, term_id, section, policy, primary_teacher_id }: Class) => ({
  school_id,
  subject_id,
  term_id,
  section,
  policy,
  primary_teacher_id,
  grade_level: '8' as const,
})
const put = (as: Client, klass: Class, change: object = {}) =>
  as.call('PUT /api/education/classes/{id}', {
    params: { id: klass.id },
    body: { ...bodyOf(klass), ...change },
  })

/** The class and everything on it stay as they are. */
async function refused(as: Client, klass: Class, change: object, wanted: object) {
  const before = await fingerprint(tx)
  expect((await put(as, klass, change)).body).toMatchObject(wanted)
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
}

test('a class is written anew and its version grows', async () => {
  const klass = await mine({ track: 'STEM', room_number: '1' })
  const subject_id = (await aSubject(tx)).id
  const change = { subject_id, grade_level: 9, section: 'Mabini', room_number: '12', version: 1 }
  expect((await put(teacher, klass, change)).body).toMatchObject({
    id: klass.id,
    subject_id,
    grade_level: '9',
    section: 'Mabini',
    track: null,
    room_number: '12',
    version: 2,
  })
})

test('a PUT with an older version is refused; without one it writes', async () => {
  const klass = await mine()
  await put(teacher, klass, { section: 'First', version: 1 })
  await refused(teacher, klass, { section: 'Second', version: 1 }, { code: 'class.changed' })
  expect((await put(teacher, klass, { section: 'Third' })).body).toMatchObject({
    section: 'Third',
    version: 3,
  })
})

test('of two who write the same version at once one is refused', async () => {
  const klass = await mine()
  const answers = await Promise.all(
    ['One', 'Other', 'Third'].map((section) => put(teacher, klass, { section, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('an archived class takes no change until it is restored', async () => {
  const klass = await mine({ archived_at: new Date() })
  await refused(teacher, klass, {}, { code: 'class.archived' })
  await teacher.ok('POST /api/education/classes/{id}/restore', { params: { id: klass.id } })
  expect((await put(teacher, klass)).status).toBe(200)
})

test('somebody else’s class does not exist', async () => {
  const klass = await mine()
  await refused(second, klass, {}, { code: 'class.not_found' })
  await refused(await app.as('school-admin'), klass, {}, { code: 'class.not_found' })
  await refused(admin, { ...klass, id: missing }, {}, { code: 'class.not_found' })
  for (const manager of [head, admin]) expect((await put(manager, klass)).status).toBe(200)
})

test('the policy stands from the first score on', async () => {
  const klass = await mine()
  const learner = await onRoster(tx, klass)
  const item = await aGradeItem(tx, klass)
  await aScore(tx, item, learner, { score: null })
  expect((await put(teacher, klass, { policy: 'do8-2015' })).status).toBe(200)
  await aScore(tx, await aGradeItem(tx, klass), learner, { excused: true })
  await refused(teacher, klass, { policy: 'do15-2026' }, { code: 'class.has_scores' })
  expect((await put(teacher, klass, { policy: 'do8-2015', section: 'Luna' })).status).toBe(200)
})

test('transmutation is a switch of the plain policy and off under the others', async () => {
  const klass = await mine()
  expect((await put(teacher, klass, { transmuted: true })).body).toMatchObject({ transmuted: true })
  expect((await put(teacher, klass)).body).toMatchObject({ transmuted: false })
  await put(teacher, klass, { transmuted: true })
  for (const policy of ['do8-2015', 'do15-2026', 'zero-based-2027'])
    expect((await put(teacher, klass, { policy, transmuted: true })).body).toMatchObject({
      policy,
      transmuted: false,
    })
})

test('items follow the policy: one assessment there, two summative tests and a term exam here', async () => {
  const klass = await mine()
  for (const wish of [{ title: 'Quiz' }, { title: 'Exam', category: 'qa' as const }])
    await aGradeItem(tx, klass, wish)
  const items = async () =>
    (
      await tx.select().from(gradeItems).where(eq(gradeItems.class_id, klass.id)).orderBy(asc(gradeItems.id))
    ).map(({ title, category, part }) => [title, category, part])
  await put(teacher, klass, { policy: 'do15-2026' })
  expect(await items()).toEqual([
    ['Quiz', 'ww', null],
    ['Exam', 'qa', 'te'],
  ])
  await aGradeItem(tx, klass, { title: 'Test 1', category: 'qa', part: 'st1' })
  await put(teacher, klass, { policy: 'zero-based-2027' })
  expect(await items()).toContainEqual(['Test 1', 'qa', 'st1'])
  await put(teacher, klass, { policy: 'plain' })
  expect(await items()).toEqual([
    ['Quiz', 'ww', null],
    ['Exam', 'qa', null],
    ['Test 1', 'exam', null],
  ])
})

test('items of a closed quarter stay as they are', async () => {
  const klass = await mine()
  const { id } = await aGradeItem(tx, klass, { category: 'qa' })
  await closeQuarters(tx, klass, 1)
  expect((await put(teacher, klass, { policy: 'do15-2026' })).status).toBe(200)
  expect(only(await tx.select().from(gradeItems).where(eq(gradeItems.id, id))).part).toBeNull()
})

test('the school stands from the first learner on, also one who left', async () => {
  const klass = await aClass(tx, { school_id: school.id })
  expect((await put(admin, klass, { school_id: otherSchool.id })).body).toMatchObject({
    school_id: otherSchool.id,
  })
  const moved = { ...klass, school_id: otherSchool.id }
  await onRoster(tx, moved, { dropped_at: new Date() })
  await refused(admin, moved, { school_id: school.id }, { code: 'class.has_learners' })
})

test('a teacher moves a class to no other school than the own', async () => {
  await refused(teacher, await mine(), { school_id: otherSchool.id }, { code: 'class.other_school' })
  await refused(head, await mine(), { school_id: otherSchool.id }, { code: 'class.other_school' })
})

test('a teacher who changed schools still edits the old class where it is, and may take it along while empty', async () => {
  const moving = await app.as(await aTeacher(tx, { school }))
  const klass = await aClass(tx, { teacher: moving.user })
  await tx.update(teachers).set({ school_id: otherSchool.id }).where(eq(teachers.user_id, moving.user.id))
  expect((await put(moving, klass, { room_number: '3' })).body).toMatchObject({ school_id: school.id })
  expect((await put(admin, klass, { room_number: '4' })).body).toMatchObject({ room_number: '4' })
  await refused(
    admin,
    { ...klass, primary_teacher_id: null },
    { ...bodyOf(klass), school_id: (await aSchool(tx)).id },
    {
      code: 'request.invalid',
      errors: [{ path: 'primary_teacher_id' }],
    },
  )
  expect((await put(moving, klass, { school_id: otherSchool.id })).body).toMatchObject({
    school_id: otherSchool.id,
    primary_teacher_id: klass.primary_teacher_id,
  })
})

test('who made a class does not take it from its teacher by leaving the teacher out', async () => {
  const own = await profileOf(teacher.user.id)
  const other = await profileOf(second.user.id)
  const klass = await mine({ primary_teacher_id: other.id })
  expect((await put(teacher, klass, { primary_teacher_id: null })).body).toMatchObject({
    primary_teacher_id: other.id,
  })
  expect((await put(teacher, klass, { primary_teacher_id: own.id })).body).toMatchObject({
    primary_teacher_id: own.id,
  })
  await refused(teacher, klass, { primary_teacher_id: other.id }, { code: 'request.invalid' })
})

test('a manager puts another teacher of the school in charge, or nobody', async () => {
  const klass = await mine()
  const other = await profileOf(second.user.id)
  for (const primary_teacher_id of [other.id, null])
    expect((await put(head, klass, { primary_teacher_id })).body).toMatchObject({ primary_teacher_id })
  const elsewhere = await profileOf((await aTeacher(tx, { school: otherSchool })).id)
  await refused(
    head,
    klass,
    { primary_teacher_id: elsewhere.id },
    { errors: [{ path: 'primary_teacher_id', message: 'Choose a teacher of this school.' }] },
  )
})

test.each([
  ['subject_id', 'subject.not_found'],
  ['term_id', 'term.not_found'],
])('a %s that leads nowhere is named', async (path, code) => {
  await refused(teacher, await mine(), { [path]: missing }, { code, errors: [{ path }] })
})

test.each([
  ['section', ''],
  ['grade_level', 'eight'],
  ['policy', null],
  ['version', -1],
])('a wrong %s is refused', async (path, value) => {
  await refused(teacher, await mine(), { [path]: value }, { code: 'request.invalid', errors: [{ path }] })
})

test('edited while it is archived: either the change came first, or it is refused', async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const klass = await mine()
    const params = { id: klass.id }
    const [edited, archived] = await Promise.all([
      put(teacher, klass, { section: 'Raced' }),
      teacher.ok('POST /api/education/classes/{id}/archive', { params }),
    ])
    const now = await teacher.ok('GET /api/education/classes/{id}', { params })
    expect(now).toMatchObject({ archived_at: archived.archived_at, section: archived.section })
    expect([edited.status, now.section, now.version]).toEqual(
      now.section === 'Raced' ? [200, 'Raced', 3] : [409, klass.section, 2],
    )
  }
})
