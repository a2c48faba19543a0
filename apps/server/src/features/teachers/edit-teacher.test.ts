import type { Sent } from '@klasrum/contract/endpoint'
import type { editTeacherEndpoint as shape } from '@klasrum/contract/teachers'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher, aUser, only, type School } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { expect, test } from 'vitest'
import { teachers } from './teachers.tables.ts'

const app = await startApp({ work: false })
const school = await aSchool(app.tx)
const otherSchool = await aSchool(app.tx)
const admin = await app.as('admin')
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const unplaced = await app.as(await aUser(app.tx, 'school-admin'))
const missing = 2_147_483_647

type Body = Sent<typeof shape.body>
type Wish = Partial<typeof teachers.$inferInsert>
const aProfile = async (at: School = school, wish: Wish = {}) => {
  const teacher = await app.as(await aTeacher(app.tx))
  const values = { user_id: teacher.user.id, school_id: at.id, school_state: 'confirmed' as const, ...wish }
  return { teacher, ...only(await app.tx.insert(teachers).values(values).returning()) }
}
const edit = (as: Client, id: number, body: Body) =>
  as.ok('PUT /api/education/teachers/{id}', { params: { id }, body })
const refusal = (as: Client, id: number, body: Body) =>
  as.refusal('PUT /api/education/teachers/{id}', { params: { id }, body })
const byUser = (as: Client, id: number, body: Body) =>
  as.call('PUT /api/education/teachers/by-user/{id}', { params: { id }, body })

const notYours = { code: 'teacher.not_yours', detail: 'You cannot change this teacher profile.' }
const notThere = { code: 'teacher.not_found', detail: 'There is no teacher profile.' }
const changed = {
  status: 409,
  code: 'teacher.changed',
  detail: 'This teacher profile was changed meanwhile. Please load it again.',
}

test('a teacher edits the own profile and keeps the confirmed school', async () => {
  const { teacher, id } = await aProfile()
  expect(await edit(teacher, id, { school_id: school.id, employee_no: 'EMP9' })).toMatchObject({
    employee_no: 'EMP9',
    school_state: 'confirmed',
    version: 2,
  })
})

test('another school chosen by the teacher waits, also when the first is chosen again', async () => {
  const { teacher, id } = await aProfile()
  const chosen = await edit(teacher, id, { school_id: otherSchool.id })
  expect(chosen).toMatchObject({ school_id: otherSchool.id, school_state: 'waiting' })
  expect(await edit(teacher, id, { school_id: otherSchool.id })).toMatchObject({ school_state: 'waiting' })
  expect(await edit(teacher, id, { school_id: school.id })).toMatchObject({ school_state: 'waiting' })
})

test('a school that declined, chosen again, waits again', async () => {
  const { teacher, id } = await aProfile(school, { school_state: 'declined' })
  expect(await edit(teacher, id, { school_id: school.id })).toMatchObject({ school_state: 'waiting' })
})

test('what an admin or the school writes is confirmed', async () => {
  for (const [manager, to] of [
    [admin, otherSchool],
    [head, school],
  ] as const) {
    const { id } = await aProfile(school, { school_state: 'waiting' })
    expect(await edit(manager, id, { school_id: to.id })).toMatchObject({
      school_id: to.id,
      school_state: 'confirmed',
    })
  }
})

test('metadata stays when it is not sent and is replaced whole when it is', async () => {
  const metadata_json = { fullname: 'Luz Santos', tesda: { fb_page: 'fb.com/luz' } }
  const { teacher, id } = await aProfile(school, { metadata_json })
  const body = { school_id: school.id }
  expect((await edit(teacher, id, body)).metadata_json).toEqual(metadata_json)
  const without = { fullname: 'Luz Santos' }
  expect((await edit(teacher, id, { ...body, metadata_json: without })).metadata_json).toEqual(without)
})

test('an admin of anybody and a school-admin of the own school save a TESDA record by account or profile, and list it', async () => {
  const tesda = {
    contact_number: '0917 555 0142',
    fb_page: 'fb.com/luz',
    specializations: ['Cookery NC II'],
    learners_assessment: { male: '12', female: '15', total: 27 },
  }
  const listed = async (as: Client) =>
    new Set(
      (await as.ok('GET /api/education/teacher-directory', { query: { tesda: 'true' } })).entries.map(
        ({ teacher }) => teacher.id,
      ),
    )
  const mine = await aProfile()
  const elsewhere = await aProfile(otherSchool)
  const unknown = only(
    await app.tx
      .insert(teachers)
      .values({ school_id: school.id, metadata_json: { fullname: 'Luz Santos' } })
      .returning(),
  )
  const body = { school_id: school.id, metadata_json: { tesda } }
  expect(await byUser(head, mine.teacher.user.id, body)).toMatchObject({
    status: 200,
    body: { id: mine.id, metadata_json: { tesda } },
  })
  expect(await edit(head, unknown.id, body)).toMatchObject({ user: null, metadata_json: { tesda } })
  const there = { school_id: otherSchool.id, metadata_json: { tesda } }
  expect((await byUser(head, elsewhere.teacher.user.id, there)).status).toBe(404)
  expect((await refusal(head, elsewhere.id, there)).status).toBe(404)
  expect((await byUser(admin, elsewhere.teacher.user.id, there)).status).toBe(200)

  expect(await listed(head)).toEqual(new Set([mine.id, unknown.id]))
  expect(await listed(admin)).toEqual(new Set([mine.id, unknown.id, elsewhere.id]))
  expect(await mine.teacher.ok('GET /api/education/teachers/me')).toMatchObject({ metadata_json: { tesda } })
})

test('an older version is refused, the newest or none is written', async () => {
  const { teacher, id } = await aProfile()
  await edit(admin, id, { school_id: school.id, employee_no: 'BY ADMIN' })
  const body = { school_id: school.id, employee_no: 'MINE' }
  expect(await refusal(teacher, id, { ...body, version: 1 })).toMatchObject(changed)
  expect((await byUser(teacher, teacher.user.id, { ...body, version: 1 })).body).toMatchObject({
    code: 'teacher.changed',
  })
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({ employee_no: 'BY ADMIN' })
  expect(await edit(teacher, id, { ...body, version: 2 })).toMatchObject({ version: 3 })
  expect(await edit(teacher, id, body)).toMatchObject({ employee_no: 'MINE', version: 4 })
})

test('of saves at once with the same version one is written', async () => {
  const { teacher, id } = await aProfile()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, press) =>
      teacher.call('PUT /api/education/teachers/{id}', {
        params: { id },
        body: { school_id: school.id, employee_no: `EMP${press}`, version: 1 },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
})

test('somebody else’s profile is not written', async () => {
  const mine = await aProfile()
  const elsewhere = await aProfile(otherSchool)
  const body = { school_id: school.id }
  const before = await fingerprint(app.tx)
  expect(await refusal(elsewhere.teacher, mine.id, body)).toMatchObject({ status: 403, ...notYours })
  expect(await byUser(elsewhere.teacher, mine.teacher.user.id, body)).toMatchObject({
    status: 403,
    body: notYours,
  })
  expect(await byUser(elsewhere.teacher, missing, body)).toMatchObject({ status: 403, body: notYours })
  expect(await refusal(head, elsewhere.id, body)).toMatchObject({ status: 404, ...notThere })
  expect(await byUser(head, elsewhere.teacher.user.id, body)).toMatchObject({
    status: 404,
    body: { code: 'user.not_found' },
  })
  expect(await refusal(unplaced, mine.id, body)).toMatchObject({ status: 404, ...notThere })
  expect(await refusal(admin, missing, body)).toMatchObject({ status: 404, ...notThere })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test('a school-admin moves nobody to another school', async () => {
  const { id, teacher } = await aProfile()
  const body = { school_id: otherSchool.id }
  expect(await refusal(head, id, body)).toMatchObject({ status: 403, ...notYours })
  expect(await byUser(head, teacher.user.id, body)).toMatchObject({ status: 403, body: notYours })
})

test('an unknown school is refused', async () => {
  const { teacher, id } = await aProfile()
  expect(await refusal(teacher, id, { school_id: missing })).toMatchObject({
    status: 400,
    code: 'request.invalid',
    detail: 'There is no such school.',
    errors: [{ path: 'school_id', message: 'There is no such school.' }],
  })
})

test('by account a profile is made where there is none and changed where there is one', async () => {
  const teacher = await app.as(await aTeacher(app.tx))
  const body = { school_id: school.id, employee_no: 'EMP1' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => byUser(teacher, teacher.user.id, body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({
    employee_no: 'EMP1',
    school_state: 'waiting',
    version: 4,
  })
  const { id } = await aTeacher(app.tx)
  expect(await byUser(admin, id, body)).toMatchObject({
    status: 200,
    body: { user_id: id, school_state: 'confirmed', version: 1 },
  })
  expect(await byUser(admin, missing, body)).toMatchObject({
    status: 404,
    body: { code: 'user.not_found', detail: 'There is no such user.' },
  })
})
