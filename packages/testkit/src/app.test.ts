import { roles } from '@klasrum/contract/fields'
import { expect, test } from 'vitest'
import { startApp } from './app.ts'
import { aSchool, aTeacher, password } from './builders.ts'
import { onPostgres } from './fresh-database.ts'
import { linkIn } from './mail.ts'
import { nonEmpty } from './non-empty.ts'

const app = await startApp()

test('it runs on the database under test, with its reference data', async () => {
  expect(await app.anyone.ok('GET /api/health')).toMatchObject({
    database: onPostgres ? 'postgres' : 'embedded',
  })
  const query = { title: 'USE_POINTS', key: 'LESSON_PLAN' }
  expect(await app.anyone.ok('GET /api/global-values/lookup', { query })).toMatchObject({ value: 6 })
})

test.each(nonEmpty(roles))('a client is signed in as %s', async (role) => {
  const client = await app.as(role)
  expect(await client.ok('GET /api/auth/me')).toMatchObject({ id: client.user.id, role })
})

test('a built teacher has points and a school and signs in with the known password', async () => {
  const teacher = await aTeacher(app.tx, { points: 30, school: await aSchool(app.tx) })
  const body = { username: teacher.email, password }
  const { access_token } = await app.anyone.ok('POST /api/auth/signin', { body })
  expect(await app.withToken(access_token).ok('GET /api/auth/me')).toMatchObject({ points: 30 })
})

test('time passes when told, and a session ends', async () => {
  const teacher = await app.as('teacher')
  app.clock.advance(61)
  expect(await teacher.refusal('GET /api/auth/me')).toMatchObject({ status: 401, code: 'session.ended' })
})

test('mail arrives in the outbox once the background work is done', async () => {
  const body = {
    email: 'ana@school.example',
    password: 'tatlong bibe sa ilog',
    first_name: 'Ana',
    last_name: 'Cruz',
  }
  await app.anyone.ok('POST /api/auth/signup', { body })
  await app.settled()
  const mail = await app.waitForMail({ to: 'ana@school.example' })
  expect(linkIn(mail)).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/)
  expect(await app.mails()).toHaveLength(1)
  expect(app.log()).not.toContain('tatlong bibe')
})

test('what the contract forbids can still be sent', async () => {
  const answer = await app.anyone.send({ method: 'POST', path: '/api/auth/signup', body: { email: 7 } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

test('it can be called over a real connection', async () => {
  const url = await app.listen()
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
})
