import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { point_alarms, point_entries } from '../points/points.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const entriesOf = (id: number) =>
  app.tx.select().from(point_entries).where(eq(point_entries.user_id, id)).orderBy(point_entries.id)
const set = (id: number, points: number, points_seen?: number, points_reason?: string) =>
  admin.call('PATCH /api/admin/users/{id}', { params: { id }, body: { points, points_seen, points_reason } })

test('points typed over those seen become the balance, by an entry that says who and why', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  expect(await set(id, 100, 30, ' Paid in cash ')).toMatchObject({ status: 200, body: { points: 100 } })
  expect(await set(id, 10, 100)).toMatchObject({ status: 200, body: { points: 10 } })
  const [, raised, lowered] = await entriesOf(id)
  const by = { kind: 'adjustment', made_by_user_id: admin.user.id }
  expect(raised).toMatchObject({ points: 70, note: 'Paid in cash', ...by })
  expect(lowered).toMatchObject({ points: -90, note: 'Adjusted by an administrator', ...by })
})

test('the body of the specification, without the points that were seen, sets name, role and points', async () => {
  const { id, email } = await aTeacher(app.tx, { points: 30 })
  const body = {
    email,
    first_name: 'Ana',
    last_name: 'Reyes',
    role: 'student',
    is_active: true,
    points: 45,
  } as const
  expect(await admin.ok('PATCH /api/admin/users/{id}', { params: { id }, body })).toMatchObject({
    id,
    ...body,
  })
  expect((await entriesOf(id)).at(-1)).toMatchObject({ points: 15, kind: 'adjustment' })
})

test('an admin changes the own name with the own points unchanged, and never the own points', async () => {
  const [params, { points }] = [{ id: admin.user.id }, await admin.ok('GET /api/auth/me')]
  const change = (body: object) => admin.call('PATCH /api/admin/users/{id}', { params, body })
  expect(await change({ first_name: 'Corazon', points })).toMatchObject({
    status: 200,
    body: { first_name: 'Corazon' },
  })
  expect(await change({ points: points + 1 })).toMatchObject({ status: 403, body: { code: 'top_up.own' } })
})

test('points that stay as they are leave no entry', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  expect(await set(id, 30, 30)).toMatchObject({ status: 200, body: { points: 30 } })
  expect(await entriesOf(id)).toHaveLength(1)
})

test('of many who type over the same balance at once, one sets it and the others are told', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => set(id, 31 + number, 30)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const told = answers.filter(({ status }) => status === 409)
  expect(told).toHaveLength(11)
  const [, entry] = await entriesOf(id)
  const balance = 30 + (entry?.points ?? 0)
  for (const { body } of nonEmpty(told))
    expect(body).toMatchObject({
      code: 'points.changed',
      detail: `The points changed meanwhile: the balance is now ${balance} points. Please check and try again.`,
    })
  expect(await entriesOf(id)).toHaveLength(2)
})

test('points that are being checked stay, and so does the rest of the account', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  await app.tx
    .insert(point_alarms)
    .values({ user_id: id, balance: 30, entries_sum: 29, found_at: app.clock.now() })
  const before = await fingerprint(app.tx)
  const body = { first_name: 'Ana', points: 5, points_seen: 30 }
  expect(await admin.refusal('PATCH /api/admin/users/{id}', { params: { id }, body })).toMatchObject({
    status: 409,
    code: 'points.frozen',
    detail:
      'The points of this account are being checked and cannot change until an administrator has settled it.',
  })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})
