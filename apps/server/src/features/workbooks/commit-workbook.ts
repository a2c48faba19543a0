import type { WorkbookImport } from '@klasrum/contract/workbooks'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockImportToWriteForUpdate } from '../classes/door.ts'
import { inOpenQuarter, lockSheets, writeImport } from '../gradebook/door.ts'
import { judgeWorkbook } from './judge-workbook.ts'
import { contentOf, readState } from './preview-workbook.ts'
import { closeWorkbookImport, type InClass, workbookImportsOf } from './workbook-imports.store.ts'
import { workbookImports } from './workbooks.tables.ts'

/** All or nothing, once; a repeat gets the first answer. */
export const commitWorkbook = (
  { database, clock }: House,
  actor: Actor,
  place: InClass,
  request_id: string,
): Promise<WorkbookImport> =>
  inOpenQuarter(() => inTx(database, (tx) => commit(tx, actor, place, { request_id, now: clock.now() })))

async function commit(
  tx: Tx,
  actor: Actor,
  place: InClass,
  { request_id, now }: { request_id: string; now: Date },
): Promise<WorkbookImport> {
  const { id, class_id } = place
  const locked = await lockImportToWriteForUpdate(tx, actor, workbookImports, place, now)
  const { klass, found, isWritten } = locked
  if (isWritten) return answerOf(tx, place)

  const version = await lockSheets(tx, class_id)
  const { outcome, change, digest } = judgeWorkbook(contentOf(found), await readState(tx, klass))
  if (digest !== found.shown) refuse('import.stale')
  const count = outcome.counts.to_confirm
  if (count > 0) refuse('workbook.names_open', { fill: { count } })
  const { user_id } = actor
  const item_ids = await writeImport(tx, { class_id, version, user_id, request_id, now }, change)
  await closeWorkbookImport(tx, id, {
    committed_at: now,
    request_id,
    cells: change.cells.length,
    item_ids,
    before: { weights: [...change.weights], max_scores: [...change.max_scores] },
  })
  return answerOf(tx, place)
}

async function answerOf(tx: Tx, { id, class_id }: InClass): Promise<WorkbookImport> {
  const [written] = await workbookImportsOf(tx, class_id, id)
  if (!written) throw new Error('a workbook import was not closed')
  return written
}
