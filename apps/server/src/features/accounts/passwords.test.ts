import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from './accounts.tables.ts'
import { hashPassword, passwordFits, refuseCommonPassword } from './passwords.ts'

const app = await startApp()

const maria = { email: 'mclara1998@school.example', first_name: 'María Clara', last_name: 'De los Santos' }
const nobody = { email: 'x1@school.example', first_name: 'Xy', last_name: 'Zw' }
let places = 0
const signUp = (password: string) => {
  places += 1
  return app.from(`198.51.100.${places}`).call('POST /api/auth/signup', { body: { ...maria, password } })
}

test.each([
  'password',
  'PassWord1',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'aaaaaaaaaa',
  'abababababab',
  'Klasrum2026!',
  'deped2026',
  'TEACHER_123',
  'maestra-2026',
  'maríaclara!!',
  '1998mclara1998',
  'Delossantos99',
  'María Clara De los Santos',
  'mclara1998@school.example',
])('%s is too easy to guess and refused', async (password) => {
  expect(await signUp(password)).toMatchObject({
    status: 400,
    body: { code: 'password.common', errors: [{ path: 'password' }] },
  })
})

test.each(['bahay kubo', 'tatlong bibe sa ilog', '8 digits', 'ñandú ☂ 雨', 'klasrum at ang bahay kubo'])(
  '%s is long enough and nobody else’s: taken, without rules for its letters',
  async (password) => {
    expect((await signUp(password)).status).toBe(200)
  },
)

test('a common password is refused at a change too, and the field is named', async () => {
  const teacher = await app.as('teacher')
  const body = { current_password: 'bahay kubo kahit munti', new_password: 'sunshine' }
  expect(await teacher.refusal('POST /api/account/password', { body })).toMatchObject({
    status: 400,
    code: 'password.common',
    errors: [{ path: 'new_password' }],
  })
  expect((await teacher.ok('GET /api/auth/me')).id).toBe(teacher.user.id)
})

test('long passwords are not cut: one that differs in its last character does not fit', async () => {
  const long = 'tatlong bibe sa ilog at isang kalabaw sa pilapil '.repeat(6).slice(0, 255)
  const password_hash = await hashPassword(`${long}a`)
  const { email: username } = await aTeacher(app.tx, { password_hash })
  const signIn = (password: string) =>
    app.anyone.call('POST /api/auth/signin', { body: { username, password } })
  expect((await signIn(`${long}b`)).status).toBe(401)
  expect((await signIn(long)).status).toBe(401)
  expect((await signIn(`${long}a`)).status).toBe(200)
})

test('a password is compared exactly: case, accents and spaces around it count', async () => {
  const stored = await hashPassword('Bahay Kubo ñ')
  expect(await passwordFits(stored, 'Bahay Kubo ñ')).toBe(true)
  for (const other of ['bahay kubo ñ', 'Bahay Kubo n', ' Bahay Kubo ñ', 'Bahay Kubo ñ '])
    expect(await passwordFits(stored, other)).toBe(false)
})

test('what is stored is argon2id with 19 MiB and two passes, salted anew each time', async () => {
  const { email } = maria
  await signUp('tatlong bibe sa ilog')
  const [account] = await app.tx.select().from(users).where(eq(users.email, email))
  expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('tatlong bibe sa ilog')).not.toBe(await hashPassword('tatlong bibe sa ilog'))
})

test.each([
  'Manila2026',
  'manila 2026!',
  'mahalkita1',
  'MahalKita143',
  'm4halk1ta99',
  'M@halKo2025',
  'iloveyou2026',
  'cebucity123',
  'davao*davao',
  'pogiako!!1',
  'DelaCruz1990',
  'JuanDelaCruz1',
  'Ginebra#08',
  'jesusismylord7',
  'Passw0rd2026',
  'password!2026',
  'qwertyuiop1',
  'dragon1234',
])('F28: %s, which is tried first here, is refused', (password) => {
  expect(() => refuseCommonPassword('password', password, nobody)).toThrow()
})

test.each([
  'tatlong bibe sa ilog',
  'manila bay at 5 in the morning',
  'mahal kita pero mahal ang bigas',
  'Tr4verse-Owl-92',
  'kalamansi vinegar 88',
])('F28: %s is nobody’s first guess and is taken', (password) => {
  expect(() => refuseCommonPassword('password', password, nobody)).not.toThrow()
})
