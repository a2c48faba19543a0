import type { Received } from '@klasrum/contract/endpoint'
import type { undoWorkbook as shape } from '@klasrum/contract/workbooks'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, lockManagedClass } from '../classes/door.ts'
import { inOpenQuarter, lockSheets, undoImport } from '../gradebook/door.ts'
import {
  findWorkbookImport,
  type InClass,
  lockWorkbookImportForUpdate,
  markUndone,
} from './workbook-imports.store.ts'

type Undone = Received<typeof shape.reply>

/** Takes back what an import did, as far as nobody changed it since. */
export const undoWorkbook = (
  { database, clock }: House,
  actor: Actor,
  place: InClass,
  request_id: string,
): Promise<Undone> =>
  inOpenQuarter(() => inTx(database, (tx) => undo(tx, actor, place, { request_id, now: clock.now() })))

async function undo(
  tx: Tx,
  actor: Actor,
  place: InClass,
  { request_id, now }: { request_id: string; now: Date },
): Promise<Undone> {
  const { id, class_id } = place
  await findManagedClass(tx, actor, class_id)
  if (!(await findWorkbookImport(tx, actor, place))) refuse('import.not_found')
  const klass = await lockManagedClass(tx, actor, class_id)
  const found = await lockWorkbookImportForUpdate(tx, id)
  if (!found?.committed_at || !found.request_id) refuse('import.not_found')
  if (found.undone_at) refuse('import.undone')
  if (klass.archived_at) refuse('class.archived')
  const version = await lockSheets(tx, class_id)
  const undone = await undoImport(
    tx,
    { class_id, version, user_id: actor.user_id, request_id, now },
    {
      request_id: found.request_id,
      item_ids: found.item_ids,
      max_scores: found.before?.max_scores ?? [],
      weights: found.before?.weights ?? [],
    },
  )
  await markUndone(tx, id, now)
  return undone
}
