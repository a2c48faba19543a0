import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { linkIn } from '@klasrum/testkit/mail'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { newToken } from './tokens.ts'

const app = await startApp()

/** Every row of every table of every schema, as the database writes it. */
async function everythingStored(): Promise<string> {
  const tables = rowsOf<{ schema: string; name: string }>(
    await app.tx.execute(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  const texts = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
      return rowsOf<{ row: string }>(await app.tx.execute(sql`select each::text as row from ${table} each`))
    }),
  )
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

test('a token is 256 random bits, never drawn twice in 100,000', () => {
  const drawn = Array.from({ length: 100_000 }, newToken)
  expect(nonEmpty(drawn).every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(new Set(drawn).size).toBe(100_000)
  const bits = Buffer.concat(drawn.slice(0, 1_000).map((token) => Buffer.from(token, 'base64url')))
  const ones = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  expect(Math.abs(ones / (bits.length * 8) - 0.5)).toBeLessThan(0.01)
})

test('whoever reads the whole database finds no token and no password that could be used', async () => {
  const typed = { password: 'tatlong bibe sa ilog', first_name: 'Ana', last_name: 'Cruz' }
  await app.anyone.ok('POST /api/auth/signup', { body: { email: 'ana@school.example', ...typed } })
  const teacher = await aTeacher(app.tx)
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email: teacher.email } })
  const body = { username: teacher.email, password }
  const { access_token } = await app.anyone.ok('POST /api/auth/signin', { body })
  const mailed = await Promise.all(
    ['ana@school.example', teacher.email].map(async (to) => linkIn(await app.waitForMail({ to }))),
  )
  const tokens = [access_token, ...mailed.map((link) => new URL(link).searchParams.get('token') ?? '')]

  const stored = await everythingStored()
  expect(stored).toContain(teacher.email)
  expect(stored).toContain('account-mail')
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    const raw = Buffer.from(token, 'base64url')
    for (const shape of [token, raw.toString('hex'), raw.toString('base64')])
      expect(stored.includes(shape)).toBe(false)
  }
  expect(stored.includes(typed.password)).toBe(false)
  expect(stored.includes(password)).toBe(false)
})

test('a token in the address of a call is not accepted', async () => {
  const { token } = await app.as('teacher')
  for (const name of ['token', 'access_token', 'authorization'])
    expect(await app.anyone.send({ path: `/api/auth/me?${name}=${token}` })).toMatchObject({
      status: 401,
      body: { code: 'session.missing', detail: 'Not authenticated' },
    })
})

test.each(['Bearer', 'Bearer ', 'Basic dGVhY2hlcjpwdw==', `Bearer ${'x'.repeat(65)}`, 'Bearer a b', 'x'])(
  'the header %j is no session',
  async (authorization) => {
    expect(await app.anyone.refusal('GET /api/auth/me', { headers: { authorization } })).toMatchObject({
      status: 401,
    })
  },
)
