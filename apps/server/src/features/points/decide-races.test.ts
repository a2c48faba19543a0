import { setTimeout as pause } from 'node:timers/promises'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher, type User } from '@klasrum/testkit/builders'
import { chanceFor } from '@klasrum/testkit/chance'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { atSize } from '@klasrum/testkit/size'
import { aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { topUpMailJobName } from './mail-top-up-letters.ts'
import { point_entries } from './points.tables.ts'
import { top_ups } from './top-ups.tables.ts'

const app = await startApp({ work: false })
const [admin, otherAdmin] = [await app.as('admin'), await app.as('admin')]

type TopUp = Awaited<ReturnType<typeof aTopUpWithProof>>

const approve = ({ id, points }: TopUp, { by = admin, key = '' } = {}) =>
  by.call('POST /api/admin/topups/{id}/approve', {
    params: { id },
    body: { points },
    headers: key ? { 'idempotency-key': key } : {},
  })

const entriesOf = ({ id }: User) => app.tx.select().from(point_entries).where(eq(point_entries.user_id, id))
const balanceOf = async ({ id }: User) =>
  (await app.tx.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points
const rowOf = async ({ id }: TopUp) => (await app.tx.select().from(top_ups).where(eq(top_ups.id, id)))[0]
const lettersOf = async ({ id }: TopUp) =>
  rowsOf(
    await app.tx.execute(
      sql`select id from pgboss.job where name = ${topUpMailJobName} and data = ${JSON.stringify({ top_up_id: id })}::jsonb`,
    ),
  )

async function expectOneCredit(teacher: User, topUp: TopUp, made_by_user_id: number) {
  const { id, points } = topUp
  expect(await entriesOf(teacher)).toMatchObject([
    { points, kind: 'top-up', reason_key: `top-up:${id}`, made_by_user_id },
  ])
  expect(await balanceOf(teacher)).toBe(points)
  expect(await lettersOf(topUp)).toHaveLength(1)
  expect(await rowOf(topUp)).toMatchObject({ state: 'approved', decided_by_user_id: made_by_user_id })
}

const trials = atSize({ commit: 5, long: 20 })
const presses = Array.from({ length: 50 }, (_, press) => press)
const eachTrial = async (trial: (teacher: User, topUp: TopUp, number: number) => Promise<void>) => {
  for (let number = 0; number < trials; number += 1) {
    const teacher = await aTeacher(app.tx)
    await trial(teacher, await aTopUpWithProof(app.tx, teacher), number)
  }
}

test('approve pressed fifty times at once by two admins credits once and tells the other 49', async () => {
  await eachTrial(async (teacher, topUp) => {
    const answers = await Promise.all(
      presses.map((press) => approve(topUp, { by: press % 2 ? otherAdmin : admin })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = { status: 409, body: { code: 'top_up.not_pending' } }
    const others = answers.filter(({ status }) => status !== 200)
    expect(others).toMatchObject(others.map(() => refused))
    const winner = answers.findIndex(({ status }) => status === 200)
    await expectOneCredit(teacher, topUp, (winner % 2 ? otherAdmin : admin).user.id)
  })
}, 120_000)

test('pressed fifty times with one key, it credits once and all fifty get the same bytes', async () => {
  await eachTrial(async (teacher, topUp, number) => {
    const answers = await Promise.all(presses.map(() => approve(topUp, { key: `approve-${number}` })))
    expect(answers.map(({ status }) => status)).toEqual(presses.map(() => 200))
    expect(new Set(answers.map(({ bytes }) => bytes.toString('utf8'))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ id: topUp.id, state: 'approved' })
    await expectOneCredit(teacher, topUp, admin.user.id)
  })
}, 120_000)

test('of two admins with the same key, one approves and every press of the other is refused', async () => {
  const teacher = await aTeacher(app.tx)
  const topUp = await aTopUpWithProof(app.tx, teacher)
  const answers = await Promise.all(
    presses.map((press) => approve(topUp, { by: press % 2 ? otherAdmin : admin, key: 'shared' })),
  )
  const odd = new Set(answers.filter((_, press) => press % 2 === 1).map(({ status }) => status))
  const even = new Set(answers.filter((_, press) => press % 2 === 0).map(({ status }) => status))
  expect([...odd, ...even].sort()).toEqual([200, 409])
  await expectOneCredit(teacher, topUp, (odd.has(200) ? otherAdmin : admin).user.id)
})

test('of approve, reject and cancel at once exactly one happens, and points come only with approve', async () => {
  const chance = chanceFor('moments of approve, reject and cancel')
  const teacher = await app.as('teacher')
  const [someone, another] = [admin, otherAdmin]
  const outcomes = new Set<string>()
  let credited = 0
  for (let trial = 0; trial < atSize({ commit: onPostgres ? 30 : 20, long: 200 }); trial += 1) {
    const topUp = await aTopUpWithProof(app.tx, teacher.user)
    const params = { id: topUp.id }
    const reject = { params, body: { reason: 'The receipt cannot be read.' } }
    const deeds = [
      () => approve(topUp, { by: someone }),
      () => approve(topUp, { by: another }),
      () => someone.call('POST /api/admin/topups/{id}/reject', reject),
      () => another.call('POST /api/admin/topups/{id}/reject', reject),
      () => teacher.call('POST /api/user/topup/{id}/cancel', { params }),
      () => teacher.call('POST /api/user/topup/{id}/cancel', { params }),
    ]
    const answers = await Promise.all(
      deeds.map(async (deed, number) => {
        // Each in turn gets a head start, or the quickest would always win.
        await pause(number === trial % deeds.length ? 0 : chance.between(1, 12))
        return deed()
      }),
    )

    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const state = (await rowOf(topUp))?.state ?? 'pending'
    expect(done[0]?.body).toMatchObject({ id: topUp.id, state })
    const others = answers.filter(({ status }) => status !== 200)
    const detail = `This top-up is already ${state}.`
    expect(others).toMatchObject(others.map(() => ({ status: 409, body: { detail } })))

    if (state === 'approved') credited += topUp.points
    expect(await balanceOf(teacher.user)).toBe(credited)
    expect(await lettersOf(topUp)).toHaveLength(state === 'cancelled' ? 0 : 1)
    outcomes.add(state)
  }
  const approvals = await app.tx.$count(
    top_ups,
    sql`${top_ups.user_id} = ${teacher.user.id} and ${top_ups.state} = 'approved'`,
  )
  expect(await entriesOf(teacher.user)).toHaveLength(approvals)
  expect(outcomes.size).toBeGreaterThan(1)
}, 120_000)
