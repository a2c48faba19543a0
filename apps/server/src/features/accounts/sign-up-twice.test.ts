import { startApp } from '@klasrum/testkit/app'
import { linkIn, type Mail } from '@klasrum/testkit/mail'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from './accounts.tables.ts'

const app = await startApp()

const tokenIn = (mail: Mail) => new URL(linkIn(mail)).searchParams.get('token') ?? ''
const owner = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
const intruder = { password: 'planted by someone else', first_name: 'Mal', last_name: 'Icious' }

async function signUp(email: string, typed: typeof owner): Promise<Mail> {
  const earlier = (await app.mails()).findLast((mail) => mail.to.includes(email))
  await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed } })
  return app.waitForMail({ to: email, after: earlier?.at })
}

const signInWith = (username: string, { password }: { password: string }) =>
  app.anyone.call('POST /api/auth/signin', { body: { username, password } })

test.each([
  ['before', [intruder, owner]],
  ['after', [owner, intruder]],
] as const)('an intruder who signed up %s the owner plants no password and no name', async (when, order) => {
  const email = `${when}@school.example`
  const letters = new Map<typeof owner, Mail>()
  for (const person of order) letters.set(person, await signUp(email, person))
  const own = letters.get(owner)
  await app.anyone.ok('GET /api/auth/verify-email', { query: { token: own ? tokenIn(own) : '' } })

  expect((await signInWith(email, intruder)).status).toBe(401)
  const { body } = await signInWith(email, owner)
  const token = 'access_token' in body ? body.access_token : ''
  expect(await app.withToken(token).ok('GET /api/auth/me')).toMatchObject({
    first_name: 'Ana',
    last_name: 'Cruz',
    points: 30,
  })

  const planted = letters.get(intruder)
  expect(
    await app.anyone.refusal('GET /api/auth/verify-email', {
      query: { token: planted ? tokenIn(planted) : '' },
    }),
  ).toMatchObject({ status: 409, code: 'verification.used' })
  expect((await signInWith(email, intruder)).status).toBe(401)
  expect((await signInWith(email, owner)).status).toBe(200)
})

test('fifty sign-ups with one address at once make one account', async () => {
  const email = 'many@school.example'
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      app.from(`198.51.100.${number}`).call('POST /api/auth/signup', {
        body: { ...owner, email: number % 2 ? email : email.toUpperCase(), last_name: `Cruz ${number}` },
      }),
    ),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await app.tx.select().from(users).where(eq(users.email, email))).toHaveLength(1)
  await app.settled()
  const links = (await app.mails()).filter(({ to }) => to.includes(email)).map(linkIn)
  expect(new Set(links).size).toBe(5)
})

test('two links of one account pressed at the same moment verify it once, and both get an answer', async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = `both-${round}@school.example`
    const from = app.from(`203.0.113.${round}`)
    await from.ok('POST /api/auth/signup', { body: { email, ...owner } })
    await from.ok('POST /api/auth/signup', { body: { email, ...intruder } })
    await app.settled()
    const letters = (await app.mails()).filter(({ to }) => to.includes(email))
    const answers = await Promise.all(
      letters.map((mail) =>
        app.anyone.call('GET /api/auth/verify-email', { query: { token: tokenIn(mail) } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [account] = await app.tx.select().from(users).where(eq(users.email, email))
    expect(account?.points).toBe(30)
  }
})
