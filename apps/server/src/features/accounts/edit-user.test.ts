import type { Sent } from '@klasrum/contract/endpoint'
import { roles } from '@klasrum/contract/fields'
import type { editUserEndpoint as shape } from '@klasrum/contract/users'
import { startApp } from '@klasrum/testkit/app'
import { aDivision, anAdmin, aSchool, aTeacher, password } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp()
const admin = await app.as('admin')
type Body = Sent<typeof shape.body>

const edit = (id: number, body: Body, as = admin) =>
  as.ok('PATCH /api/admin/users/{id}', { params: { id }, body })
const listed = async (id: number) =>
  (await admin.ok('GET /api/admin/users')).users.find((each) => each.id === id)
const signIn = (username: string) =>
  app.anyone.call('POST /api/auth/signin', { body: { username, password } })

test('every field is changed at once and shown as it is answered', async () => {
  const [teacher, division, school] = [await aTeacher(app.tx), await aDivision(app.tx), await aSchool(app.tx)]
  const edited = await edit(teacher.id, {
    email: '  New.Address@School.Example ',
    first_name: ' José ',
    last_name: 'Rizal',
    role: 'school-admin',
    is_active: false,
    user_metadata: { division_id: division.id, school_id: school.id },
  })
  expect(edited).toEqual({
    id: teacher.id,
    email: 'new.address@school.example',
    first_name: 'José',
    last_name: 'Rizal',
    role: 'school-admin',
    is_active: false,
    points: 0,
    verified: true,
    created_at: teacher.created_at.toISOString(),
    user_metadata: { division_id: division.id, school_id: school.id },
  })
  expect(await listed(teacher.id)).toEqual(edited)
})

const parts: Body[] = [
  { email: 'part@school.example' },
  { first_name: 'Ana' },
  { last_name: 'Cruz' },
  { role: 'student' },
  { is_active: false },
  {},
]
test.each(parts)('%o alone leaves the rest, and everybody else, as they were', async (body) => {
  const [teacher, other] = [await aTeacher(app.tx, { points: 5 }), await aTeacher(app.tx)]
  const [before, others] = [await listed(teacher.id), await listed(other.id)]
  expect(await edit(teacher.id, body)).toEqual({ ...before, ...body })
  expect(await listed(other.id)).toEqual(others)
})

test('scope is set, left alone when absent and cleared by null', async () => {
  const [division, school] = [await aDivision(app.tx), await aSchool(app.tx)]
  const { id } = await aTeacher(app.tx)
  const scope = async (user_metadata: Body['user_metadata']) =>
    (await edit(id, { user_metadata })).user_metadata
  const both = { division_id: division.id, school_id: school.id }
  expect(await scope({ school_id: school.id })).toEqual({ division_id: null, school_id: school.id })
  expect(await scope({ division_id: division.id })).toEqual(both)
  expect((await edit(id, { first_name: 'Ana' })).user_metadata).toEqual(both)
  expect(await scope({ division_id: null })).toEqual({ division_id: null, school_id: school.id })
  expect(await scope(null)).toBeNull()
})

test('with the new address the person signs in, the old one is free, and links mailed before are void', async () => {
  const teacher = await aTeacher(app.tx)
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: teacher.email } })
  const token = new URL(linkIn(await app.waitForMail({ to: teacher.email }))).searchParams.get('token') ?? ''
  await edit(teacher.id, { email: 'moved@school.example' })
  expect((await signIn(teacher.email)).status).toBe(401)
  expect((await signIn('moved@school.example')).status).toBe(200)
  await edit(teacher.id, { email: teacher.email })
  const body = { token, password: 'isang dosenang mangga' }
  expect(await app.anyone.refusal('POST /api/auth/reset-password', { body })).toMatchObject({
    code: 'reset.invalid',
  })
  expect((await signIn(teacher.email)).status).toBe(200)
})

test('deactivation ends every session of the person for good, and nobody else’s', async () => {
  const [teacher, colleague] = [await app.as('teacher'), await app.as('teacher')]
  const phone = await app.as(teacher.user)
  await edit(teacher.user.id, { is_active: false })
  for (const device of [teacher, phone])
    expect(await device.refusal('GET /api/auth/me')).toMatchObject({ status: 401, code: 'session.ended' })
  expect((await colleague.call('GET /api/auth/me')).status).toBe(200)
  expect(await signIn(teacher.user.email)).toMatchObject({
    status: 403,
    body: { code: 'sign_in.deactivated' },
  })
  await edit(teacher.user.id, { is_active: true })
  expect((await phone.call('GET /api/auth/me')).status).toBe(401)
  expect((await signIn(teacher.user.email)).status).toBe(200)
})

test('a sign-in under way when the account is deactivated leaves no session for later', async () => {
  const teacher = await aTeacher(app.tx)
  const body = { username: teacher.email, password }
  const signIns = Array.from({ length: 8 }, (_, place) =>
    app.from(`198.51.100.${place}`).call('POST /api/auth/signin', { body }),
  )
  await signIns[0]
  await edit(teacher.id, { is_active: false })
  const answers = await Promise.all(signIns)
  await edit(teacher.id, { is_active: true })
  const tokens = answers.flatMap(({ body }) => ('access_token' in body ? [body.access_token] : []))
  for (const token of nonEmpty(tokens))
    expect((await app.withToken(token).call('GET /api/auth/me')).status).toBe(401)
})

test.each(nonEmpty(roles))(
  'the role %s can be given, with the school and division of its scope',
  async (role) => {
    const user_metadata = { division_id: (await aDivision(app.tx)).id, school_id: (await aSchool(app.tx)).id }
    const person = await app.as('student')
    expect(await edit(person.user.id, { role, user_metadata })).toMatchObject({ role, user_metadata })
    const again = await app.as(person.user)
    expect(await again.ok('GET /api/auth/me')).toMatchObject({ role, user_metadata })
  },
)

test('a role counts from the next call on, in a session of its own', async () => {
  const person = await app.as('teacher')
  expect(await person.refusal('GET /api/admin/users')).toMatchObject({ status: 403 })
  await edit(person.user.id, { role: 'admin' })
  expect((await person.call('GET /api/admin/users')).status).toBe(401)
  const raised = await app.as(person.user)
  expect((await raised.call('GET /api/admin/users')).status).toBe(200)
  await edit(person.user.id, { role: 'teacher' })
  expect((await raised.call('GET /api/admin/users')).status).toBe(401)
})

test('an admin may correct the own name and address, and stay an active admin', async () => {
  const me = await app.as('admin')
  const mine = { first_name: 'Ako', email: 'ako@school.example', role: 'admin', is_active: true } as const
  expect(await edit(me.user.id, mine, me)).toMatchObject(mine)
  expect((await me.ok('GET /api/auth/me')).first_name).toBe('Ako')
})

test('of ten who are given one address at the same moment, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => aTeacher(app.tx)))
  const body = { email: 'wanted@school.example' }
  const answers = await Promise.all(
    people.map(({ id }) => admin.call('PATCH /api/admin/users/{id}', { params: { id }, body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of nonEmpty(answers.filter((answer) => answer.status !== 200)))
    expect([status, body]).toMatchObject([409, { code: 'user.email_taken' }])
})

test('an edit is logged with who and what kind, without the values', async () => {
  const [teacher, other] = [await aTeacher(app.tx), await app.as(await anAdmin(app.tx))]
  await edit(teacher.id, { first_name: 'Confidencia', email: 'confidencia@school.example' }, other)
  const line =
    app
      .log()
      .split('\n')
      .findLast((each) => each.includes('user edited')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    user_id: other.user.id,
    edited: teacher.id,
    fields: ['email', 'first_name'],
  })
  expect(app.log().toLowerCase()).not.toContain('confidencia')
})
