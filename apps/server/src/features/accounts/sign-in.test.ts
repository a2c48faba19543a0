import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp()

const signIn = (username: string, typed = password) =>
  app.anyone.call('POST /api/auth/signin', { body: { username, password: typed } })

test('the right e-mail and password open a session with a new token each time', async () => {
  const teacher = await aTeacher(app.tx, { points: 30 })
  const [one, two] = [await signIn(teacher.email), await signIn(teacher.email)]
  expect(one).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
  const tokens = [one, two].map(({ body }) => ('access_token' in body ? body.access_token : ''))
  expect(new Set(tokens).size).toBe(2)
  for (const token of nonEmpty(tokens)) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await app.withToken(token).ok('GET /api/auth/me')).toEqual({
      id: teacher.id,
      email: teacher.email,
      first_name: teacher.first_name,
      last_name: teacher.last_name,
      role: 'teacher',
      points: 30,
      user_metadata: null,
    })
  }
})

test('a wrong password and an unknown address get the same refusal', async () => {
  const teacher = await aTeacher(app.tx)
  const [wrong, unknown] = [
    await signIn(teacher.email, 'not the password'),
    await signIn('nobody@school.example', 'not the password'),
  ]
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'sign_in.failed', detail: 'Incorrect e-mail or password.' },
  })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test('an account that is not verified is told so, but only with the right password', async () => {
  const { email } = await aTeacher(app.tx, { verified_at: null })
  expect((await signIn(email, 'not the password')).body).toMatchObject({ code: 'sign_in.failed' })
  const { status, body } = await signIn(email)
  expect([status, body]).toMatchObject([403, { code: 'sign_in.not_verified' }])
  expect('detail' in body && body.detail).toContain('not verified')
})

test('a deactivated account is told so, but only with the right password', async () => {
  const { email } = await aTeacher(app.tx, { is_active: false })
  expect((await signIn(email, 'not the password')).body).toMatchObject({ code: 'sign_in.failed' })
  expect(await signIn(email)).toMatchObject({ status: 403, body: { code: 'sign_in.deactivated' } })
})

test.each([
  ['application/json', (email: string) => JSON.stringify({ username: email, password })],
  ['text/plain', (email: string) => `username=${email}&password=${password}`],
  ['multipart/form-data; boundary=x', (email: string) => `--x\r\n\r\n${email}\r\n--x--`],
  ['', (email: string) => `username=${email}&password=${password}`],
])('a body sent as %j is not accepted: sign-in is a form', async (type, write) => {
  const { email } = await aTeacher(app.tx)
  const answer = await app.anyone.send({
    method: 'POST',
    path: '/api/auth/signin',
    headers: type ? { 'content-type': type } : {},
    body: write(email),
  })
  expect(answer).toMatchObject({ status: 415, body: { code: 'request.unsupported' } })
})

test('a form is read whatever the case and parameters of its type', async () => {
  const { email } = await aTeacher(app.tx)
  const answer = await app.anyone.send({
    method: 'POST',
    path: '/api/auth/signin',
    headers: { 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' },
    body: new URLSearchParams({ username: email, password }).toString(),
  })
  expect(answer.status).toBe(200)
})

test.each([
  ['username=', 'username'],
  ['username=a%40b.c', 'password'],
  ['username=a%40b.c&username=d%40e.f&password=x', 'username'],
])('the form %s is refused at the field %s', async (body, field) => {
  const answer = await app.anyone.send({
    method: 'POST',
    path: '/api/auth/signin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(JSON.stringify(answer.body)).toContain(`"path":"${field}"`)
})

test('an address or a password beyond the maximum is refused before it is compared', async () => {
  expect((await signIn('a'.repeat(255))).body).toMatchObject({ errors: [{ path: 'username' }] })
  expect((await signIn('a@b.c', 'x'.repeat(257))).body).toMatchObject({ errors: [{ path: 'password' }] })
})

test('a name with a character that no database can hold is refused as unreadable', async () => {
  expect(await signIn('\u0000@school.example')).toMatchObject({
    status: 400,
    body: { code: 'request.unreadable' },
  })
})

test('each sign-in and each refusal is in the log with the account, never with what was typed', async () => {
  const { id, email } = await aTeacher(app.tx)
  await signIn(email, 'typed wrongly by accident')
  await signIn(email)
  const events = app
    .log()
    .split('\n')
    .filter((line) => line.includes(`"user_id":${id},`))
  expect(events.map((line) => JSON.parse(line).msg)).toEqual(['sign-in refused', 'signed in'])
  expect(app.log()).not.toContain('typed wrongly')
  expect(app.log()).not.toContain(email)
})
