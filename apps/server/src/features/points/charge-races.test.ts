import { startApp } from '@klasrum/testkit/app'
import { aTeacher, type User } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTx } from '../../db/client.ts'
import { Refused } from '../../http/refuse.ts'
import { users } from '../accounts/accounts.tables.ts'
import { chargePoints, refundCharge } from './door.ts'
import { point_entries } from './points.tables.ts'

const app = await startApp({ work: false })
const { database } = app.house

/** True when it took effect, false when it had before, or the code it was refused with. */
async function outcomeOf(work: Promise<boolean>): Promise<boolean | string> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

let lessons = 0
const aReason = () => {
  lessons += 1
  return `lesson-plan:${lessons}`
}

const charge = ({ id }: User, reason_key = aReason(), cost = 10) =>
  outcomeOf(inTx(database, (tx) => chargePoints(tx, { user_id: id, cost, reason_key, note: 'Lesson plan' })))
const refund = (reason: string) =>
  outcomeOf(inTx(database, (tx) => refundCharge(tx, reason, 'It could not be made')))

const fifty = Array.from({ length: 50 }, (_, number) => number)
const count = (outcomes: (boolean | string)[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((each) => [String(each), outcomes.filter((other) => other === each).length]),
  )

async function stateOf({ id }: User) {
  const [account] = await app.tx.select({ points: users.points }).from(users).where(eq(users.id, id))
  const entries = await app.tx.select().from(point_entries).where(eq(point_entries.user_id, id))
  expect(account?.points).toBe(entries.reduce((sum, { points }) => sum + points, 0))
  expect(account?.points).toBeGreaterThanOrEqual(0)
  const keysOf = (kind: string) => entries.filter((each) => each.kind === kind).map((each) => each.reason_key)
  return { balance: account?.points, charges: keysOf('charge'), refunds: keysOf('refund') }
}

for (const { balance, pays } of [
  { balance: 10, pays: 1 },
  { balance: 79, pays: 7 },
  { balance: 500, pays: 50 },
])
  test(`of fifty charges at once a balance of ${balance} pays ${pays}`, async () => {
    const teacher = await aTeacher(app.tx, { points: balance })
    const outcomes = await Promise.all(fifty.map(() => charge(teacher)))
    expect(outcomes.filter((each) => each === true)).toHaveLength(pays)
    expect(outcomes.filter((each) => each === 'points.too_few')).toHaveLength(50 - pays)
    const state = await stateOf(teacher)
    expect(state.balance).toBe(balance - pays * 10)
    expect(state.charges).toHaveLength(pays)
  })

test('nobody pays for another: charges of many accounts at once stop each at its own balance', async () => {
  const teachers = await Promise.all(
    fifty.slice(0, 10).map((number) => aTeacher(app.tx, { points: number * 10 })),
  )
  await Promise.all(teachers.flatMap((teacher) => fifty.slice(0, 10).map(() => charge(teacher))))
  for (const [number, teacher] of nonEmpty(teachers.entries()))
    expect(await stateOf(teacher)).toMatchObject({ balance: 0, charges: { length: number } })
})

test('a charge that is sent fifty times at once is taken once', async () => {
  const teacher = await aTeacher(app.tx, { points: 500 })
  const reason = aReason()
  const outcomes = await Promise.all(fifty.map(() => charge(teacher, reason)))
  expect(count(outcomes)).toEqual({ true: 1, false: 49 })
  expect(await stateOf(teacher)).toEqual({ balance: 490, charges: [reason], refunds: [] })
})

test('a refund that is replayed fifty times at once is given once, and fifty later ones give nothing', async () => {
  const teacher = await aTeacher(app.tx, { points: 25 })
  const reason = aReason()
  expect(await charge(teacher, reason)).toBe(true)
  expect(count(await Promise.all(fifty.map(() => refund(reason))))).toEqual({ true: 1, false: 49 })
  expect(count(await Promise.all(fifty.map(() => refund(reason))))).toEqual({ false: 50 })
  expect(await stateOf(teacher)).toEqual({ balance: 25, charges: [reason], refunds: [`refund:${reason}`] })
})

test('a refund that races its charge comes after it or not at all', async () => {
  for (const _ of nonEmpty(fifty.slice(0, 10))) {
    const teacher = await aTeacher(app.tx, { points: 10 })
    const reason = aReason()
    const [charged, ...refunds] = await Promise.all([
      charge(teacher, reason),
      ...fifty.slice(0, 10).map(() => refund(reason)),
    ])
    expect(charged).toBe(true)
    const given = refunds.filter((each) => each === true).length
    expect(given).toBeLessThan(2)
    expect(await stateOf(teacher)).toMatchObject({ balance: given * 10, refunds: { length: given } })
  }
})

test('charges and their refunds at once: what was taken comes back once, and no point is made or lost', async () => {
  const teacher = await aTeacher(app.tx, { points: 35 })
  const reasons = fifty.map(() => aReason())
  const outcomes = await Promise.all(
    nonEmpty(reasons).map(async (reason) => {
      const charged = await charge(teacher, reason)
      const refunds = await Promise.all([refund(reason), refund(reason), refund(reason)])
      expect(refunds.filter((each) => each === true)).toHaveLength(charged === true ? 1 : 0)
      return charged
    }),
  )
  const taken = reasons.filter((_, number) => outcomes[number] === true)
  expect(outcomes.filter((each) => each !== true && each !== 'points.too_few')).toEqual([])
  expect(taken.length).toBeGreaterThanOrEqual(3)
  const state = await stateOf(teacher)
  expect(state.balance).toBe(35)
  expect(state.charges.toSorted()).toEqual(taken.toSorted())
  expect(state.refunds.toSorted()).toEqual(taken.map((reason) => `refund:${reason}`).toSorted())
})

test('a charge that was refused leaves its reason free for a later try', async () => {
  const teacher = await aTeacher(app.tx, { points: 5 })
  const reason = aReason()
  expect(await charge(teacher, reason)).toBe('points.too_few')
  expect(await refund(reason)).toBe(false)
  expect(await charge(teacher, reason, 5)).toBe(true)
  expect(await stateOf(teacher)).toEqual({ balance: 0, charges: [reason], refunds: [] })
})
