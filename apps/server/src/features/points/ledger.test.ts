import { startApp } from '@klasrum/testkit/app'
import { anAdmin, aTeacher } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listJobs } from '../../background.ts'
import { users } from '../accounts/accounts.tables.ts'
import { grantFreePoints } from './door.ts'
import { addEntry } from './points.store.ts'
import { point_entries } from './points.tables.ts'

const app = await startApp({ work: false })

let reasons = 0
const entry = (user_id: number, points: number, reason_key?: string) => {
  reasons += 1
  return {
    user_id,
    points,
    kind: points > 0 ? ('top-up' as const) : ('charge' as const),
    reason_key: reason_key ?? `reason-${reasons}`,
    note: 'For a test',
  }
}

const balanceOf = async (id: number) =>
  (await app.tx.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points
const entriesOf = (id: number) => app.tx.select().from(point_entries).where(eq(point_entries.user_id, id))

/** What the database itself says no with. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof Error) return String(error.cause ?? error)
  }
  throw new Error('The database let it pass.')
}
const run = (query: SQL) => app.tx.execute(query)

test('an entry can be neither changed nor deleted, not even by SQL', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  const before = await entriesOf(id)
  for (const query of [
    sql`update point_entries set points = 3000 where user_id = ${id}`,
    sql`update point_entries set note = note where user_id = ${id}`,
    sql`delete from point_entries where user_id = ${id}`,
    sql`truncate point_entries`,
    sql`truncate users cascade`,
  ])
    expect(await refusalOf(run(query))).toContain('append-only')
  expect(await entriesOf(id)).toEqual(before)
  expect(await balanceOf(id)).toBe(30)
})

test('a balance changes through an entry and in no other way', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  expect(await refusalOf(run(sql`update users set points = 31 where id = ${id}`))).toContain(
    'only through point_entries',
  )
  expect(await refusalOf(run(sql`update users set points = points + 1, first_name = 'Ana'`))).toContain(
    'only through point_entries',
  )
  const rich = sql`insert into users (email, password_hash, first_name, last_name, role, points)
    values ('rich@school.example', 'x', 'Ana', 'Cruz', 'teacher', 5)`
  expect(await refusalOf(run(rich))).toContain('starts with no points')
  await addEntry(app.tx, entry(id, -6))
  expect(await balanceOf(id)).toBe(24)
})

test('a balance does not fall below zero, and a refused charge leaves no entry', async () => {
  const { id } = await aTeacher(app.tx, { points: 5 })
  expect(await refusalOf(addEntry(app.tx, entry(id, -6)))).toContain('users_points_not_negative')
  expect(await entriesOf(id)).toHaveLength(1)
  await addEntry(app.tx, entry(id, -5))
  expect(await balanceOf(id)).toBe(0)
})

test('of fifty charges at once as many pass as the balance pays for', async () => {
  const { id } = await aTeacher(app.tx, { points: 35 })
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => app.tx.transaction((tx) => addEntry(tx, entry(id, -10)))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await balanceOf(id)).toBe(5)
})

test('one reason is entered once, however often and at once it is sent', async () => {
  const { id } = await aTeacher(app.tx)
  const sent = await Promise.all(
    Array.from({ length: 50 }, () => app.tx.transaction((tx) => addEntry(tx, entry(id, 7, 'top-up:1')))),
  )
  expect(sent.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(id)).toBe(7)
  const again = sql`insert into point_entries (user_id, points, kind, reason_key, note)
    values (${id}, 7, 'top-up', 'top-up:1', 'again')`
  expect(await refusalOf(run(again))).toContain('point_entries_reason_key_unique')
})

test('the free points are granted once per account', async () => {
  const [one, other] = [await aTeacher(app.tx), await aTeacher(app.tx)]
  expect(await grantFreePoints(app.tx, one.id)).toBe(true)
  expect(await grantFreePoints(app.tx, one.id)).toBe(false)
  expect(await grantFreePoints(app.tx, other.id)).toBe(true)
  expect([await balanceOf(one.id), await balanceOf(other.id)]).toEqual([30, 30])
})

test('an entry of nothing, of an unknown kind or for nobody is refused', async () => {
  const { id } = await aTeacher(app.tx)
  expect(await refusalOf(addEntry(app.tx, entry(id, 0)))).toContain('point_entries_not_zero')
  expect(await refusalOf(addEntry(app.tx, entry(2_000_000_000, 5)))).toContain('users')
  const odd = sql`insert into point_entries (user_id, points, kind, reason_key, note)
    values (${id}, 5, 'gift', 'odd', 'x')`
  expect(await refusalOf(run(odd))).toContain('point_entries_kind_known')
})

test('an account with entries cannot be deleted away, nor one that made entries for others', async () => {
  const [teacher, admin] = [await aTeacher(app.tx), await anAdmin(app.tx)]
  await addEntry(app.tx, { ...entry(teacher.id, 5), made_by_user_id: admin.id })
  for (const { id } of [teacher, admin])
    expect(await refusalOf(app.tx.delete(users).where(eq(users.id, id)))).toMatch(/point_entries/)
})

const moves = fc.array(
  fc.record({ who: fc.nat({ max: 2 }), points: fc.integer({ min: -40, max: 40 }).filter((n) => n !== 0) }),
  { minLength: 1, maxLength: 40 },
)

test('after any entries at once, every balance is the sum of its entries and none is below zero', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (all) => {
      const people = await Promise.all([0, 1, 2].map(() => aTeacher(app.tx, { points: 20 })))
      await Promise.allSettled(
        all.map(({ who, points }) =>
          app.tx.transaction((tx) => addEntry(tx, entry(people[who]?.id ?? 0, points))),
        ),
      )
      for (const { id } of nonEmpty(people)) {
        const sum = (await entriesOf(id)).reduce((total, { points }) => total + points, 0)
        expect(await balanceOf(id)).toBe(sum)
        expect(sum).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: process.env.KLASRUM_TEST_SIZE === 'long' ? 500 : 25 },
  )
})

test('points never expire: after ten years and all that runs at night the balance is as it was', async () => {
  const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
  app.clock.advance(10 * 365 * 24 * 60)
  for (const { every, work } of listJobs(app.house)) if (every) await work({})
  const later = await app.as(teacher.user)
  expect((await later.ok('GET /api/auth/me')).points).toBe(30)
  expect((await later.ok('GET /api/user/usage')).usage).toHaveLength(1)
})
