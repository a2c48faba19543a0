import type { Received } from '@klasrum/contract/endpoint'
import type { readSheetChangesEndpoint as changesShape, Sheet } from '@klasrum/contract/sheets'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, readClass, recordOpening } from '../classes/door.ts'
import { cellsSince, sheetOf, sheetVersion } from './sheet.store.ts'

type InQuarter = { id: number; quarter: number }

export async function readSheet(tx: Tx, actor: Actor, { id, quarter }: InQuarter, now: Date): Promise<Sheet> {
  const klass = await readClass(tx, actor, id)
  // Together: the record has to reach the disk, and nobody need wait for that before reading.
  const [sheet] = await Promise.all([
    sheetOf(tx, { class_id: id, quarter }),
    recordOpening(tx, actor, id, now),
  ])
  return { klass, quarter, ...sheet }
}

/** The version first: a cell that is written meanwhile is then given twice rather than never. */
export async function readSheetChanges(
  tx: Tx,
  actor: Actor,
  { id, quarter, since }: InQuarter & { since: number },
): Promise<Received<typeof changesShape.reply>> {
  await findManagedClass(tx, actor, id)
  const { version, reload_version } = await sheetVersion(tx, id)
  const cells = version > since ? await cellsSince(tx, { class_id: id, quarter }, since) : []
  return { version, reload: reload_version > since, cells }
}
