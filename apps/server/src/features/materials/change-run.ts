import type { Run, RunWish } from '@klasrum/contract/runs'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { forgetReplies } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { cancelWork, lockOpenForUpdate } from '../paid-work/door.ts'
import { lockAccount } from '../points/door.ts'
import { runWork } from './run-work.ts'
import {
  countSuccesses,
  failOpenFiles,
  filesToRepeat,
  type RunRow,
  releaseFiles,
  removeRun,
} from './runs.store.ts'
import { ownRun, showRun } from './show-run.ts'
import { startRun } from './start-run.ts'

const cancelled = 'The run was cancelled.'

/** Before its first result; whoever works on it hears of it within a second. */
export async function cancelRun(house: House, actor: Actor, id: number): Promise<Run> {
  const { database, clock } = house
  const { run, files } = await inTx(database, async (tx) => {
    await lockAccount(tx, actor.user_id)
    const { state } = await ownRun(tx, actor, id)
    if (state !== 'cancelled') {
      const run = (await lockOpenForUpdate(tx, runWork, { id })) ?? refuse('run.over')
      if ((await countSuccesses(tx, id)) > 0) refuse('run.over')
      await cancelOpen(tx, run, clock.now())
    }
    return { run: await showRun(tx, actor, id, clock.now()), files: await releaseFiles(tx, id) }
  })
  await removeFiles(house, files)
  return run
}

export async function cancelOpen(tx: Tx, run: RunRow, now: Date): Promise<void> {
  await failOpenFiles(tx, run.id, cancelled)
  await cancelWork(tx, runWork, run, now)
}

export async function deleteRun(house: House, actor: Actor, id: number): Promise<void> {
  const files = await inTx(house.database, async (tx) => {
    await lockAccount(tx, actor.user_id)
    const { state } = await ownRun(tx, actor, id)
    if (state === 'queued' || state === 'running') refuse('run.not_over')
    await forgetReplies(tx, { run_id: id })
    return removeRun(tx, id)
  })
  await removeFiles(house, files)
}

type Again = { id: number; wish: RunWish }

/** With what was read and corrected of its files. Both runs name the same stored files, which stay while one of them does. */
export async function repeatRun(tx: Tx, house: House, actor: Actor, { id, wish }: Again) {
  // Before its files are looked at: nobody removes them then.
  await lockAccount(tx, actor.user_id)
  const { settings } = await ownRun(tx, actor, id)
  const files = await filesToRepeat(tx, id)
  if (files.some(({ stored_as, source }) => stored_as === null && source === null)) refuse('run.files_gone')
  return startRun(tx, house, actor, { wish, files, heading: settings.heading })
}
