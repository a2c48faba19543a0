import type { Tx } from '../../db/client.ts'
import { dependentsOf, removeItem } from './grade-items.store.ts'
import { setAuditContext } from './sheet-version.store.ts'
import { refuseClosed } from './take-sheets.ts'
import {
  quartersOfItems,
  quartersOfRequest,
  restoreCells,
  restoreMaxScore,
  unsetWeights,
} from './undo-import.store.ts'
import type { SheetImport, SheetImportContext } from './write-import.ts'

type Done = Pick<SheetImport, 'max_scores' | 'weights'> & { request_id: string; item_ids: readonly number[] }
type Undone = { restored: number; kept: number; items_removed: number; items_kept: number }

/** Takes back what an import wrote, as far as nobody changed it since. The caller holds the sheets. */
export async function undoSheetImport(tx: Tx, place: SheetImportContext, done: Done): Promise<Undone> {
  const { class_id, user_id, request_id } = place
  const quarters = [
    ...(await quartersOfRequest(tx, class_id, done.request_id)),
    ...(await quartersOfItems(tx, [...done.item_ids, ...done.max_scores.map(({ item_id }) => item_id)])),
    ...done.weights.map(({ quarter }) => quarter),
  ]
  await refuseClosed(tx, class_id, ...quarters)
  await setAuditContext(tx, { user_id, source: 'undo', request_id })
  // The cells before the highest possible scores, which must not fall below one of them.
  const cells = await restoreCells(tx, place, done.request_id)
  for (const change of done.max_scores) await restoreMaxScore(tx, change)
  for (const { quarter, weights } of done.weights) await unsetWeights(tx, { class_id, quarter }, weights)
  let items_removed = 0
  for (const id of done.item_ids) {
    if ((await dependentsOf(tx, id)).cells > 0) continue
    await removeItem(tx, id)
    items_removed += 1
  }
  return { ...cells, items_removed, items_kept: done.item_ids.length - items_removed }
}
