import type { Received } from '@klasrum/contract/endpoint'
import type { undoWorkbookEndpoint as shape } from '@klasrum/contract/workbooks'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, lockImportToUndoForUpdate } from '../classes/door.ts'
import { inOpenQuarter, lockSheets, undoSheetImport } from '../gradebook/door.ts'
import { type InClass, markWorkbookImportUndone } from './workbook-imports.store.ts'
import { workbookImports } from './workbooks.tables.ts'

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
  const { found } = await lockImportToUndoForUpdate(tx, actor, workbookImports, place)
  if (!found.request_id) refuse('import.not_found')
  const version = await lockSheets(tx, class_id)
  const undone = await undoSheetImport(
    tx,
    { class_id, version, user_id: actor.user_id, request_id, now },
    {
      request_id: found.request_id,
      item_ids: found.item_ids,
      max_scores: found.before?.max_scores ?? [],
      weights: found.before?.weights ?? [],
    },
  )
  await markWorkbookImportUndone(tx, id, now)
  return undone
}
