import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../accounts/accounts.tables.ts'
import { chargePoints } from './door.ts'
import { addEntry } from './points.store.ts'
import { reconcilePoints } from './reconcile.ts'

const app = await startApp()
const admin = await app.as('admin')

const balanceOf = async (id: number) =>
  (await app.tx.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points

/** As a hand in the database would do it: past the guards. */
const corrupt = (id: number, points: number) =>
  app.tx.transaction(async (tx) => {
    await tx.execute(sql`alter table users disable trigger users_points_guard`)
    await tx.execute(sql`update users set points = points + ${points} where id = ${id}`)
    await tx.execute(sql`alter table users enable trigger users_points_guard`)
  })

const check = () => reconcilePoints(app.house).work({})
const alarms = async () => (await admin.ok('GET /api/admin/point-alarms')).alarms

test('a ledger that adds up raises no alarm', async () => {
  await aTeacher(app.tx, { points: 30 })
  await aTeacher(app.tx)
  await check()
  expect(await alarms()).toEqual([])
})

test('one point too many is found in one run: alarm, mail, log, and the account is frozen until it is settled', async () => {
  const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
  const { id } = teacher.user
  const request = await aTopUpWithProof(app.tx, teacher.user)
  await corrupt(id, 1)
  await check()
  const [alarm] = await alarms()
  expect(alarm).toMatchObject({ user_id: id, balance: 31, entries_sum: 30, email: teacher.user.email })
  expect((await admin.ok('GET /api/admin/stats')).point_alarms).toBe(1)
  const mail = await app.waitForMail({ to: admin.user.email })
  expect(mail.subject).toBe('Klasrum: points that do not add up')
  expect(mail.text).not.toContain(teacher.user.email)
  expect(app.log()).toContain('points do not add up')
  expect(app.log()).not.toContain(teacher.user.last_name)

  const charge = { user_id: id, cost: 6, reason_key: 'frozen', note: 'A run' }
  await expect(app.tx.transaction((tx) => chargePoints(tx, charge))).rejects.toMatchObject({
    code: 'points.frozen',
  })
  await expect(
    addEntry(app.tx, { user_id: id, points: 5, kind: 'grant', reason_key: 'past-the-code', note: 'x' }),
  ).rejects.toThrow()
  const approval = { params: { id: request.id }, body: { points: 310 } }
  expect(await admin.refusal('POST /api/admin/topups/{id}/approve', approval)).toMatchObject({
    status: 409,
    code: 'points.frozen',
  })
  expect(await balanceOf(id)).toBe(31)

  await check()
  expect(await alarms()).toHaveLength(1)
  const settle = { params: { id: alarm?.id ?? 0 } }
  expect(await admin.ok('POST /api/admin/point-alarms/{id}/settle', settle)).toEqual({
    user_id: id,
    points: 30,
  })
  expect(await alarms()).toEqual([])
  expect(await admin.refusal('POST /api/admin/point-alarms/{id}/settle', settle)).toMatchObject({
    status: 404,
  })
  await admin.ok('POST /api/admin/topups/{id}/approve', approval)
  expect(await balanceOf(id)).toBe(340)
  await check()
  expect(await alarms()).toEqual([])
})

test('a point too few is found as well', async () => {
  const { id } = await aTeacher(app.tx, { points: 30 })
  await corrupt(id, -1)
  await check()
  const [alarm] = await alarms()
  expect(alarm).toMatchObject({ user_id: id, balance: 29, entries_sum: 30 })
  await admin.ok('POST /api/admin/point-alarms/{id}/settle', { params: { id: alarm?.id ?? 0 } })
  expect(await balanceOf(id)).toBe(30)
})

test('points that never were and are spent already are settled with a correcting entry', async () => {
  const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
  const { id } = teacher.user
  await corrupt(id, 20)
  await app.tx.transaction((tx) =>
    chargePoints(tx, { user_id: id, cost: 35, reason_key: `spent:${id}`, note: 'A run' }),
  )
  await check()
  const [alarm] = await alarms()
  expect(alarm).toMatchObject({ user_id: id, balance: 15, entries_sum: -5 })
  const settle = { params: { id: alarm?.id ?? 0 } }
  expect(await admin.ok('POST /api/admin/point-alarms/{id}/settle', settle)).toEqual({
    user_id: id,
    points: 0,
  })
  expect((await teacher.ok('GET /api/user/usage')).usage[0]).toMatchObject({
    process: 'Correction after a wrong balance',
    points: 5,
  })
  await check()
  expect(await alarms()).toEqual([])
})

test('movements under way never look like a corruption', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aTeacher(app.tx, { points: 1_000 })))
  const moves = people.flatMap(({ id }) =>
    Array.from({ length: 20 }, (_, at) =>
      app.tx.transaction((tx) =>
        chargePoints(tx, { user_id: id, cost: 3, reason_key: `move:${id}:${at}`, note: 'A run' }),
      ),
    ),
  )
  await Promise.all([...moves, check(), check(), check(), check()])
  expect(await alarms()).toEqual([])
})
