import { readdir, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { throttles } from '../../http/throttle.tables.ts'
import { mailed_tokens, sessions, sign_in_places, sign_ups, users } from './accounts.tables.ts'
import { tidyUp } from './tidy-up.ts'

const app = await startApp()

const tidy = () => tidyUp(app.house).work({})
const days = (count: number) => count * 24 * 60

test('sessions, links and tries that nobody can use any more are deleted at night; what can be used stays', async () => {
  const old = await aTeacher(app.tx)
  await app.anyone.ok('POST /api/auth/signin', { body: { username: old.email, password } })
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: old.email } })
  await app.settled()
  app.clock.advance(days(8))
  const recent = await app.as('teacher')
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: recent.user.email } })
  await app.settled()

  await tidy()
  expect(await app.tx.select().from(sessions)).toMatchObject([{ user_id: recent.user.id }])
  expect(await app.tx.select().from(mailed_tokens)).toMatchObject([{ user_id: recent.user.id }])
  expect(await app.tx.select().from(sign_in_places)).toMatchObject([{ user_id: old.id }])
  expect(await app.tx.$count(throttles)).toBe(2)
  expect((await recent.call('GET /api/auth/me')).status).toBe(200)

  app.clock.advance(days(180))
  await tidy()
  expect(await app.tx.$count(sign_in_places)).toBe(0)
  expect(await app.tx.$count(throttles)).toBe(0)
})

test('who signed up long ago and never verified can still ask for the link', async () => {
  const email = 'slow@school.example'
  const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
  for (const last_name of ['Uno', 'Dos'])
    await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed, last_name } })
  await app.settled()
  const earlier = await app.waitForMail({ to: email })
  app.clock.advance(days(30))
  await tidy()
  expect(await app.tx.select().from(sign_ups)).toMatchObject([{ last_name: 'Dos' }])

  await app.anyone.ok('POST /api/auth/resend-verification', { body: { email } })
  const mail = await app.waitForMail({ to: email, after: earlier.at })
  const token = new URL(linkIn(mail)).searchParams.get('token') ?? ''
  await app.anyone.ok('GET /api/auth/verify-email', { query: { token } })
  const [account] = await app.tx.select().from(users).where(eq(users.email, email))
  expect(account).toMatchObject({ last_name: 'Dos', points: 30 })
})

test('F25: letters that lie on the disk, with their links, are removed after two days', async () => {
  const outbox = join(resolve(app.house.env.dataDir), 'outbox')
  const letters = () => app.mails().then((mails) => mails.map(({ to: [address] }) => address))
  const [old, recent] = [await aTeacher(app.tx), await aTeacher(app.tx)]
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: old.email } })
  await app.settled()
  const now = app.clock.now().getTime()
  const written = async (name: string, hoursAgo: number) =>
    utimes(join(outbox, name), new Date(now), new Date(now - hoursAgo * 3_600_000))
  const earlier = await readdir(outbox)
  for (const name of earlier) await written(name, 49)
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: recent.email } })
  await app.waitForMail({ to: recent.email })
  for (const name of await readdir(outbox)) if (!earlier.includes(name)) await written(name, 47)
  await tidy()
  expect(await letters()).toEqual([recent.email])
})
