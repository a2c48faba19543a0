import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from './accounts.tables.ts'

const app = await startApp({ env: { PUBLIC_URL: 'https://klasrum.example/' } })

let places = 0
const somewhereElse = () => {
  places += 1
  return app.from(`198.51.100.${places}`)
}

const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
const accountOf = async (email: string) =>
  (await app.tx.select().from(users).where(eq(users.email, email)))[0]

test('a sign-up makes a teacher without points or rights, whatever else the body says', async () => {
  const email = 'wants-more@school.example'
  const wishes = {
    id: 1,
    role: 'admin',
    points: 1_000_000,
    is_active: false,
    verified_at: '2001-01-01T00:00:00Z',
    created_at: '2001-01-01T00:00:00Z',
    school_id: 1,
    division_id: 1,
    user_metadata: { school_id: 1 },
  }
  const answer = await somewhereElse().send({
    method: 'POST',
    path: '/api/auth/signup',
    body: { email, ...typed, ...wishes },
  })
  expect(answer).toMatchObject({ status: 200, body: { access_token: null } })
  const account = await accountOf(email)
  expect(account).toMatchObject({
    role: 'teacher',
    points: 0,
    is_active: true,
    verified_at: null,
    school_id: null,
    division_id: null,
  })
  expect(account?.created_at.getFullYear()).toBeGreaterThan(2001)
})

test('the letter carries the same link under the public address as HTML and as plain text', async () => {
  const email = 'reads-mail@school.example'
  await somewhereElse().ok('POST /api/auth/signup', { body: { email, ...typed } })
  const mail = await app.waitForMail({ to: email })
  const link = linkIn(mail)
  expect(link).toMatch(/^https:\/\/klasrum\.example\/verify-email\?token=[\w-]{43}$/)
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail).toMatchObject({ subject: 'Verify your e-mail for Klasrum', from: 'no-reply@klasrum.example' })
  expect(mail.text).toContain('24 hours')
})

test('an e-mail address is kept without spaces and in lower case, and signs in however it is typed', async () => {
  await somewhereElse().ok('POST /api/auth/signup', {
    body: { email: '  Maria.Clara@School.Example ', ...typed },
  })
  expect(await accountOf('maria.clara@school.example')).toBeDefined()
  expect(
    await app.anyone.refusal('POST /api/auth/signin', {
      body: { username: ' MARIA.CLARA@school.example', password: typed.password },
    }),
  ).toMatchObject({ code: 'sign_in.not_verified' })
})

const atLength = (length: number) =>
  `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.`
    .padEnd(length, 'e')
    .slice(0, length)

test.each([
  ['first_name', 'Ana\r\nBcc: all@school.example'],
  ['last_name', 'Cruz\nSubject: hello'],
  ['first_name', 'Ana\u0000'],
  ['email', 'ana@school.example\r\nBcc: all@school.example'],
  ['email', 'ana@school.example,all@school.example'],
  ['email', 'ana'],
  ['email', `${atLength(255)}`],
  ['first_name', ''],
  ['last_name', '   '],
  ['first_name', 'a'.repeat(81)],
  ['last_name', 'a'.repeat(81)],
  ['password', '7 chars'],
  ['password', 'p'.repeat(200) + 'w'.repeat(57)],
  ['password', ''],
])('%s %j is refused and the field is named', async (field, value) => {
  const body = { email: 'refused@school.example', ...typed, [field]: value }
  const refusal = await somewhereElse().refusal('POST /api/auth/signup', { body })
  expect(refusal).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(refusal.errors?.map(({ path }) => path)).toEqual([field])
})

test.each(['email', 'password', 'first_name', 'last_name'])('%s may not be left out', async (field) => {
  const body: Record<string, string> = { email: 'refused@school.example', ...typed }
  delete body[field]
  const answer = await somewhereElse().send({ method: 'POST', path: '/api/auth/signup', body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path: field }] } })
})

test('the longest address, names and password are taken whole', async () => {
  const email = atLength(254)
  const body = {
    email,
    password: `${'p'.repeat(255)}w`,
    first_name: 'ñ'.repeat(80),
    last_name: 'é'.repeat(80),
  }
  await somewhereElse().ok('POST /api/auth/signup', { body: { ...body, password: `${'p w'.repeat(85)}!` } })
  expect(await accountOf(email)).toMatchObject({ first_name: body.first_name, last_name: body.last_name })
})

test('a registered address is answered like a new one, its owner is told by mail, and nothing changes', async () => {
  const owner = await aTeacher(app.tx)
  const before = await accountOf(owner.email)
  const fresh = await somewhereElse().call('POST /api/auth/signup', {
    body: { email: 'nobody-yet@school.example', ...typed },
  })
  const taken = await somewhereElse().call('POST /api/auth/signup', {
    body: { email: owner.email, ...typed },
  })
  expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body])
  const mail = await app.waitForMail({ to: owner.email })
  expect(mail.subject).toBe('You already have a Klasrum account')
  expect(linkIn(mail)).toBe('https://klasrum.example/signin')
  expect(mail.text).not.toContain(typed.first_name)
  expect(await accountOf(owner.email)).toEqual(before)
})

test('one address may sign up 20 times an hour, then waits; other addresses do not', async () => {
  const school = app.from('192.0.2.20')
  const signUp = (number: number, from = school) =>
    from.call('POST /api/auth/signup', { body: { email: `quota-${number}@school.example`, ...typed } })
  const answers = await Promise.all(Array.from({ length: 25 }, (_, number) => signUp(number)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const late = await signUp(25)
  expect(late).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3500)
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(3600)
  expect((await signUp(26, app.from('192.0.2.21'))).status).toBe(200)
  app.clock.advance(60.1)
  expect((await signUp(27)).status).toBe(200)
})
