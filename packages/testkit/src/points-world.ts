import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { inTx } from '../../../apps/server/src/db/client.ts'
import { users } from '../../../apps/server/src/features/accounts/accounts.tables.ts'
import {
  adjustPoints,
  chargePoints,
  lockAccount,
  refundCharge,
} from '../../../apps/server/src/features/points/door.ts'
import { balanceOf } from '../../../apps/server/src/features/points/points.store.ts'
import { point_alarms } from '../../../apps/server/src/features/points/points.tables.ts'
import { reconcilePoints } from '../../../apps/server/src/features/points/reconcile.ts'
import { addProof, findTopUp } from '../../../apps/server/src/features/points/top-ups.store.ts'
import { Refused } from '../../../apps/server/src/http/refuse.ts'
import type { TestApp } from './app.ts'
import { aTeacher } from './builders.ts'
import type { Answer } from './client.ts'
import { corrupted, type Deed, pointsOf } from './points-model.ts'
import { doneWithShow } from './show-deeds.ts'

type Caller = Awaited<ReturnType<TestApp['as']>>

/** The people and top-ups that the numbers of a `Deed` stand for. */
export type PointsWorld = {
  name: string
  teachers: Caller[]
  admins: Caller[]
  /** Ids in the order in which the top-ups were first heard of. */
  topUps: number[]
  /** In the order in which they were begun. */
  shows: number[]
}

const nobodys = 2_000_000_000

export async function aPointsWorld(app: TestApp, admins: Caller[], points: number): Promise<PointsWorld> {
  const teachers = []
  for (const _ of [0, 1]) teachers.push(await app.as(await aTeacher(app.tx, { points })))
  return { name: randomBytes(4).toString('hex'), teachers, admins, topUps: [], shows: [] }
}

function heard({ topUps }: PointsWorld, { status, body }: Answer<unknown>): string {
  const { code, id, state } = body as { code?: string; id?: number; state?: string }
  if (status !== 200) return code ?? `status ${status}`
  if (id === undefined) return 'done'
  if (!topUps.includes(id)) topUps.push(id)
  return `top-up ${topUps.indexOf(id)} ${state}`
}

/** Does it for real and says what came of it, in the words of the model. */
export async function inWorld(app: TestApp, world: PointsWorld, deed: Deed): Promise<string> {
  try {
    return await done(app, world, deed)
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

async function done(app: TestApp, world: PointsWorld, deed: Deed): Promise<string> {
  const { name, teachers, admins, topUps } = world
  const { database } = app.house
  const teacher = (number: number): Caller => teachers[number] ?? missing()
  const admin = (number: number): Caller => admins[number] ?? missing()
  const idOf = (number: number): number => topUps[number] ?? nobodys
  const headers: Record<string, string> =
    'key' in deed && deed.key !== undefined ? { 'idempotency-key': `${name}-${deed.key}` } : {}
  const once = (effect: boolean) => (effect ? 'done' : 'before')

  switch (deed.do) {
    case 'ask': {
      const points = pointsOf[deed.amount] + (deed.wrong ? 1 : 0)
      const reference_no = deed.reference === undefined ? undefined : `${name}${deed.reference}`
      const body = { amount: deed.amount, points, reference_no }
      return heard(world, await teacher(deed.who).call('POST /api/user/topup', { body, headers }))
    }
    case 'prove':
      return inTx(database, async (tx) => {
        const { top_up } = (await findTopUp(tx, idOf(deed.topUp))) ?? {}
        if (!top_up) return 'top_up.not_found'
        await lockAccount(tx, top_up.user_id)
        if ((await findTopUp(tx, top_up.id))?.top_up.state !== 'pending') return 'top_up.not_pending'
        await addProof(tx, { top_up_id: top_up.id, created_at: app.clock.now(), ...aPictureRow() })
        return 'done'
      })
    case 'cancel': {
      const params = { id: idOf(deed.topUp) }
      return heard(world, await teacher(deed.who).call('POST /api/user/topup/{id}/cancel', { params }))
    }
    case 'approve': {
      const id = idOf(deed.topUp)
      const points = ((await findTopUp(app.tx, id))?.top_up.points ?? 1) + (deed.wrong ? 1 : 0)
      const ask = { params: { id }, body: { points }, headers }
      return heard(world, await admin(deed.by).call('POST /api/admin/topups/{id}/approve', ask))
    }
    case 'reject': {
      const ask = { params: { id: idOf(deed.topUp) }, body: { reason: 'Blurred' }, headers }
      return heard(world, await admin(deed.by).call('POST /api/admin/topups/{id}/reject', ask))
    }
    case 'give': {
      const receiver = deed.who === 'self' ? admin(deed.by) : teacher(deed.who)
      const points = pointsOf[deed.amount] + (deed.wrong ? 1 : 0)
      const body = { user_id: receiver.user.id, amount: deed.amount, points }
      return heard(world, await admin(deed.by).call('POST /api/admin/topup', { body, headers }))
    }
    case 'adjust':
      return inTx(database, async (tx) => {
        const user_id = teacher(deed.who).user.id
        const account = await lockAccount(tx, user_id)
        const seen = (account?.points ?? 0) + (deed.wrong ? 1 : 0)
        const made_by_user_id = admin(deed.by).user.id
        await adjustPoints(tx, { user_id, points: deed.points, seen, note: 'Counted again', made_by_user_id })
        return 'done'
      })
    case 'charge': {
      const user_id = teacher(deed.who).user.id
      const charge = { user_id, cost: deed.cost, reason_key: `${name}:${deed.reason}`, note: 'Quiz' }
      return once(await inTx(database, (tx) => chargePoints(tx, charge)))
    }
    case 'refund':
      return once(await inTx(database, (tx) => refundCharge(tx, `${name}:${deed.reason}`, 'It failed')))
    case 'show':
    case 'stop':
    case 'edit':
    case 'finish':
      return doneWithShow(app, world, deed)
    case 'corrupt':
      return corrupt(app, teacher(deed.who).user.id, deed.off)
    case 'settle': {
      const alarm = await openAlarm(app, teacher(deed.who).user.id)
      const ask = { params: { id: alarm ?? nobodys } }
      return heard(world, await admin(deed.by).call('POST /api/admin/point-alarms/{id}/settle', ask))
    }
  }
}

const missing = (): never => {
  throw new Error('There are two teachers and two admins.')
}

const aPictureRow = () => ({
  name: `${randomBytes(16).toString('hex')}.png`,
  sha256: randomBytes(32).toString('hex'),
  shape: '01'.repeat(32),
  detail: '01'.repeat(7_680),
})

const openAlarm = async ({ tx }: TestApp, user_id: number): Promise<number | undefined> =>
  (
    await tx
      .select({ id: point_alarms.id })
      .from(point_alarms)
      .where(sql`${point_alarms.user_id} = ${user_id} and ${point_alarms.settled_at} is null`)
  )[0]?.id

/** Writes past the triggers, as a hand on the disk would, and lets the nightly check find it. */
async function corrupt(app: TestApp, id: number, off: number): Promise<string> {
  if (await openAlarm(app, id)) return 'before'
  await inTx(app.house.database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const points = corrupted(await balanceOf(tx, id), off)
    await tx.update(users).set({ points }).where(eq(users.id, id))
  })
  await reconcilePoints(app.house).work({})
  return 'done'
}
