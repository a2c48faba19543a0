import type { Transfer } from '@klasrum/contract/transfers'
import { dateInManila } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { takeSeat } from './enrollments.store.ts'
import {
  decideTransfer,
  findDecidable,
  lockClassAhead,
  lockLearnerOf,
  moveLearner,
  type TransferRow,
  transferStateOf,
  writtenTransfer,
} from './transfers.store.ts'

export async function acceptTransfer(tx: Tx, actor: Actor, id: number, now: Date): Promise<Transfer> {
  const transfer = await findWaiting(tx, actor, id)
  // In the order in which a teacher's own enrolling locks them.
  const klass = await lockClassAhead(tx, transfer)
  const isThere = await lockLearnerOf(tx, transfer)
  await settle(tx, actor, transfer, 'accepted', now)
  if (!isThere) refuse('transfer.not_found')
  await moveLearner(tx, transfer, now)
  if (klass) {
    const seat = { class_id: klass.id, student_id: transfer.student_id }
    await takeSeat(tx, seat, { today: dateInManila(now) })
  }
  return writtenTransfer(tx, actor, id)
}

export async function declineTransfer(tx: Tx, actor: Actor, id: number, now: Date): Promise<Transfer> {
  await settle(tx, actor, await findWaiting(tx, actor, id), 'declined', now)
  return writtenTransfer(tx, actor, id)
}

async function findWaiting(tx: Tx, actor: Actor, id: number): Promise<TransferRow> {
  const found = (await findDecidable(tx, actor, id)) ?? refuse('transfer.not_found')
  return found.state === 'waiting' ? found : refuse('transfer.decided', { fill: { state: found.state } })
}

/** Somebody else may have decided it, or deleted the learner, since it was found. */
async function settle(
  tx: Tx,
  { user_id: decided_by_user_id }: Actor,
  { id }: TransferRow,
  state: 'accepted' | 'declined',
  decided_at: Date,
): Promise<void> {
  if (await decideTransfer(tx, id, { state, decided_by_user_id, decided_at })) return
  const decided = (await transferStateOf(tx, id)) ?? refuse('transfer.not_found')
  refuse('transfer.decided', { fill: { state: decided } })
}
