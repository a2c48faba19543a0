import type { Tx } from '../../db/client.ts'
import { lockAccount, refundCharge } from '../points/door.ts'
import { changeJob, type JobRow, lockOpenJobForUpdate, ownerOfJob } from './show-jobs.store.ts'

export const chargeKey = (id: number): string => `show:${id}`

export const jobFailed = 'Slide Show job failed'

type End = {
  now: Date
  /** Ends it only while this one has it in hands. */
  attempt?: number
  /** What the teacher is told, before what became of the points. */
  error: string
}

/** Failed, and its points given back: once, in one transaction. False when it was over. */
export async function failJob(tx: Tx, id: number, { now, attempt, error }: End): Promise<boolean> {
  const owner = await ownerOfJob(tx, id)
  if (owner === undefined) return false
  await lockAccount(tx, owner)
  const job = await lockOpenJobForUpdate(tx, id)
  if (!job || (attempt !== undefined && (job.attempt !== attempt || job.status !== 'running'))) return false
  const refunded_at = await giveBack(tx, job, now, 'Slide show without a result: points given back')
  await changeJob(tx, id, {
    ...over(now),
    status: 'failed',
    refunded_at,
    error: refunded_at ? `${error.replace(/\.?$/, '.')} Your points were given back.` : error,
  })
  return true
}

/** The caller holds the lock of the account. */
export async function cancelOpen(tx: Tx, job: JobRow, now: Date): Promise<void> {
  const refunded_at = await giveBack(tx, job, now, 'Slide show cancelled: points given back')
  await changeJob(tx, job.id, { ...over(now), status: 'cancelled', refunded_at })
}

const over = (now: Date) => ({ ended_at: now, step: null, share: 0, detail: null })

/** Null when there was nothing to give back. */
async function giveBack(tx: Tx, { id, cost }: JobRow, now: Date, note: string): Promise<Date | null> {
  if (cost === 0) return null
  return (await refundCharge(tx, chargeKey(id), note)) ? now : null
}
