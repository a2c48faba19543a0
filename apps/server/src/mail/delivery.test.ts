import { startApp } from '@klasrum/testkit/app'
import { startMailServer } from '@klasrum/testkit/fakes/mail-server'
import { linkIn } from '@klasrum/testkit/mail'
import { until } from '@klasrum/testkit/until'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { rowsOf } from '../db/client.ts'

const server = await startMailServer()
afterAll(server.stop)
const app = await startApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Klasrum <paaralan@school.example>' } })

const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
const signUp = (email: string) => app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed } })
const tokenIn = (text: string) => new URL(linkIn({ text, subject: '' })).searchParams.get('token') ?? ''

/** What the queue keeps of each job, also of one that failed. */
async function storedWithJobs(): Promise<string> {
  const jobs = await app.tx.execute(sql`select job::text as text from pgboss.job`)
  return rowsOf<{ text: string }>(jobs)
    .map(({ text }) => text)
    .join('\n')
}

test('a sign-up is answered whether or not the mail server is there, and its link arrives when it is back', {
  timeout: 60_000,
}, async () => {
  const email = 'patient@school.example'
  server.be('defer')
  await signUp(email)
  await until(() => app.log().includes('job failed'), { what: 'a first try' })
  expect(await storedWithJobs()).not.toContain(email)
  expect(server.mails).toHaveLength(0)

  server.be('accept')
  const mail = await server.waitForMail({ to: email, within: 45_000 })
  expect(mail.from).toBe('paaralan@school.example')
  await app.anyone.ok('GET /api/auth/verify-email', { query: { token: tokenIn(mail.text) } })
  await app.settled()
  expect(server.mails).toHaveLength(1)
  expect(app.log()).not.toContain(email)
})

test('one letter that is refused does not keep the next from going out', async () => {
  server.be('refuse')
  const before = server.attempts()
  await signUp('unreachable@school.example')
  await until(() => server.attempts() > before, { what: 'a refused try' })
  server.be('accept')
  await signUp('reachable@school.example')
  expect(await server.waitForMail({ to: 'reachable@school.example' })).toBeDefined()
})

test('twenty letters go out one after the other, without waiting for the next look into the queue', {
  timeout: 60_000,
}, async () => {
  const addresses = Array.from({ length: 20 }, (_, number) => `teacher-${number}@school.example`)
  await Promise.all(
    addresses.map((email, number) =>
      app.from(`198.51.100.${number}`).ok('POST /api/auth/signup', { body: { email, ...typed } }),
    ),
  )
  await until(() => addresses.every((email) => server.mails.some(({ to }) => to.includes(email))), {
    what: 'twenty letters',
    within: 40_000,
  })
  expect(server.mails.flatMap(({ to }) => to)).toEqual(expect.arrayContaining(addresses))
})
