import type { Sent } from '@klasrum/contract/endpoint'
import { roles } from '@klasrum/contract/fields'
import type { listUsersEndpoint as shape } from '@klasrum/contract/users'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aTopUp } from '@klasrum/testkit/top-ups'
import { count, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mostCounted } from '../../db/count.ts'
import { users } from './accounts.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const gone = new Date('2026-01-01')

const list = (query: Sent<typeof shape.query> = {}) => admin.ok('GET /api/admin/users', { query })
const found = async (search: string, role?: (typeof roles)[number]) =>
  (await list({ search, role })).users.map(({ id }) => id)

test('accounts are listed newest first, in pages that miss nobody and name nobody twice', async () => {
  for (let made = 0; made < 7; made += 1) await aTeacher(app.tx)
  const { users: all, total, total_pages } = await list()
  expect(total).toBe(all.length)
  expect(total_pages).toBe(1)
  const ids = all.map(({ id }) => id)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))

  const pages = [1, 2, 3, 4].map((page) => list({ page, limit: 3 }))
  const turned = await Promise.all(pages)
  expect(turned.flatMap((page) => page.users).slice(0, total)).toEqual(all)
  expect(turned[0]).toMatchObject({ total, total_pages: Math.ceil(total / 3) })
  expect(await list({ page: 1_000_000 })).toMatchObject({ users: [], total })
})

test('an account is shown with all an admin decides by, and without its secrets', async () => {
  const school = await aSchool(app.tx)
  const { id, created_at } = await aUser(app.tx, 'school-admin', {
    first_name: 'Señora',
    last_name: 'Peña',
    email: 'pena@school.example',
    school_id: school.id,
    is_active: false,
    verified_at: null,
    points: 12,
  })
  expect((await list({ limit: 1 })).users).toEqual([
    {
      id,
      first_name: 'Señora',
      last_name: 'Peña',
      email: 'pena@school.example',
      role: 'school-admin',
      is_active: false,
      verified: false,
      points: 12,
      created_at: created_at.toISOString(),
      user_metadata: { division_id: null, school_id: school.id },
    },
  ])
})

test('a search finds every word in name or e-mail, whatever the case and the accents', async () => {
  const nino = await aTeacher(app.tx, {
    first_name: 'Sto. Niño',
    last_name: 'de la Cruz',
    email: 'n1@x.example',
  })
  const nina = await aTeacher(app.tx, { first_name: 'Niña', last_name: 'Cruz', email: 'n2@x.example' })
  expect(await found('nino')).toEqual([nino.id])
  expect(await found('CRUZ niñ')).toEqual([nina.id, nino.id])
  expect(await found('cruz n2@x')).toEqual([nina.id])
  expect(await found('  ')).toContain(nina.id)
  expect(await list({ search: 'cruz', limit: 1 })).toMatchObject({ total: 2, total_pages: 2 })
  expect(await list({ search: 'nobody is called so' })).toEqual({
    users: [],
    total: 0,
    total_pages: 1,
    more_than_total: false,
  })
})

test('signs that mean something to the database are searched for as they are', async () => {
  const odd = await aTeacher(app.tx, { first_name: '100%_\\', last_name: "O'Hara" })
  expect(await found('%_')).toEqual([odd.id])
  expect(await found('\\')).toEqual([odd.id])
  expect(await found("o'hara")).toEqual([odd.id])
  expect(await found('0_%')).toEqual([])
})

test.each(nonEmpty(roles))('the filter %s lists that role alone and counts it', async (role) => {
  const made = await aUser(app.tx, role, { first_name: 'Filter' })
  const { users: listed, total } = await list({ role })
  expect(listed[0]?.id).toBe(made.id)
  expect(new Set(listed.map((each) => each.role))).toEqual(new Set([role]))
  expect(total).toBe(listed.length)
  expect(await found('filter', role)).toEqual([made.id])
})

test('deleted people are neither listed, found nor counted', async () => {
  const before = await admin.ok('GET /api/admin/users/counts')
  const { id } = await aTeacher(app.tx, { first_name: 'Bye', points: 40 })
  await app.tx.update(users).set({ deleted_at: gone }).where(eq(users.id, id))
  expect((await list()).users.map((each) => each.id)).not.toContain(id)
  expect(await found('bye')).toEqual([])
  expect((await list({ search: 'bye' })).total).toBe(0)
  expect(await admin.ok('GET /api/admin/users/counts')).toEqual(before)
  expect((await admin.ok('GET /api/dashboard')).users).toEqual({ total: before.total, active: before.active })
})

test('the counts are those of the accounts, and paid in is what was approved', async () => {
  const counts = () => admin.ok('GET /api/admin/users/counts')
  const before = await counts()
  const rich = await aTeacher(app.tx, { points: 1000 })
  await aUser(app.tx, 'student', { is_active: false })
  const decided = { decided_at: new Date(), decided_by_user_id: admin.user.id }
  await aTopUp(app.tx, rich, { amount: 500, state: 'approved', ...decided })
  await aTopUp(app.tx, rich, { amount: 300 })
  await aTopUp(app.tx, rich, { amount: 150, state: 'rejected', reason: 'Cannot be read', ...decided })
  const after = await counts()
  expect(after).toEqual({
    total: before.total + 2,
    active: before.active + 1,
    by_role: {
      ...before.by_role,
      teacher: (before.by_role.teacher ?? 0) + 1,
      student: (before.by_role.student ?? 0) + 1,
    },
    points: before.points + 1000,
    paid_in: before.paid_in + 500,
  })
  expect(Object.keys(after.by_role).sort()).toEqual([...roles].sort())
  const [row] = await app.tx.select({ count: count() }).from(users).where(isNull(users.deleted_at))
  expect(after.total).toBe(row?.count)
})

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=two', 'page'],
  ['page=1000001', 'page'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['role=headmaster', 'role'],
  [`search=${'a'.repeat(121)}`, 'search'],
])('the question %s is refused', async (question, path) => {
  expect(await admin.send({ path: `/api/admin/users?${question}` })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path }] },
  })
})

test('a search with a sign no text can hold is refused, not a fault', async () => {
  for (const path of ['/api/admin/users?search=a%00b', '/api/admin/users/export?search=a%00b'])
    expect(await admin.send({ path })).toMatchObject({ status: 400, body: { code: 'request.unreadable' } })
})

test('a search of very many is counted to a thousand, and says that there are more', async () => {
  const many = Array.from({ length: mostCounted }, (_, each) => ({
    email: `many-${each}@x.example`,
    password_hash: 'x',
    first_name: 'Karamihan',
    last_name: 'Santos',
    role: 'teacher' as const,
  }))
  await app.tx.insert(users).values(many)
  const counted = { total: mostCounted, total_pages: mostCounted / 10 }
  const search = () => list({ search: 'karamihan', limit: 10 })
  expect(await search()).toMatchObject({ ...counted, more_than_total: false })
  await aTeacher(app.tx, { first_name: 'Karamihan' })
  expect(await search()).toMatchObject({ ...counted, more_than_total: true })
  expect(await list({ search: 'karamihan', limit: 10, page: 101 })).toMatchObject({
    users: [{ email: 'many-0@x.example' }],
    total: mostCounted + 1,
    total_pages: 101,
    more_than_total: false,
  })
  const { total, more_than_total } = await list()
  expect([total > mostCounted, more_than_total]).toEqual([true, false])
})
