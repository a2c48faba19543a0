import type { Tx } from '../../db/client.ts'
import { lockAccount, refundCharge } from '../points/door.ts'
import { lockOpenForUpdate, type WorkRow } from './paid-work.store.ts'
import { chargeKey, type PaidWork } from './paid-work.ts'

/** Its account and then its row, locked to be ended. Undefined when it is over, or `attempt` has it no longer. */
export async function lockToEndForUpdate<Row extends WorkRow>(
  tx: Tx,
  work: PaidWork<Row>,
  of: { id: number; attempt?: number | undefined },
): Promise<Row | undefined> {
  const owner = await work.ownerOf(tx, of.id)
  if (owner === undefined) return undefined
  await lockAccount(tx, owner)
  return lockOpenForUpdate(tx, work, of)
}

type Paid = Pick<WorkRow, 'id' | 'cost'>

/** Gives back what it cost, once. Null when there was nothing to give back. */
export async function giveBack(
  tx: Tx,
  work: PaidWork,
  { id, cost }: Paid,
  { now, note }: { now: Date; note: string },
): Promise<Date | null> {
  if (cost === 0) return null
  return (await refundCharge(tx, chargeKey(work, id), note)) ? now : null
}

/** Ends a locked one as failed, with its points given back and the teacher told so. */
export async function failWork(
  tx: Tx,
  work: PaidWork,
  row: Paid,
  { now, problem }: { now: Date; problem: string },
): Promise<void> {
  const note = `${work.title} without a result: points given back`
  const refunded_at = await giveBack(tx, work, row, { now, note })
  await work.putEnd(tx, row.id, {
    state: 'failed',
    ended_at: now,
    refunded_at,
    problem: refunded_at ? `${problem.replace(/\.?$/, '.')} Your points were given back.` : problem,
  })
}

/** Ends one as cancelled, with its points given back. The caller has locked the account and then the row. */
export async function cancelWork(tx: Tx, work: PaidWork, row: Paid, now: Date): Promise<void> {
  const refunded_at = await giveBack(tx, work, row, {
    now,
    note: `${work.title} cancelled: points given back`,
  })
  await work.putEnd(tx, row.id, { state: 'cancelled', ended_at: now, refunded_at, problem: null })
}
