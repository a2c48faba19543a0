import { startApp } from '@klasrum/testkit/app'
import { anAdmin, aTeacher } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from './accounts.tables.ts'
import { ensureAdmin } from './ensure-admin.ts'

const app = await startApp({ work: false })

const admin = { email: 'first@school.example', password: 'bundok at dagat 7' }
const ensure = (given?: typeof admin) =>
  ensureAdmin({ ...app.house, env: { ...app.house.env, admin: given } })
const admins = () => app.tx.select().from(users).where(eq(users.role, 'admin'))

test('a fresh installation has no account, and none is made without being asked for', async () => {
  expect(await app.tx.$count(users)).toBe(0)
  await ensure()
  expect(await app.tx.$count(users)).toBe(0)
})

test('the first admin is made verified, signs in at once, and is not made again with another password', async () => {
  await ensure(admin)
  await ensure({ ...admin, password: 'another password 9' })
  expect(await admins()).toMatchObject([{ email: admin.email, role: 'admin', points: 0 }])
  const body = { username: admin.email, password: admin.password }
  const { access_token } = await app.anyone.ok('POST /api/auth/signin', { body })
  expect((await app.withToken(access_token).ok('GET /api/auth/me')).role).toBe('admin')
})

test('where an admin is, no other is made, and a teacher of that address is not raised', async () => {
  const before = (await admins()).length
  const teacher = await aTeacher(app.tx)
  await anAdmin(app.tx)
  await ensure({ ...admin, email: teacher.email })
  await ensure({ ...admin, email: 'second@school.example' })
  expect(await admins()).toHaveLength(before + 1)
})
