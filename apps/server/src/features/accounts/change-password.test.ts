import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { expect, test } from 'vitest'

const app = await startApp()

const fresh = 'isang dosenang mangga'
const signIn = (username: string, typed: string) =>
  app.anyone.call('POST /api/auth/signin', { body: { username, password: typed } })

test('a changed password ends every session, answers with a new one, and is told by mail', async () => {
  const teacher = await app.as('teacher')
  const phone = await app.as(teacher.user)
  const { email } = teacher.user
  const { access_token } = await teacher.ok('POST /api/account/password', {
    body: { current_password: password, new_password: fresh },
  })
  expect(await teacher.refusal('GET /api/auth/me')).toMatchObject({ code: 'session.ended' })
  expect(await phone.refusal('GET /api/auth/me')).toMatchObject({ code: 'session.ended' })
  expect((await app.withToken(access_token).ok('GET /api/auth/me')).id).toBe(teacher.user.id)
  expect((await signIn(email, password)).status).toBe(401)
  expect((await signIn(email, fresh)).status).toBe(200)
  const mail = await app.waitForMail({ to: email })
  expect(mail.subject).toBe('Your Klasrum password was changed')
  expect(linkIn(mail)).toBe('http://localhost:3000/forgot-password')
  expect(mail.text).not.toContain(fresh)
})

test('a wrong current password is a mistake in the form, not the end of the session', async () => {
  const teacher = await app.as('teacher')
  const refusal = await teacher.refusal('POST /api/account/password', {
    body: { current_password: 'not my password', new_password: fresh },
  })
  expect(refusal).toMatchObject({
    status: 400,
    code: 'password.wrong',
    errors: [{ path: 'current_password', message: 'That is not your current password.' }],
  })
  expect((await teacher.call('GET /api/auth/me')).status).toBe(200)
  expect((await signIn(teacher.user.email, password)).status).toBe(200)
})

test.each([
  ['too short', 'short'],
  ['too long', 'mangga '.repeat(40)],
  ['too common', 'password1'],
])('a new password that is %s is refused', async (_, new_password) => {
  const teacher = await app.as('teacher')
  const body = { current_password: password, new_password }
  expect(await teacher.refusal('POST /api/account/password', { body })).toMatchObject({
    status: 400,
    errors: [{ path: 'new_password' }],
  })
  expect((await signIn(teacher.user.email, password)).status).toBe(200)
})

test('a link for a new password that was mailed before the change no longer works', async () => {
  const teacher = await app.as(await aTeacher(app.tx))
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: teacher.user.email } })
  const mail = await app.waitForMail({ to: teacher.user.email })
  await teacher.ok('POST /api/account/password', {
    body: { current_password: password, new_password: fresh },
  })
  const token = new URL(linkIn(mail)).searchParams.get('token') ?? ''
  const body = { token, password: 'labindalawang saging' }
  expect(await app.anyone.refusal('POST /api/auth/reset-password', { body })).toMatchObject({
    code: 'reset.invalid',
  })
  expect((await signIn(teacher.user.email, fresh)).status).toBe(200)
})

test('a name is changed, shown at once, and nothing else with it', async () => {
  const teacher = await app.as(await aTeacher(app.tx, { points: 12 }))
  const wishes = { role: 'admin', points: 9999, email: 'other@school.example', id: 1, is_active: false }
  const answer = await teacher.send({
    method: 'PATCH',
    path: '/api/account',
    body: { first_name: '  José ', last_name: 'Rizal y Alonso', ...wishes },
  })
  const expected = {
    ...(await teacher.ok('GET /api/auth/me')),
    first_name: 'José',
    last_name: 'Rizal y Alonso',
    email: teacher.user.email,
    role: 'teacher',
    points: 12,
  }
  expect(answer).toMatchObject({ status: 200, body: expected })
  expect(await teacher.ok('GET /api/auth/me')).toEqual(expected)
})

test.each([
  ['left out', { first_name: '', last_name: 'Rizal' }, 'first_name'],
  ['over two lines', { first_name: 'José', last_name: 'Rizal\r\nBcc: x@y.z' }, 'last_name'],
  ['too long', { first_name: 'J'.repeat(81), last_name: 'Rizal' }, 'first_name'],
])('a name %s is refused and stays as it was', async (_, body, path) => {
  const teacher = await app.as('teacher')
  expect(await teacher.refusal('PATCH /api/account', { body })).toMatchObject({
    status: 400,
    code: 'request.invalid',
    errors: [{ path }],
  })
  expect((await teacher.ok('GET /api/auth/me')).first_name).toBe('Luz')
})
