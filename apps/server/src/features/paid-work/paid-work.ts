import type { z } from 'zod'
import type { Tx } from '../../db/client.ts'
import type { Queue, QueueName } from '../../jobs/queue.ts'
import { chargePoints } from '../points/door.ts'
import type { WorkRow, WorkRows } from './paid-work.store.ts'

type WithoutResult = {
  state: 'failed' | 'cancelled'
  ended_at: Date
  refunded_at: Date | null
  /** What the teacher is told. */
  problem: string | null
}

/** What one kind of paid work says of itself. How it is charged, taken up, kept alive, ended and given back is the same for all. */
export type PaidWork<
  Row extends WorkRow = WorkRow,
  Progress = never,
  IdName extends string = string,
> = WorkRows<Row> & {
  /** Before its id: the reason of its charge, as `run:12`. A changed one would give nothing back of what was charged before. */
  kind: 'run' | 'show'
  /** In the list of a teacher's points. */
  title: string
  /** Before its id: what its charge refers to. */
  reference: string
  /** In the log. */
  noun: string
  jobs: { make: string; lost: string; sweep: string }
  /** What its jobs and the log call its id. */
  idName: IdName
  payload: z.ZodType<Record<IdName, number>>
  /** From when it was first taken up. */
  longestMs: number
  /** Without a heartbeat, before it is given up. */
  longestSilenceMs: number
  ownerOf(tx: Tx, id: number): Promise<number | undefined>
  noteProgress(tx: Tx, id: number, progress: Progress): Promise<unknown>
  putEnd(tx: Tx, id: number, end: WithoutResult): Promise<unknown>
}

/** Its queues; what every try has failed of goes to the one for what is lost. */
export const queuesOf = ({ jobs: { make, lost, sweep } }: PaidWork): QueueName[] => [
  lost,
  { name: make, whenLost: lost },
  sweep,
]

export const chargeKey = ({ kind }: PaidWork, id: number): string => `${kind}:${id}`

type Ordered = { id: number; user_id: number; cost: number; note: string; behind: number }

/** Charges what costs something and asks for the work, in the transaction that wrote its row. */
export async function orderWork(
  tx: Tx,
  queue: Queue,
  work: PaidWork,
  { id, user_id, cost, note, behind }: Ordered,
): Promise<void> {
  if (cost > 0)
    await chargePoints(tx, {
      user_id,
      cost,
      reason_key: chargeKey(work, id),
      reference: `${work.reference} ${id}`,
      note,
    })
  await queue.send(tx, work.jobs.make, { [work.idName]: id }, { group: String(user_id), behind })
}
