import type { Tx } from '../../db/client.ts'
import { failWork, lockToEndForUpdate } from '../paid-work/door.ts'
import { showWork } from './show-work.ts'

type End = {
  now: Date
  /** Ends it only while this one has it in hands. */
  attempt?: number
  /** What the teacher is told, before what became of the points. */
  error: string
}

/** Failed, and its points given back: once, in one transaction. False when it was over. */
export async function failJob(tx: Tx, id: number, { now, attempt, error }: End): Promise<boolean> {
  const job = await lockToEndForUpdate(tx, showWork, { id, attempt })
  if (!job) return false
  await failWork(tx, showWork, job, { now, problem: error })
  return true
}
