import type { Tx } from '../../db/client.ts'
import type { Queue } from '../../jobs/queue.ts'
import { cancelWork, lockOpenForUpdate } from '../paid-work/door.ts'
import { filesOfShow } from './show-files.store.ts'
import { openJobsOfUser } from './show-jobs.store.ts'
import { showWork } from './show-work.ts'
import { showsOf } from './shows.store.ts'
import { filesOfSpokenScenes } from './spoken-scenes.store.ts'
import { beginShow } from './start-show.ts'

type OfRun = {
  user_id: number
  title: string
  minutes: number
  files: readonly { id: number; file_name: string }[]
  now: Date
}

/** A show of each file of a run, included in its price. */
export async function beginShows(
  tx: Tx,
  queue: Queue,
  { user_id, title, minutes, files, now }: OfRun,
): Promise<void> {
  for (const { id, file_name } of files)
    await beginShow(tx, queue, {
      user_id,
      title: (files.length > 1 ? `${title}: ${file_name}` : title).slice(0, 120).toWellFormed(),
      asked_minutes: minutes,
      run_file_id: id,
      file_name,
      created_at: now,
    })
}

/** Ends what is in the making. The returned files are to be removed once the transaction is through. */
export async function closeShows(tx: Tx, user_id: number, now: Date): Promise<string[]> {
  for (const { id } of await openJobsOfUser(tx, user_id)) {
    const job = await lockOpenForUpdate(tx, showWork, { id })
    if (job) await cancelWork(tx, showWork, job, now)
  }
  const shows = await showsOf(tx, user_id)
  const pieces = await filesOfSpokenScenes(
    tx,
    shows.map(({ id }) => id),
  )
  return [...shows.flatMap(filesOfShow), ...pieces]
}

export { newShowKey } from './show-keys.ts'
export { firstJobOfRun } from './shows.store.ts'
