import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { expect, test } from 'vitest'

const app = await startApp()

const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
const lettersTo = async (email: string) => (await app.mails()).filter(({ to }) => to.includes(email))
let places = 0
const somewhere = () => {
  places += 1
  return app.from(`198.51.100.${places}`)
}

const resend = (email: string, from = somewhere()) =>
  from.call('POST /api/auth/resend-verification', { body: { email } })
const forgot = (email: string, from = somewhere()) =>
  from.call('POST /api/auth/forgot-password', { body: { email } })

async function waitsForVerification(email: string) {
  await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed } })
  await app.settled()
}

test('a new verification link is mailed on request, and both links work until one is used', async () => {
  const email = 'lost-the-mail@school.example'
  await waitsForVerification(email)
  expect((await resend(email)).status).toBe(200)
  await app.settled()
  const links = (await lettersTo(email)).map((mail) => new URL(linkIn(mail)).searchParams.get('token') ?? '')
  expect(new Set(links).size).toBe(2)
  const [first = '', second = ''] = links
  await app.anyone.ok('GET /api/auth/verify-email', { query: { token: second } })
  expect(await app.anyone.refusal('GET /api/auth/verify-email', { query: { token: first } })).toMatchObject({
    code: 'verification.used',
  })
})

test('every address gets the same answer, and only one that waits for verification gets the letter', async () => {
  await waitsForVerification('waits@school.example')
  const [verified, deactivated] = [await aTeacher(app.tx), await aTeacher(app.tx, { is_active: false })]
  const gone = await aTeacher(app.tx, { is_active: false, verified_at: null })
  const answers = [
    await resend('waits@school.example'),
    await resend('unknown@school.example'),
    await resend(verified.email),
    await resend(deactivated.email),
    await resend(gone.email),
  ]
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  await app.settled()
  expect(await lettersTo('waits@school.example')).toHaveLength(2)
  for (const email of ['unknown@school.example', verified.email, deactivated.email, gone.email])
    expect(await lettersTo(email)).toHaveLength(0)
})

test.each([
  ['a verification link', resend],
  ['a new password', forgot],
])(
  'nobody can fill an inbox by asking for %s: five letters an hour, the answer unchanged',
  async (_, ask) => {
    const email = `flooded-${ask.name}@school.example`
    if (ask === resend) await waitsForVerification(email)
    else await aTeacher(app.tx, { email })
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await app.settled()
    expect(await lettersTo(email)).toHaveLength(5)
    app.clock.advance(61)
    await ask(email)
    await app.settled()
    expect(await lettersTo(email)).toHaveLength(6)
  },
)

test('one caller may ask 20 times an hour, for whatever addresses', async () => {
  const caller = app.from('192.0.2.44')
  for (let number = 0; number < 20; number += 1)
    expect((await forgot(`any-${number}@school.example`, caller)).status).toBe(200)
  const late = await resend('another@school.example', caller)
  expect(late).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})

test('who forgot the password before verifying gets the verification link', async () => {
  const email = 'forgot-first@school.example'
  await waitsForVerification(email)
  const [first] = await lettersTo(email)
  await forgot(email)
  const mail = await app.waitForMail({ to: email, after: first?.at })
  expect(mail.subject).toBe('Verify your e-mail for Klasrum')
  const token = new URL(linkIn(mail)).searchParams.get('token') ?? ''
  await app.anyone.ok('GET /api/auth/verify-email', { query: { token } })
})

test('a deactivated account gets no letter at all', async () => {
  const { email } = await aTeacher(app.tx, { is_active: false })
  const waiting = 'deactivated-early@school.example'
  await aTeacher(app.tx, { email: waiting, is_active: false, verified_at: null })
  for (const address of [email, waiting]) {
    await forgot(address)
    await app.anyone.ok('POST /api/auth/signup', { body: { email: address, ...typed } })
  }
  await app.settled()
  expect([...(await lettersTo(email)), ...(await lettersTo(waiting))]).toEqual([])
})

test('F13: nobody can fill an inbox by signing up: five letters an hour, the answer unchanged', async () => {
  const [stranger, member] = ['never-asked@school.example', (await aTeacher(app.tx)).email]
  for (const email of [stranger, member]) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        somewhere().call('POST /api/auth/signup', { body: { email, ...typed } }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    await forgot(email)
    await app.settled()
    expect(await lettersTo(email)).toHaveLength(5)
  }
  app.clock.advance(61)
  await resend(stranger)
  await app.settled()
  expect(await lettersTo(stranger)).toHaveLength(6)
})

test('F13: the letter to an address that nobody confirmed has no word of whoever signed up', async () => {
  const email = 'lured@school.example'
  const first_name = 'You won PHP 5,000! Claim at https://evil.example/win'
  await somewhere().ok('POST /api/auth/signup', {
    body: { email, ...typed, first_name, last_name: 'Quickly' },
  })
  const mail = await app.waitForMail({ to: email })
  expect(JSON.stringify(mail)).not.toMatch(/won|evil|quickly/i)
})
