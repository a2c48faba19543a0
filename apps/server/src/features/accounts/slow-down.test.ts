import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password, type User } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { linkIn } from '@klasrum/testkit/mail'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp()

let places = 0
const somewhere = () => {
  places += 1
  return app.from(`203.0.${Math.floor(places / 250)}.${places % 250}`)
}

const tryFrom = (from: Client, { email }: Pick<User, 'email'>, typed: string) =>
  from.call('POST /api/auth/signin', { body: { username: email, password: typed } })
const guess = (teacher: Pick<User, 'email'>, from = somewhere()) => tryFrom(from, teacher, 'a wrong guess')
const signIn = (teacher: User, from = somewhere()) => tryFrom(from, teacher, password)

/** Seconds to wait, once guessing is stopped. */
async function guessUntilStopped(teacher: Pick<User, 'email'>, from?: Client, most = 12): Promise<number> {
  for (let tries = 0; tries < most; tries += 1) {
    const { status, headers } = await guess(teacher, from)
    if (status === 429) return Number(headers['retry-after'])
    expect(status).toBe(401)
  }
  throw new Error(`Nothing stopped ${most} guesses.`)
}

const tenAtOnce = <T>(make: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, number) => make(number)))

const passSeconds = (seconds: number) => app.clock.advance((seconds + 0.01) / 60)

test('a few failures cost nothing, then each one doubles the wait, up to a quarter of an hour', async () => {
  const teacher = await aTeacher(app.tx)
  for (let tries = 0; tries < 5; tries += 1) expect((await guess(teacher)).status).toBe(401)
  const waits: number[] = []
  while (waits.length < 13) {
    const wait = await guessUntilStopped(teacher)
    waits.push(wait)
    passSeconds(wait)
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits[0]).toBeLessThanOrEqual(8)
  expect(waits.at(-1)).toBe(900)
})

test('an hour of steady guessing gets fewer than 25 guesses, and the owner is let in when the wait is over', async () => {
  const teacher = await aTeacher(app.tx)
  const end = app.clock.now().getTime() + 3_600_000
  let guesses = 0
  while (app.clock.now().getTime() < end) {
    const { status, headers } = await guess(teacher)
    if (status === 401) guesses += 1
    else passSeconds(Number(headers['retry-after']))
  }
  expect(guesses).toBeGreaterThan(10)
  expect(guesses).toBeLessThan(25)
  const held = await signIn(teacher)
  if (held.status === 429) passSeconds(Number(held.headers['retry-after']))
  expect((await signIn(teacher)).status).toBe(200)
})

test('fifty guesses at once do not slip past', async () => {
  const teacher = await aTeacher(app.tx)
  const answers = await Promise.all(Array.from({ length: 50 }, () => guess(teacher)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(10)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(40)
})

test('an unknown address is slowed down like a known one', async () => {
  expect(await guessUntilStopped({ email: 'nobody@school.example' })).toBeGreaterThan(0)
})

test('the owner still gets in from a place they signed in from before', async () => {
  const teacher = await aTeacher(app.tx)
  const home = somewhere()
  expect((await signIn(teacher, home)).status).toBe(200)
  await guessUntilStopped(teacher)
  expect((await signIn(teacher, somewhere())).status).toBe(429)
  expect((await signIn(teacher, home)).status).toBe(200)
})

test('guessing at a place the owner uses is slowed down too, whoever signs in there meanwhile', async () => {
  const [teacher, colleague] = [await aTeacher(app.tx), await aTeacher(app.tx)]
  const school = somewhere()
  expect((await signIn(teacher, school)).status).toBe(200)
  let guesses = 0
  for (let tries = 0; tries < 14; tries += 1) {
    if ((await guess(teacher, school)).status === 401) guesses += 1
    await signIn(colleague, school)
  }
  expect(guesses).toBeLessThan(12)
})

test('one caller who guesses at many accounts is slowed down, also when signing in to their own in between', async () => {
  const mine = await aTeacher(app.tx)
  const caller = somewhere()
  let guesses = 0
  for (let round = 0; round < 8; round += 1) {
    const answers = await tenAtOnce((number) =>
      guess({ email: `victim-${round}-${number}@school.example` }, caller),
    )
    guesses += answers.filter(({ status }) => status === 401).length
    await signIn(mine, caller)
  }
  expect(guesses).toBeLessThan(75)
})

test('guesses at one account leave another alone', async () => {
  const [guessed, other] = [await aTeacher(app.tx), await aTeacher(app.tx)]
  const place = somewhere()
  await guessUntilStopped(guessed, place)
  expect((await signIn(other, place)).status).toBe(200)
})

test('a quiet hour is a fresh start', async () => {
  const teacher = await aTeacher(app.tx)
  await guessUntilStopped(teacher)
  app.clock.advance(61)
  for (let tries = 0; tries < 5; tries += 1) expect((await guess(teacher)).status).toBe(401)
  expect((await signIn(teacher)).status).toBe(200)
})

test('a new password by mail ends the wait, at home and elsewhere', async () => {
  const teacher = await aTeacher(app.tx)
  const home = somewhere()
  await signIn(teacher, home)
  await guessUntilStopped(teacher, home)
  await guessUntilStopped(teacher)
  await somewhere().ok('POST /api/auth/forgot-password', { body: { email: teacher.email } })
  const token = new URL(linkIn(await app.waitForMail({ to: teacher.email }))).searchParams.get('token') ?? ''
  const fresh = 'isang dosenang mangga'
  await home.ok('POST /api/auth/reset-password', { body: { token, password: fresh } })
  expect((await tryFrom(home, teacher, fresh)).status).toBe(200)
  expect((await tryFrom(somewhere(), teacher, fresh)).status).toBe(200)
})

test('forty teachers of one school who each mistype once are not stopped, and eighty sign-ins neither', {
  timeout: 60_000,
}, async () => {
  const school = somewhere()
  const tens: User[][] = []
  for (let ten = 0; ten < 4; ten += 1) tens.push(await tenAtOnce(() => aTeacher(app.tx)))
  for (const teachers of nonEmpty(tens))
    for (const { status } of nonEmpty(await Promise.all(teachers.map((each) => guess(each, school)))))
      expect(status).toBe(401)
  for (const teachers of nonEmpty([...tens, ...tens]))
    for (const { status } of nonEmpty(await Promise.all(teachers.map((each) => signIn(each, school)))))
      expect(status).toBe(200)
})

test('wrong tries at the current password are slowed down as well', async () => {
  const teacher = await app.as('teacher')
  const body = { current_password: 'a wrong guess', new_password: 'isang dosenang mangga' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => teacher.call('POST /api/account/password', { body })),
  )
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(10)
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/)
})
