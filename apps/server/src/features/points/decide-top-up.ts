import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { creditTopUp } from './create-top-up.ts'
import { queueTopUpLetter } from './mail-top-up-letters.ts'
import { lockAccount } from './till.store.ts'
import { decideTopUp, findTopUp, hasProof, type TopUpRow } from './top-ups.store.ts'
import { top_ups } from './top-ups.tables.ts'

type Decided = { topUp: TopUpRow; proofName: string | null }

/** The account before the request, the same order as everywhere. */
async function found(tx: Tx, id: number) {
  const there = (await findTopUp(tx, id)) ?? refuse('top_up.not_found')
  await lockAccount(tx, there.top_up.user_id)
  return there
}

export async function approveTopUp(
  tx: Tx,
  house: House,
  actor: Actor,
  id: number,
  points: number,
): Promise<Decided> {
  const { proof_name } = await found(tx, id)
  const approved = await decideTopUp(
    tx,
    id,
    { state: 'approved', decided_at: house.clock.now(), decided_by_user_id: actor.user_id },
    and(ne(top_ups.user_id, actor.user_id), eq(top_ups.points, points), hasProof),
  )
  if (!approved) return refuseApproval(tx, id, actor)
  await creditTopUp(tx, approved, actor.user_id)
  await queueTopUpLetter(house, tx, id)
  return { topUp: approved, proofName: proof_name }
}

async function refuseApproval(tx: Tx, id: number, actor: Actor): Promise<never> {
  const { top_up, proof_name } = (await findTopUp(tx, id)) ?? refuse('top_up.not_found')
  if (top_up.state !== 'pending') refuse('top_up.not_pending', { fill: { state: top_up.state } })
  if (top_up.user_id === actor.user_id) refuse('top_up.own')
  if (!proof_name) refuse('top_up.no_proof')
  return refuse('top_up.wrong_points', { fill: { points: top_up.points } })
}

export async function rejectTopUp(
  tx: Tx,
  house: House,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Decided> {
  const { top_up, proof_name } = await found(tx, id)
  if (top_up.user_id === actor.user_id) refuse('top_up.own')
  const rejected = await decideTopUp(tx, id, {
    state: 'rejected',
    decided_at: house.clock.now(),
    decided_by_user_id: actor.user_id,
    reason,
  })
  if (!rejected) return refuseDecided(tx, id)
  await queueTopUpLetter(house, tx, id)
  return { topUp: rejected, proofName: proof_name }
}

export async function cancelTopUp(tx: Tx, house: House, actor: Actor, id: number): Promise<Decided> {
  const { top_up, proof_name } = (await findTopUp(tx, id)) ?? refuse('top_up.not_found')
  if (top_up.user_id !== actor.user_id) refuse('top_up.not_found')
  await lockAccount(tx, actor.user_id)
  const cancelled = await decideTopUp(tx, id, { state: 'cancelled', decided_at: house.clock.now() })
  return cancelled ? { topUp: cancelled, proofName: proof_name } : refuseDecided(tx, id)
}

async function refuseDecided(tx: Tx, id: number): Promise<never> {
  const { top_up } = (await findTopUp(tx, id)) ?? refuse('top_up.not_found')
  return refuse('top_up.not_pending', { fill: { state: top_up.state } })
}
