import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { expect, test } from 'vitest'

const app = await startApp()

const tokenFrom = async (to: string, subject: string) =>
  new URL(linkIn(await app.waitForMail({ to, subject }))).searchParams.get('token') ?? ''

test('after every account call, well made and badly made, the log holds no secret, no address and no query', async () => {
  const chosen = ['tatlong bibe sa ilog', 'isang dosenang mangga', 'labindalawang saging']
  const [first = '', second = '', third = ''] = chosen
  const person = { email: 'ana.cruz@school.example', first_name: 'Anastasia', last_name: 'Cruzado' }
  const secrets = [...chosen, password, person.email, person.first_name, person.last_name]

  await app.anyone.ok('POST /api/auth/signup', { body: { ...person, password: first } })
  const verification = await tokenFrom(person.email, 'Verify')
  await app.anyone.ok('GET /api/auth/verify-email', { query: { token: verification } })
  await app.anyone.refusal('GET /api/auth/verify-email', { query: { token: verification } })
  await app.anyone.refusal('POST /api/auth/signin', { body: { username: person.email, password: second } })
  const { access_token } = await app.anyone.ok('POST /api/auth/signin', {
    body: { username: person.email, password: first },
  })
  const client = app.withToken(access_token)
  await client.ok('GET /api/account/export')
  await client.refusal('PATCH /api/account', { body: { first_name: '', last_name: person.last_name } })
  const changed = await client.ok('POST /api/account/password', {
    body: { current_password: first, new_password: second },
  })
  await client.refusal('GET /api/auth/me')
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: person.email } })
  const reset = await tokenFrom(person.email, 'Set a new')
  await app.anyone.ok('POST /api/auth/reset-password', { body: { token: reset, password: third } })
  await app.anyone.send({
    path: `/api/auth/me?token=${access_token}&email=${person.email}`,
    headers: { authorization: 'Bearer not-a-real-token-at-all' },
  })
  await app.anyone.send({
    method: 'POST',
    path: '/api/auth/signup',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${person.email}","password":"${first}"`,
  })
  await app.settled()

  secrets.push(access_token, changed.access_token, verification, reset, 'not-a-real-token-at-all')
  const log = app.log()
  expect(log.split('\n').length).toBeGreaterThan(15)
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
  expect(log).not.toContain('?')
  expect(log).not.toContain('%40')
})

test('each request is one line: when, which, what, how it ended, how long it took and who asked', async () => {
  const teacher = await app.as(await aTeacher(app.tx))
  const { headers } = await teacher.call('GET /api/auth/me')
  const lines = app
    .log()
    .split('\n')
    .filter((line) => line.includes(headers['x-request-id'] ?? ''))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      time: expect.anything(),
      method: 'GET',
      path: '/api/auth/me',
      status: 200,
      ms: expect.any(Number),
      address: '127.0.0.1',
      user_id: teacher.user.id,
      msg: 'request',
    },
  ])
})

test('a line break in an address cannot forge a line of the log', async () => {
  await app.anyone.send({ path: '/api/nothing%0a{"level":30,"msg":"forged"}' })
  const messages = app
    .log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg)
  expect(messages).not.toContain('forged')
})
