import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aSubject, aTeacher, only } from '@klasrum/testkit/builders'
import { aTerm, type Class } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teachers } from '../teachers/teachers.tables.ts'
import { classes } from './classes.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const otherSchool = await aSchool(tx)
const subject = await aSubject(tx, { name: 'Science 8' })
const term = await aTerm(tx)
const luz = await aTeacher(tx, { school, first_name: 'Luz', last_name: 'Cruz' })
const profileOf = async (user_id: number) =>
  only(await tx.select().from(teachers).where(eq(teachers.user_id, user_id)))
const teacher = await app.as(luz)
const admin = await app.as('admin')
const head = await app.as(await aSchoolAdmin(tx, { school_id: school.id }))
const missing = 2_147_483_647

const body = {
  school_id: school.id,
  subject_id: subject.id,
  term_id: term.id,
  grade_level: '8' as const,
  section: 'Rizal',
}
const rowOf = async (id: number): Promise<Class> =>
  only(await tx.select().from(classes).where(eq(classes.id, id)))

test('a teacher’s class is of the own school, and the teacher is its primary teacher', async () => {
  const made = await teacher.ok('POST /api/education/classes', {
    body: { ...body, section: ' Sto. Niño ', track: ' ', room_number: '204', grade_level: 8 },
  })
  expect(made).toMatchObject({
    subject_name: 'Science 8',
    primary_teacher_id: (await profileOf(luz.id)).id,
    primary_teacher_name: 'Luz Cruz',
    grade_level: '8',
    section: 'Sto. Niño',
    track: null,
    room_number: '204',
    policy: 'plain',
    version: 1,
    progress: null,
  })
  const row = await rowOf(made.id)
  expect(row.created_by_user_id).toBe(luz.id)
  expect(Math.abs(row.created_at.getTime() - app.clock.now().getTime())).toBeLessThan(60_000)
})

test('transmutation is a switch of the plain policy and off under the others', async () => {
  const make = (wish: object) => teacher.ok('POST /api/education/classes', { body: { ...body, ...wish } })
  expect(await make({})).toMatchObject({ policy: 'plain', transmuted: false })
  expect(await make({ transmuted: true })).toMatchObject({ policy: 'plain', transmuted: true })
  expect(await make({ policy: 'do8-2015', transmuted: true })).toMatchObject({ transmuted: false })
})

test('a teacher may name the own profile and no other', async () => {
  const primary_teacher_id = (await profileOf(luz.id)).id
  const named = { ...body, primary_teacher_id }
  expect(await teacher.ok('POST /api/education/classes', { body: named })).toMatchObject(named)
  const other = await profileOf((await aTeacher(tx, { school })).id)
  const refusal = await teacher.refusal('POST /api/education/classes', {
    body: { ...body, primary_teacher_id: other.id },
  })
  expect(refusal).toMatchObject({
    status: 400,
    errors: [{ path: 'primary_teacher_id', message: 'You are the primary teacher of the classes you keep.' }],
  })
})

test('a teacher at another school and one without a school are refused', async () => {
  expect(
    await teacher.refusal('POST /api/education/classes', { body: { ...body, school_id: otherSchool.id } }),
  ).toMatchObject({ status: 403, code: 'class.other_school' })
  const fresh = await app.as(await aTeacher(tx))
  expect(await fresh.refusal('POST /api/education/classes', { body })).toMatchObject({
    status: 409,
    code: 'class.no_school',
    detail: 'Please choose your school first, on the Schools screen.',
  })
})

test('admin and school-admin name a teacher of the school, or nobody', async () => {
  const primary_teacher_id = (await profileOf(luz.id)).id
  for (const manager of [admin, head]) {
    const made = await manager.ok('POST /api/education/classes', { body: { ...body, primary_teacher_id } })
    expect(made).toMatchObject({ primary_teacher_id, primary_teacher_name: 'Luz Cruz' })
    expect(await manager.ok('POST /api/education/classes', { body })).toMatchObject({
      primary_teacher_id: null,
      primary_teacher_name: null,
    })
    const elsewhere = await profileOf((await aTeacher(tx, { school: otherSchool })).id)
    for (const id of [elsewhere.id, missing])
      expect(
        await manager.refusal('POST /api/education/classes', { body: { ...body, primary_teacher_id: id } }),
      ).toMatchObject({
        status: 400,
        errors: [{ path: 'primary_teacher_id', message: 'Choose a teacher of this school.' }],
      })
  }
})

test('a teacher without an account is told by the name in the profile', async () => {
  const [profile] = await tx
    .insert(teachers)
    .values({ school_id: school.id, metadata_json: { first_name: 'Cora', last_name: 'Lim' } })
    .returning()
  expect(
    await head.ok('POST /api/education/classes', { body: { ...body, primary_teacher_id: profile?.id } }),
  ).toMatchObject({ primary_teacher_name: 'Cora Lim' })
})

test('a school-admin keeps classes of the own school only', async () => {
  const wrong = { body: { ...body, school_id: otherSchool.id } }
  expect(await head.refusal('POST /api/education/classes', wrong)).toMatchObject({
    status: 403,
    code: 'class.other_school',
  })
  expect(await admin.ok('POST /api/education/classes', wrong)).toMatchObject({ school_id: otherSchool.id })
})

test.each([
  ['school_id', 'school.not_found'],
  ['subject_id', 'subject.not_found'],
  ['term_id', 'term.not_found'],
])('a %s that leads nowhere is named', async (path, code) => {
  const before = await fingerprint(tx)
  const refusal = await admin.refusal('POST /api/education/classes', { body: { ...body, [path]: missing } })
  expect(refusal).toMatchObject({ status: 404, code, errors: [{ path }] })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
})

test.each([
  ['school_id', undefined],
  ['subject_id', 0],
  ['term_id', '1'],
  ['grade_level', '13'],
  ['grade_level', 0],
  ['section', '  '],
  ['section', 'x'.repeat(61)],
  ['track', 'x'.repeat(61)],
  ['room_number', 'x'.repeat(41)],
  ['policy', 'mine'],
])('a wrong %s (%s) is refused', async (path, value) => {
  const answer = await teacher.send({
    method: 'POST',
    path: '/api/education/classes',
    body: { ...body, [path]: value },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
})

test('who made it, when, and whether it is archived are not the caller’s to say', async () => {
  const forged = {
    created_by_user_id: 1,
    created_at: '2001-01-01T00:00:00Z',
    archived_at: '2001-01-01',
    version: 7,
  }
  const { id } = await teacher.ok('POST /api/education/classes', { body: { ...body, ...forged } })
  expect(await rowOf(id)).toMatchObject({ created_by_user_id: luz.id, archived_at: null, version: 1 })
})

test('pressed twice with one key, a class is there once', async () => {
  const section = 'Pressed twice'
  const press = () =>
    teacher.call('POST /api/education/classes', {
      body: { ...body, section },
      headers: { 'idempotency-key': 'twice' },
    })
  const [one, other] = await Promise.all([press(), press()])
  expect(one).toMatchObject({ status: 200, body: { section } })
  expect(other?.bytes).toEqual(one?.bytes)
  expect(await tx.$count(classes, eq(classes.section, section))).toBe(1)
})

test('a teacher who moves while the class is made ends with a class of one school or a refusal', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const moving = await app.as(await aTeacher(tx, { school }))
    const section = `Moving ${round}`
    const [made] = await Promise.all([
      moving.call('POST /api/education/classes', { body: { ...body, section } }),
      moving.ok('PUT /api/education/teachers/by-user/{id}', {
        params: { id: moving.user.id },
        body: { school_id: otherSchool.id },
      }),
    ])
    expect([200, 403]).toContain(made.status)
    expect(await tx.$count(classes, eq(classes.section, section))).toBe(made.status === 200 ? 1 : 0)
  }
})
