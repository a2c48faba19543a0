import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password, type User } from '@klasrum/testkit/builders'
import { linkIn, type Mail } from '@klasrum/testkit/mail'
import { expect, test } from 'vitest'

const app = await startApp({ env: { PUBLIC_URL: 'https://klasrum.example' } })

const fresh = 'isang dosenang mangga'
const tokenIn = (mail: Mail) => new URL(linkIn(mail)).searchParams.get('token') ?? ''
const forgot = (email: string) => app.anyone.ok('POST /api/auth/forgot-password', { body: { email } })
const reset = (token: string, typed = fresh) =>
  app.anyone.call('POST /api/auth/reset-password', { body: { token, password: typed } })
const signIn = ({ email: username }: User, typed: string) =>
  app.anyone.call('POST /api/auth/signin', { body: { username, password: typed } })

async function linkFor({ email }: User): Promise<string> {
  await forgot(email)
  return tokenIn(await app.waitForMail({ to: email, subject: 'Set a new Klasrum password' }))
}

test('the mailed link sets a new password once, ends every session, signs nobody in and is told by mail', async () => {
  const teacher = await app.as('teacher')
  await forgot(teacher.user.email)
  const letter = await app.waitForMail({ to: teacher.user.email })
  expect(linkIn(letter)).toMatch(/^https:\/\/klasrum\.example\/reset-password\?token=[\w-]{43}$/)
  expect(letter.html).toContain(linkIn(letter))
  expect((await signIn(teacher.user, password)).status).toBe(200)

  const done = await reset(tokenIn(letter))
  expect([done.status, done.body]).toEqual([
    200,
    { message: 'Your new password is set. You can sign in now.' },
  ])
  expect(await teacher.refusal('GET /api/auth/me')).toMatchObject({ code: 'session.ended' })
  expect((await signIn(teacher.user, password)).status).toBe(401)
  expect((await signIn(teacher.user, fresh)).status).toBe(200)
  const notice = await app.waitForMail({ to: teacher.user.email, after: letter.at })
  expect(notice.subject).toBe('Your Klasrum password was changed')

  expect(await reset(tokenIn(letter), 'labindalawang saging')).toMatchObject({
    status: 400,
    body: { code: 'reset.invalid', detail: 'This link is not valid any more. Please ask for a new one.' },
  })
  expect((await signIn(teacher.user, fresh)).status).toBe(200)
})

test('a link pressed twenty times at once sets one password', async () => {
  const teacher = await aTeacher(app.tx)
  const token = await linkFor(teacher)
  const choices = Array.from({ length: 20 }, (_, number) => `isang dosenang mangga ${number}`)
  const answers = await Promise.all(choices.map((choice) => reset(token, choice)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  const chosen = choices[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await signIn(teacher, chosen)).status).toBe(200)
  await app.settled()
  const letters = (await app.mails()).filter(({ to }) => to.includes(teacher.email))
  expect(letters.filter(({ subject }) => subject.includes('was changed'))).toHaveLength(1)
})

test('of two links used at the same moment one counts, and the other is void', async () => {
  for (let round = 0; round < 10; round += 1) {
    const teacher = await aTeacher(app.tx)
    const caller = app.from(`203.0.113.${round}`)
    const body = { email: teacher.email }
    await caller.ok('POST /api/auth/forgot-password', { body })
    await caller.ok('POST /api/auth/forgot-password', { body })
    await app.settled()
    const letters = (await app.mails()).filter(({ to }) => to.includes(teacher.email))
    const answers = await Promise.all(
      letters.map((mail) =>
        caller.call('POST /api/auth/reset-password', { body: { token: tokenIn(mail), password: fresh } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  }
})

test.each(['', 'nobody-was-mailed-this', 'x'.repeat(43)])('the token %j sets nothing', async (token) => {
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'reset.invalid' } })
})

test('a verification link sets no password', async () => {
  const email = 'waits@school.example'
  const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
  await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed } })
  const token = tokenIn(await app.waitForMail({ to: email }))
  expect((await reset(token)).body).toMatchObject({ code: 'reset.invalid' })
})

test('a password that is too short or too common is refused and the link still works', async () => {
  const teacher = await aTeacher(app.tx)
  const token = await linkFor(teacher)
  expect((await reset(token, 'short')).body).toMatchObject({ errors: [{ path: 'password' }] })
  expect((await reset(token, 'iloveyou')).body).toMatchObject({
    code: 'password.common',
    errors: [{ path: 'password' }],
  })
  expect((await reset(token)).status).toBe(200)
})

test('a link works for 60 minutes and no longer', async () => {
  const [early, late] = [await aTeacher(app.tx), await aTeacher(app.tx)]
  const [first, second] = [await linkFor(early), await linkFor(late)]
  app.clock.advance(59)
  expect((await reset(first)).status).toBe(200)
  app.clock.advance(1.1)
  expect((await reset(second)).body).toMatchObject({ code: 'reset.invalid' })
  expect((await signIn(late, password)).status).toBe(200)
})

test('one who tries tokens one after the other is slowed down', async () => {
  const caller = app.from('192.0.2.77')
  const statuses = new Set<number>()
  for (let tries = 0; tries < 40; tries += 1) {
    const body = { token: `guess-${tries}`, password: fresh }
    statuses.add((await caller.call('POST /api/auth/reset-password', { body })).status)
  }
  expect([...statuses].sort()).toEqual([400, 429])
})
