import type { WorkbookImport } from '@klasrum/contract/workbooks'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { dropOlderPreviews, forgetPreviews } from '../../imports/stored-previews.ts'
import { users } from '../accounts/accounts.tables.ts'
import { withTimes, writtenInto } from '../classes/door.ts'
import { workbookImports } from './workbooks.tables.ts'

type Stored = typeof workbookImports.$inferSelect
type Effect = Pick<Stored, 'committed_at' | 'request_id' | 'cells' | 'item_ids' | 'before'>
export type InClass = { id: number; class_id: number }

export async function addWorkbookImport(
  tx: Tx,
  values: typeof workbookImports.$inferInsert,
): Promise<number> {
  const [added] = await tx.insert(workbookImports).values(values).returning({ id: workbookImports.id })
  if (!added) throw new Error('a workbook import was not written')
  await dropOlderPreviews(tx, workbookImports, values.user_id)
  return added.id
}

export const storeWorkbookContent = (tx: Tx, id: number, kept: Pick<Stored, 'content' | 'shown'>) =>
  tx.update(workbookImports).set(kept).where(eq(workbookImports.id, id))

export const closeWorkbookImport = (tx: Tx, id: number, effect: Effect) =>
  tx
    .update(workbookImports)
    .set({ ...effect, content: null, source: null })
    .where(eq(workbookImports.id, id))

export const markWorkbookImportUndone = (tx: Tx, id: number, undone_at: Date) =>
  tx.update(workbookImports).set({ undone_at }).where(eq(workbookImports.id, id))

/** Those that were written, the latest first; of one when it is named. */
export async function workbookImportsOf(tx: Tx, class_id: number, id?: number): Promise<WorkbookImport[]> {
  const listed = writtenInto(workbookImports, class_id, id)
  const rows = await tx
    .select({
      id: workbookImports.id,
      class_id: workbookImports.class_id,
      file_name: workbookImports.file_name,
      committed_by: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      committed_at: workbookImports.committed_at,
      undone_at: workbookImports.undone_at,
      cells: workbookImports.cells,
      items: sql<number>`cardinality(${workbookImports.item_ids})`,
    })
    .from(workbookImports)
    .innerJoin(users, eq(users.id, workbookImports.user_id))
    .where(listed.where)
    .orderBy(...listed.orderBy)
    .limit(listed.most)
  return rows.map(withTimes)
}

export const forgetWorkbookPreviews = (tx: Tx, now: Date) => forgetPreviews(tx, workbookImports, now)
