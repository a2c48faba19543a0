import { freePoints } from '@klasrum/points/prices'
import type { Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import { refuse } from '../../http/refuse.ts'
import { addEntry, balanceOf, findEntry, latestEntryId, type PointEntry } from './points.store.ts'
import { cancelAllOf, proofKey, removeProofsOf } from './top-ups.store.ts'

export { costFor, lockAccount, unlockedBalance } from './till.store.ts'

/** Once per account, however often it is called. */
export const grantFreePoints = (tx: Tx, userId: number): Promise<boolean> =>
  movePoints(tx, {
    user_id: userId,
    points: freePoints,
    kind: 'grant',
    reason_key: `free-points:${userId}`,
    note: 'Free points for a verified e-mail address',
  })

type Charge = { user_id: number; cost: number; reason_key: string; note: string; reference?: string }

/** Refused, with the whole transaction, when the balance does not cover it. False when this reason was charged before. */
export const chargePoints = (tx: Tx, { cost, ...charge }: Charge): Promise<boolean> =>
  movePoints(tx, { ...charge, points: -cost, kind: 'charge' })

/** Gives a charge back in full, once. False when there was none or it was given back before. */
export async function refundCharge(tx: Tx, chargeKey: string, note: string): Promise<boolean> {
  const charge = await findEntry(tx, chargeKey)
  if (charge?.kind !== 'charge') return false
  return movePoints(tx, {
    user_id: charge.user_id,
    points: -charge.points,
    kind: 'refund',
    reason_key: `refund:${chargeKey}`,
    note,
    reference: charge.reference,
  })
}

type Adjustment = {
  user_id: number
  points: number
  seen: number | undefined
  note: string
  made_by_user_id: number
}

/** Sets a balance to what an admin typed, refused when it was typed over another one. The caller locks the account. */
export async function adjustPoints(tx: Tx, { points, seen, ...adjustment }: Adjustment): Promise<void> {
  const balance = await balanceOf(tx, adjustment.user_id)
  if (seen !== undefined && seen !== balance) refuse('points.changed', { fill: { points: balance } })
  if (points === balance) return
  if (adjustment.user_id === adjustment.made_by_user_id) refuse('top_up.own')
  const latest = await latestEntryId(tx, adjustment.user_id)
  await movePoints(tx, {
    ...adjustment,
    points: points - balance,
    kind: 'adjustment',
    reason_key: `adjustment:${adjustment.user_id}:after:${latest}`,
  })
}

/** Takes back what a closed account still asks for. The returned files are to be removed once the transaction is through. */
export async function closePoints(tx: Tx, userId: number, now: Date): Promise<string[]> {
  await cancelAllOf(tx, userId, now)
  const proofs = await removeProofsOf(tx, userId, now)
  return proofs.map(({ name }) => proofKey(name))
}

export { sumPaidIn } from './top-ups.store.ts'

/** Every movement goes through here. False when its reason was entered before. */
export async function movePoints(tx: Tx, entry: PointEntry): Promise<boolean> {
  try {
    return await addEntry(tx, entry)
  } catch (error) {
    const broken = brokenConstraint(error)
    if (broken === 'points_frozen') refuse('points.frozen', { cause: error })
    if (broken === 'users_points_within_limit') refuse('points.too_many', { cause: error })
    if (broken === 'users_points_not_negative')
      refuse('points.too_few', { fill: { cost: -entry.points }, cause: error })
    throw error
  }
}
