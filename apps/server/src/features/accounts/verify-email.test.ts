import { startApp } from '@klasrum/testkit/app'
import { linkIn } from '@klasrum/testkit/mail'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { point_entries } from '../points/points.tables.ts'
import { users } from './accounts.tables.ts'

const app = await startApp()

const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
const press = (token: string) => app.anyone.call('GET /api/auth/verify-email', { query: { token } })
const accountOf = async (email: string) =>
  (await app.tx.select().from(users).where(eq(users.email, email)))[0]

async function tokenFor(email: string): Promise<string> {
  await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed } })
  return new URL(linkIn(await app.waitForMail({ to: email }))).searchParams.get('token') ?? ''
}

test('the mailed link verifies the account and grants 30 points; pressed again it says so and grants nothing', async () => {
  const email = 'once@school.example'
  const token = await tokenFor(email)
  expect(await press(token)).toMatchObject({
    status: 200,
    body: { message: 'Your e-mail is verified. You can sign in now.' },
  })
  expect(await accountOf(email)).toMatchObject({ points: 30, verified_at: expect.any(Date) })
  expect(await press(token)).toMatchObject({
    status: 409,
    body: { code: 'verification.used', detail: 'This link was used before. You can sign in.' },
  })
  expect((await accountOf(email))?.points).toBe(30)
})

test('a link pressed twenty times at once verifies once and grants the points once', async () => {
  const email = 'impatient@school.example'
  const token = await tokenFor(email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  const account = await accountOf(email)
  expect(account?.points).toBe(30)
  const entries = await app.tx
    .select()
    .from(point_entries)
    .where(eq(point_entries.user_id, account?.id ?? 0))
  expect(entries).toMatchObject([{ points: 30, kind: 'grant' }])
})

test.each(['', 'nobody-was-mailed-this', 'x'.repeat(43), "' or 1=1 --"])(
  'the token %j is answered with the specified sentence',
  async (token) => {
    expect(await press(token)).toMatchObject({
      status: 400,
      body: {
        code: 'verification.missing',
        detail: 'Verification token not found. Please check the link and try again.',
      },
    })
  },
)

test('a link without any token is answered with the specified sentence', async () => {
  expect(await app.anyone.refusal('GET /api/auth/verify-email')).toMatchObject({
    code: 'verification.missing',
  })
})

test('a link for a new password does not verify', async () => {
  const teacher = (await app.as('teacher')).user
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: teacher.email } })
  const token = new URL(linkIn(await app.waitForMail({ to: teacher.email }))).searchParams.get('token') ?? ''
  expect((await press(token)).body).toMatchObject({ code: 'verification.missing' })
})

test('a link mailed to an address the account has since left does not verify', async () => {
  const token = await tokenFor('old-address@school.example')
  await app.tx
    .update(users)
    .set({ email: 'new-address@school.example' })
    .where(eq(users.email, 'old-address@school.example'))
  expect((await press(token)).body).toMatchObject({ code: 'verification.expired' })
  expect((await accountOf('new-address@school.example'))?.verified_at).toBeNull()
})

test('a link works for 24 hours and no longer', async () => {
  const [early, late] = [await tokenFor('early@school.example'), await tokenFor('late@school.example')]
  app.clock.advance(24 * 60 - 2)
  expect((await press(early)).status).toBe(200)
  app.clock.advance(3)
  expect(await press(late)).toMatchObject({
    status: 410,
    body: {
      code: 'verification.expired',
      detail: 'This verification link has expired. Please ask for a new one.',
    },
  })
  expect(await accountOf('late@school.example')).toMatchObject({ verified_at: null, points: 0 })
})

test('F28: a link that is only opened stays unused and says whose sign-up it is; the button uses it up', async () => {
  const email = 'opened-by-a-scanner@school.example'
  const token = await tokenFor(email)
  const look = () => app.anyone.call('POST /api/auth/verification', { body: { token } })
  for (const time of [1, 2, 3])
    expect([time, await look()]).toMatchObject([time, { status: 200, body: { name: 'Ana Cruz' } }])
  expect(await accountOf(email)).toMatchObject({ points: 0, verified_at: null })
  expect(await app.anyone.ok('POST /api/auth/verify-email', { body: { token } })).toEqual({
    message: 'Your e-mail is verified. You can sign in now.',
  })
  expect(await accountOf(email)).toMatchObject({ points: 30, verified_at: expect.any(Date) })
  expect(await look()).toMatchObject({ status: 409, body: { code: 'verification.used' } })
})

test('F28: a page about a sign-up repeats no words of a stranger', async () => {
  const email = 'lured@school.example'
  const words = { first_name: 'Claim PHP 5,000 at https://evil.example', last_name: 'now' }
  await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed, ...words } })
  const token = new URL(linkIn(await app.waitForMail({ to: email }))).searchParams.get('token') ?? ''
  expect(await app.anyone.ok('POST /api/auth/verification', { body: { token } })).toEqual({ name: null })
})
