import { gte } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { lockOpenForUpdate } from '../paid-work/door.ts'
import { cancelOpen } from './change-run.ts'
import { lookedAtFilesOf } from './looks.store.ts'
import { runs } from './materials.tables.ts'
import { runWork } from './run-work.ts'
import { openRunsOf, storedFilesOf } from './runs.store.ts'

/** Runs ever begun, and those of the last seven days. */
export const countRuns = async (tx: Tx, now: Date) => ({
  all: await tx.$count(runs),
  thisWeek: await tx.$count(runs, gte(runs.created_at, before(now, hours(7 * 24)))),
})

/** Ends what is open. The returned files are to be removed once the transaction is through. */
export async function closeRuns(tx: Tx, userId: number, now: Date): Promise<string[]> {
  for (const { id } of await openRunsOf(tx, userId)) {
    const run = await lockOpenForUpdate(tx, runWork, { id })
    if (run) await cancelOpen(tx, run, now)
  }
  return [...(await storedFilesOf(tx, userId)), ...(await lookedAtFilesOf(tx, userId))]
}

export { newLessonKey } from './start-run.ts'
