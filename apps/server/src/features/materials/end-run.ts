import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Queue } from '../../jobs/queue.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { failWork, giveBack, lockToEndForUpdate } from '../paid-work/door.ts'
import { beginShows } from '../slideshows/door.ts'
import { missingPartOf, refundNoteOf, refundReasonOf } from './missing-parts.ts'
import { runWork } from './run-work.ts'
import {
  changeRun,
  countMade,
  countSuccesses,
  failOpenFiles,
  filesToShow,
  type RunRow,
  releaseFiles,
} from './runs.store.ts'

type End = {
  now: Date
  queue: Queue
  /** Ends it only while this one has it in hands. */
  attempt?: number
  /** What the teacher is told of a run without a result, before what became of the points. */
  problem: string
  /** What stands at the files that nothing was made of. */
  unfinished: string
}

/**
 * Done when a file succeeded, with a show of each where shows were asked for; else failed. Its points are given back when
 * it failed, or when nothing was made of a part that was asked for: once, in one transaction. False when it was over.
 */
export async function endRun(
  tx: Tx,
  id: number,
  { now, queue, attempt, problem, unfinished }: End,
): Promise<boolean> {
  const run = await lockToEndForUpdate(tx, runWork, { id, attempt })
  if (!run) return false
  await failOpenFiles(tx, id, unfinished)
  if ((await countSuccesses(tx, id)) > 0) {
    await changeRun(tx, id, {
      state: 'done',
      ended_at: now,
      ...(await refundOfMissing(tx, run, now)),
      ...(await showsOf(tx, queue, run, now)),
    })
    return true
  }
  await failWork(tx, runWork, run, { now, problem })
  return true
}

/** Ended as above, and the files removed of which nothing was made. */
export async function endRunAndFiles(
  house: House,
  id: number,
  end: Omit<End, 'now' | 'queue'>,
): Promise<boolean> {
  const { database, clock, queue } = house
  const { isEnded, files } = await inTx(database, async (tx) => {
    const isEnded = await endRun(tx, id, { ...end, now: clock.now(), queue })
    return { isEnded, files: isEnded ? await releaseFiles(tx, id) : [] }
  })
  await removeFiles(house, files)
  return isEnded
}

/** What was made stays with the teacher. */
async function refundOfMissing(tx: Tx, run: RunRow, now: Date) {
  const { files, ...made } = await countMade(tx, run.id)
  const missing = missingPartOf(run.settings, made)
  if (!missing) return {}
  const refunded_at = await giveBack(tx, runWork, run, { now, note: refundNoteOf(missing) })
  return refunded_at ? { refunded_at, refund_reason: refundReasonOf(missing, { cost: run.cost, files }) } : {}
}

const mostWarnings = 10

async function showsOf(tx: Tx, queue: Queue, { id, user_id, settings: { slideshow } }: RunRow, now: Date) {
  if (!slideshow) return {}
  const files = await filesToShow(tx, id)
  await beginShows(tx, queue, { user_id, ...slideshow, files, now })
  const warnings = files.flatMap(({ file_name, warnings }) =>
    (warnings ?? []).map((warning) => (files.length > 1 ? `${file_name}: ${warning}` : warning)),
  )
  return { slideshow_warnings: warnings.slice(0, mostWarnings).map((warning) => warning.slice(0, 300)) }
}
