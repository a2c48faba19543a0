import type { Received } from '@klasrum/contract/endpoint'
import {
  type giveTopUpEndpoint as giveShape,
  maxPending,
  type createTopUpEndpoint as shape,
} from '@klasrum/contract/top-ups'
import { pointsFor, tiersFrom } from '@klasrum/points/tiers'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { movePoints } from './door.ts'
import { listValues } from './points.store.ts'
import { lockAccount } from './till.store.ts'
import { addTopUp, countPending, type TopUpRow } from './top-ups.store.ts'

/** What the amount gives today. What the browser reckoned is only compared. */
async function pointsOf(tx: Tx, amount: number, reckoned: number | undefined): Promise<number> {
  const points = pointsFor(amount, tiersFrom(await listValues(tx, 'TOPUP', 100)))
  if (points < 1 || points > 1_000_000_000)
    refuse('request.invalid', { errors: [{ path: 'amount', message: 'This amount gives no points.' }] })
  if (reckoned !== undefined && reckoned !== points) refuse('top_up.wrong_points', { fill: { points } })
  return points
}

/** The account is locked, so that requests sent at once cannot pass the limit together. */
export async function createTopUp(
  tx: Tx,
  { clock }: House,
  { user_id }: Actor,
  { amount, points: reckoned, reference_no }: Received<typeof shape.body>,
): Promise<TopUpRow> {
  const points = await pointsOf(tx, amount, reckoned)
  const account = await lockAccount(tx, user_id)
  if (!account || account.deleted_at) refuse('session.ended')
  if ((await countPending(tx, user_id)) >= maxPending)
    refuse('top_up.too_many_pending', { fill: { count: maxPending } })
  const asked = { user_id, amount, points, reference_no: reference_no || null, created_at: clock.now() }
  const detail = 'This reference number was already sent with another top-up.'
  return (
    (await addTopUp(tx, asked)) ??
    refuse('top_up.reference_taken', { errors: [{ path: 'reference_no', message: detail }] })
  )
}

export async function giveTopUp(
  tx: Tx,
  { clock }: House,
  actor: Actor,
  { user_id, amount, points: reckoned }: Received<typeof giveShape.body>,
): Promise<TopUpRow> {
  if (user_id === actor.user_id) refuse('top_up.own')
  const points = await pointsOf(tx, amount, reckoned)
  const account = await lockAccount(tx, user_id)
  if (!account || account.deleted_at) refuse('user.not_found')
  const now = clock.now()
  const given = await addTopUp(tx, {
    user_id,
    amount,
    points,
    state: 'approved',
    created_at: now,
    decided_at: now,
    decided_by_user_id: actor.user_id,
  })
  if (!given) throw new Error('a top-up without a reference number was not written')
  await creditTopUp(tx, given, actor.user_id)
  return given
}

export async function creditTopUp(tx: Tx, topUp: TopUpRow, made_by_user_id: number): Promise<void> {
  const { id, user_id, amount, points, reference_no } = topUp
  const credited = await movePoints(tx, {
    user_id,
    points,
    kind: 'top-up',
    reason_key: `top-up:${id}`,
    note: `Top-up of ₱${amount.toLocaleString('en-PH')}`,
    reference: reference_no ?? `top-up ${id}`,
    made_by_user_id,
  })
  if (!credited) throw new Error(`top-up ${id} was credited before`)
}
