import { startApp } from '@klasrum/testkit/app'
import { password } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from './accounts.tables.ts'

const app = await startApp()

const isSignedIn = async (client: Client) => (await client.call('GET /api/auth/me')).status === 200
const change = (id: number, to: Partial<typeof users.$inferInsert>) =>
  app.tx.update(users).set(to).where(eq(users.id, id))

test.each([
  ['teacher', 60],
  ['school-admin', 60],
  ['division-eps', 60],
  ['admin', 30],
] as const)('%s: signed out after %i minutes without a request', async (role, idle) => {
  const [active, idler] = [await app.as(role), await app.as(role)]
  app.clock.advance(idle - 0.1)
  expect(await isSignedIn(active)).toBe(true)
  app.clock.advance(0.2)
  expect(await idler.refusal('GET /api/auth/me')).toMatchObject({
    status: 401,
    code: 'session.ended',
    detail: 'Your session has ended. Please sign in again.',
  })
  expect(await isSignedIn(active)).toBe(true)
})

test('each request starts the idle time anew, until 12 hours are over in all', async () => {
  const teacher = await app.as('teacher')
  for (let passed = 0; passed + 55 < 12 * 60; passed += 55) {
    app.clock.advance(55)
    expect(await isSignedIn(teacher)).toBe(true)
  }
  app.clock.advance(12 * 60 - 13 * 55 - 1)
  expect(await isSignedIn(teacher)).toBe(true)
  app.clock.advance(1.1)
  expect(await isSignedIn(teacher)).toBe(false)
})

test('a refused call counts as a request too', async () => {
  const teacher = await app.as('teacher')
  app.clock.advance(50)
  await teacher.refusal('PATCH /api/account', { body: { first_name: '', last_name: '' } })
  app.clock.advance(50)
  expect(await isSignedIn(teacher)).toBe(true)
})

test('sign-out ends this session at once and no other', async () => {
  const teacher = await app.as('teacher')
  const elsewhere = await app.as(teacher.user)
  expect(await teacher.ok('POST /api/auth/signout')).toEqual({ message: 'Signed out.' })
  expect(await isSignedIn(teacher)).toBe(false)
  expect(await teacher.refusal('POST /api/auth/signout')).toMatchObject({ status: 401 })
  expect(await isSignedIn(elsewhere)).toBe(true)
})

test('deactivation ends every session with the next call', async () => {
  const teacher = await app.as('teacher')
  const elsewhere = await app.as(teacher.user)
  await change(teacher.user.id, { is_active: false })
  expect([await isSignedIn(teacher), await isSignedIn(elsewhere)]).toEqual([false, false])
})

test('an account that is no longer verified has no session', async () => {
  const teacher = await app.as('teacher')
  await change(teacher.user.id, { verified_at: null })
  expect(await isSignedIn(teacher)).toBe(false)
})

test('a change of role takes effect with the next call, in what is shown and in how long a session lasts', async () => {
  const person = await app.as('teacher')
  expect((await person.ok('GET /api/dashboard')).users).toBeNull()
  await change(person.user.id, { role: 'admin' })
  expect((await person.ok('GET /api/auth/me')).role).toBe('admin')
  expect((await person.ok('GET /api/dashboard')).users).not.toBeNull()
  await change(person.user.id, { role: 'teacher' })
  expect((await person.ok('GET /api/dashboard')).users).toBeNull()
  await change(person.user.id, { role: 'admin' })
  app.clock.advance(31)
  expect(await isSignedIn(person)).toBe(false)
})

test('whoever oversees a school or a division reads which one with the session', async () => {
  const [principal, eps, teacher] = [
    await app.as('school-admin'),
    await app.as('division-eps'),
    await app.as('teacher'),
  ]
  const scope = async (client: Client) => (await client.ok('GET /api/auth/me')).user_metadata
  expect(await scope(principal)).toEqual({ division_id: null, school_id: principal.user.school_id })
  expect(await scope(eps)).toEqual({ division_id: eps.user.division_id, school_id: null })
  expect([principal.user.school_id, eps.user.division_id]).toEqual([expect.any(Number), expect.any(Number)])
  expect(await scope(teacher)).toBeNull()
})

test('what is stored of a session is not its token', async () => {
  const { token, user } = await app.as('teacher')
  const stored = await app.tx.select().from(sessions).where(eq(sessions.user_id, user.id))
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(token)
  const { refusal } = app.withToken(stored[0]?.token_hash ?? '')
  expect(await refusal('GET /api/auth/me')).toMatchObject({ code: 'session.ended' })
})

test('no sign-in with the old password outlives a change of password, not even one under way', async () => {
  for (let round = 0; round < 3; round += 1) {
    const teacher = await app.as('teacher')
    const signIns = Array.from({ length: 8 }, (_, place) =>
      app.from(`198.51.${round}.${place}`).call('POST /api/auth/signin', {
        body: { username: teacher.user.email, password },
      }),
    )
    await signIns[0]
    const { access_token } = await teacher.ok('POST /api/account/password', {
      body: { current_password: password, new_password: 'isang dosenang mangga' },
    })
    const answers = await Promise.all(signIns)
    const tokens = answers.flatMap(({ body }) => ('access_token' in body ? [body.access_token] : []))
    for (const token of nonEmpty(tokens)) expect(await isSignedIn(app.withToken(token))).toBe(false)
    expect(await isSignedIn(app.withToken(access_token))).toBe(true)
  }
})
