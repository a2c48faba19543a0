import { startApp } from '@klasrum/testkit/app'
import { anAdmin, aSchoolAdmin, aTeacher, password, type User } from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'
import { settings } from '../points/points.tables.ts'
import { second_factors } from './account-safety.tables.ts'
import { codeAt, stepAt } from './one-time-code.ts'

const app = await startApp()

const signIn = ({ email }: User, code?: string) =>
  app.anyone.call('POST /api/auth/signin', { body: { username: email, password, code } })
const codeNow = (secret: string) => codeAt(secret, stepAt(app.clock.now()))
/** The next half minute: the last code is used up. */
const wait = () => app.clock.advance(0.5)

async function withFactor(user: User) {
  const person = await app.as(user)
  const { secret } = await person.ok('POST /api/account/second-factor')
  const { recovery_codes } = await person.ok('POST /api/account/second-factor/confirm', {
    body: { code: codeNow(secret) },
  })
  wait()
  return { person, secret, recovery_codes }
}

test('the specified sign-in works as it stands for an account without a second step', async () => {
  expect(await signIn(await anAdmin(app.tx))).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
})

test('once it is on, a password alone does not sign in, and a code does so once', async () => {
  const user = await anAdmin(app.tx)
  const { secret, person } = await withFactor(user)
  expect(await signIn(user)).toMatchObject({ status: 401, body: { code: 'sign_in.code_needed' } })
  expect(await signIn(user, '000000')).toMatchObject({ status: 401, body: { code: 'sign_in.code_wrong' } })
  const code = codeNow(secret)
  expect(await signIn(user, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 })
  expect(await signIn(user, code)).toMatchObject({ status: 401, body: { code: 'sign_in.code_wrong' } })
  const [row] = await app.tx.select().from(second_factors)
  expect(row?.secret).toBe(secret)
  expect(JSON.stringify(await person.ok('GET /api/account/export'))).not.toContain(secret)
  await app.waitForMail({ to: user.email, subject: 'Two-step sign-in is on' })
})

test('of two who use one code at the same moment one gets in', async () => {
  const user = await anAdmin(app.tx)
  const { secret } = await withFactor(user)
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(user, codeNow(secret))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

test('a secret counts only once a code of it was typed', async () => {
  const user = await aTeacher(app.tx)
  const person = await app.as(user)
  await person.ok('POST /api/account/second-factor')
  expect(
    await person.refusal('POST /api/account/second-factor/confirm', { body: { code: '000000' } }),
  ).toMatchObject({ status: 400, code: 'second_factor.wrong', errors: [{ path: 'code' }] })
  expect(await signIn(user)).toMatchObject({ status: 200 })
})

test('guessing codes is slowed down, whatever is asked in between', async () => {
  const user = await anAdmin(app.tx)
  const { secret } = await withFactor(user)
  const statuses: number[] = []
  // Each further wait is twice as long, so that a slow machine meets one too.
  for (const code of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']) {
    statuses.push((await signIn(user, code)).status)
    await signIn(user)
  }
  expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 401])
  expect(statuses).toContain(429)
  app.clock.advance(60)
  expect((await signIn(user, codeNow(secret))).status).toBe(200)
})

test('a recovery code signs in once, its owner is told, and new ones replace the old', async () => {
  const user = await aSchoolAdmin(app.tx)
  const { person, recovery_codes } = await withFactor(user)
  const [first = '', second = ''] = recovery_codes
  expect(recovery_codes).toHaveLength(10)
  expect((await signIn(user, first.toUpperCase())).status).toBe(200)
  expect((await signIn(user, first)).status).toBe(401)
  const mail = await app.waitForMail({ to: user.email, subject: 'recovery code' })
  expect(mail.text).toContain('9 are left')
  expect(await person.ok('GET /api/account/second-factor')).toEqual({
    on: true,
    needed: false,
    recovery_codes_left: 9,
  })
  const renewed = await person.ok('POST /api/account/second-factor/recovery-codes')
  expect((await signIn(user, second)).status).toBe(401)
  expect((await signIn(user, renewed.recovery_codes[0])).status).toBe(200)
})

test('it is turned off with a code; an admin turns another’s off, who is told and signed out', async () => {
  const user = await anAdmin(app.tx)
  const { person, secret } = await withFactor(user)
  const remove = (code: string) => person.call('POST /api/account/second-factor/remove', { body: { code } })
  expect(await remove('000000')).toMatchObject({ status: 400, body: { code: 'second_factor.wrong' } })
  expect((await remove(codeNow(secret))).status).toBe(200)
  expect((await signIn(user)).status).toBe(200)

  const admin = await app.as('admin')
  const lost = await withFactor(await aSchoolAdmin(app.tx))
  const reset = (id: number) =>
    admin.call('POST /api/admin/users/{id}/reset-second-factor', { params: { id } })
  expect((await reset(lost.person.user.id)).status).toBe(200)
  expect((await signIn(lost.person.user)).status).toBe(200)
  expect((await lost.person.call('GET /api/auth/me')).status).toBe(401)
  await app.waitForMail({ to: lost.person.user.email, subject: 'Two-step sign-in is off' })
  expect(await reset(lost.person.user.id)).toMatchObject({ body: { code: 'second_factor.off' } })
  expect(await reset(admin.user.id)).toMatchObject({ body: { code: 'second_factor.own' } })
})

test('where it is needed, admins and school-admins set it up before anything else, and others go on', async () => {
  const ask = (value: string) =>
    app.tx
      .insert(settings)
      .values({ key: 'second_factor', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
  const user = await aSchoolAdmin(app.tx)
  const head = await app.as(user)
  const teacher = await app.as('teacher')
  await ask('needed')
  expect(await head.refusal('GET /api/education/schools')).toMatchObject({
    status: 403,
    code: 'second_factor.missing',
  })
  expect((await head.ok('GET /api/auth/me')).id).toBe(user.id)
  expect((await teacher.call('GET /api/dashboard')).status).toBe(200)
  expect(await head.ok('GET /api/account/second-factor')).toMatchObject({ on: false, needed: true })
  const { secret } = await withFactor(user)
  expect((await head.call('GET /api/education/schools')).status).toBe(200)
  expect(
    await head.refusal('POST /api/account/second-factor/remove', { body: { code: codeNow(secret) } }),
  ).toMatchObject({ code: 'second_factor.needed' })
  await ask('optional')
  expect((await (await app.as('school-admin')).call('GET /api/education/schools')).status).toBe(200)
})
