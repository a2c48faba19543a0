import type { Sent } from '@klasrum/contract/endpoint'
import type { createTeacherEndpoint as shape } from '@klasrum/contract/teachers'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../accounts/accounts.tables.ts'
import { teacherTotal } from './door.ts'
import { teachers } from './teachers.tables.ts'

const app = await startApp({ work: false })
const school = await aSchool(app.tx)
const otherSchool = await aSchool(app.tx)
const admin = await app.as('admin')
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const unplaced = await app.as(await aUser(app.tx, 'school-admin'))
const missing = 2_147_483_647

type Body = Sent<typeof shape.body>
const create = (as: Client, body: Body) => as.ok('POST /api/education/teachers', { body })
const refusal = (as: Client, body: Body) => as.refusal('POST /api/education/teachers', { body })
const aFreshTeacher = async () => app.as(await aTeacher(app.tx))

const exists = { status: 409, code: 'teacher.exists', detail: 'This teacher already has a profile.' }
const notYours = {
  status: 403,
  code: 'teacher.not_yours',
  detail: 'You cannot change this teacher profile.',
}
const noSchool = {
  status: 400,
  code: 'request.invalid',
  errors: [{ path: 'school_id', message: 'There is no such school.' }],
}

test('a teacher without a profile makes the own one, and the school waits to confirm', async () => {
  const teacher = await aFreshTeacher()
  const made = await create(teacher, {
    school_id: school.id,
    employee_no: ' EMP123456 ',
    metadata_json: {
      fullname: 'Luz Santos',
      tesda: { learners_assessment: { male: 3, female: '', total: 3 } },
    },
  })
  expect(made).toMatchObject({
    user_id: teacher.user.id,
    school_id: school.id,
    school_state: 'waiting',
    employee_no: 'EMP123456',
    metadata_json: { tesda: { learners_assessment: { male: '3', female: '0', total: 3 } } },
    version: 1,
  })
  expect(await teacher.ok('GET /api/education/teachers/me')).toEqual(made)
  expect(await refusal(teacher, { school_id: school.id })).toMatchObject(exists)
})

test('of two presses at once one makes the profile and the others are told that it is there', async () => {
  const teacher = await aFreshTeacher()
  const before = await teacherTotal(app.tx)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      teacher.call('POST /api/education/teachers', { body: { school_id: school.id } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(await teacherTotal(app.tx)).toBe(before + 1)
})

test('a teacher makes no profile for somebody else', async () => {
  const teacher = await aFreshTeacher()
  const { id: user_id } = await aTeacher(app.tx)
  expect(await refusal(teacher, { school_id: school.id, user_id })).toMatchObject(notYours)
  expect(await create(teacher, { school_id: school.id, user_id: teacher.user.id })).toMatchObject({
    version: 1,
  })
})

test('what an admin makes for an account, and admin and school-admin for somebody without one, is confirmed', async () => {
  const { id: user_id } = await aTeacher(app.tx)
  expect(await create(admin, { school_id: school.id, user_id })).toMatchObject({
    user_id,
    school_state: 'confirmed',
  })
  for (const manager of [admin, head]) {
    expect(await refusal(manager, { school_id: school.id, user_id })).toMatchObject(exists)
    const metadata_json = { fullname: 'Rosa Cruz', position: 'Teacher I' }
    expect(await create(manager, { school_id: school.id, metadata_json })).toMatchObject({
      user_id: null,
      user: null,
      school_state: 'confirmed',
      metadata_json,
    })
  }
})

test('F21: a school-admin binds no account to the school that did not ask for it, and learns of none', async () => {
  const strangers = [await aTeacher(app.tx), await aTeacher(app.tx, { school: otherSchool })]
  const before = await fingerprint(app.tx)
  for (const { id: user_id } of strangers) {
    const unknown = { status: 404, code: 'user.not_found' }
    expect(await refusal(head, { school_id: school.id, user_id })).toMatchObject(unknown)
    expect(
      await head.refusal('PUT /api/education/teachers/by-user/{id}', {
        params: { id: user_id },
        body: { school_id: school.id },
      }),
    ).toMatchObject(unknown)
  }
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test('a school-admin makes profiles at the own school only, and none without a school', async () => {
  expect(await refusal(head, { school_id: otherSchool.id })).toMatchObject(notYours)
  expect(await refusal(unplaced, { school_id: school.id })).toMatchObject(notYours)
})

test('an unknown school or account is refused, and nothing is written', async () => {
  const teacher = await aFreshTeacher()
  const deleted = await aTeacher(app.tx)
  await app.tx.update(users).set({ deleted_at: new Date() }).where(eq(users.id, deleted.id))
  const before = await fingerprint(app.tx)
  expect(await refusal(teacher, { school_id: missing })).toMatchObject(noSchool)
  expect(await refusal(admin, { school_id: missing })).toMatchObject(noSchool)
  for (const user_id of [missing, deleted.id])
    expect(await refusal(admin, { school_id: school.id, user_id })).toMatchObject({
      status: 404,
      code: 'user.not_found',
      detail: 'There is no such user.',
    })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test('half a character in a name is stored as a sign for it, and TESDA data that is null as none', async () => {
  const made = await create(admin, {
    school_id: school.id,
    metadata_json: { fullname: 'Rosa \ud83d', tesda: null },
  })
  expect(made.metadata_json).toEqual({ fullname: 'Rosa \ufffd' })
  const [row] = await app.tx.select().from(teachers).where(eq(teachers.id, made.id))
  expect(row?.has_tesda).toBe(false)
})

test.each([
  ['school_id', { school_id: 'one' }],
  ['school_id', { school_id: undefined }],
  ['school_id', { school_id: 0 }],
  ['employee_no', { employee_no: 'x'.repeat(61) }],
  [
    'metadata_json',
    { metadata_json: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`n${n}`, n])) },
  ],
  ['metadata_json', { metadata_json: { ['x'.repeat(61)]: 1 } }],
  ['metadata_json.tesda.learners_assessment.male', { metadata_json: tesdaWith({ male: '-1' }) }],
  ['metadata_json.tesda.learners_assessment.total', { metadata_json: tesdaWith({ total: 1.5 }) }],
])('a wrong %s is refused', async (path, wrong) => {
  const answer = await admin.send({
    method: 'POST',
    path: '/api/education/teachers',
    body: { school_id: school.id, ...wrong },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
})

function tesdaWith(learners: object) {
  return { tesda: { learners_assessment: { male: '1', female: '1', total: 2, ...learners } } }
}
