import { buffer } from 'node:stream/consumers'
import type { MaterialSettings } from '@klasrum/contract/material'
import type { Run } from '@klasrum/contract/runs'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { forgetReplies } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { giveBack } from './end-run.ts'
import {
  changeRun,
  countSuccesses,
  failOpenFiles,
  filesToRepeat,
  lockAccount,
  lockOpenRun,
  type RunRow,
  removeRun,
} from './runs.store.ts'
import { ownRun, showRun } from './show-run.ts'
import { newLessonKey, type RunSource } from './start-run.ts'

const cancelled = 'The run was cancelled.'

/** Before its first result; whoever works on it hears of it within a second. */
export const cancelRun = ({ database, clock }: House, actor: Actor, id: number): Promise<Run> =>
  inTx(database, async (tx) => {
    await lockAccount(tx, actor.user_id)
    const { state } = await ownRun(tx, actor, id)
    if (state !== 'cancelled') {
      const run = (await lockOpenRun(tx, id)) ?? refuse('run.over')
      if ((await countSuccesses(tx, id)) > 0) refuse('run.over')
      await cancelOpen(tx, run, clock.now())
    }
    return showRun(tx, actor, id)
  })

export async function cancelOpen(tx: Tx, run: RunRow, now: Date): Promise<void> {
  await failOpenFiles(tx, run.id, cancelled)
  const refunded_at = await giveBack(tx, run, now, 'Lesson plan cancelled: points given back')
  await changeRun(tx, run.id, { state: 'cancelled', ended_at: now, refunded_at })
}

export async function deleteRun({ database, storage, log }: House, actor: Actor, id: number): Promise<void> {
  const files = await inTx(database, async (tx) => {
    await lockAccount(tx, actor.user_id)
    const { state } = await ownRun(tx, actor, id)
    if (state === 'queued' || state === 'running') refuse('run.not_over')
    await forgetReplies(tx, { run_id: id })
    return removeRun(tx, id)
  })
  for (const key of files)
    await storage.remove(key).catch((err) => log.error({ err, key }, 'a file was not removed'))
}

/** Copies of its files with what was read and corrected of them; they stay when the other run is deleted. */
export async function copyFiles(
  { database, storage }: House,
  actor: Actor,
  id: number,
): Promise<{ files: RunSource[]; heading: MaterialSettings['heading'] }> {
  const { settings } = await ownRun(database.tx, actor, id)
  const copies: RunSource[] = []
  for (const file of await filesToRepeat(database.tx, id)) {
    const stored_as = newLessonKey()
    const stream = await storage.read(file.stored_as)
    if (stream) await storage.put(stored_as, await buffer(stream), 'application/octet-stream')
    copies.push({ ...file, stored_as })
  }
  return { files: copies, heading: settings.heading }
}
