import type { WorkbookImport } from '@klasrum/contract/workbooks'
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { mostStoredPreviews } from '../../http/stored-previews.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy } from '../classes/door.ts'
import { workbookImports } from './workbooks.tables.ts'

export const previewLasts = hours(24)

type Stored = typeof workbookImports.$inferSelect
type Effect = Pick<Stored, 'committed_at' | 'request_id' | 'cells' | 'item_ids' | 'before'>
export type InClass = { id: number; class_id: number }

export async function addWorkbookImport(
  tx: Tx,
  values: typeof workbookImports.$inferInsert,
): Promise<number> {
  const [added] = await tx.insert(workbookImports).values(values).returning({ id: workbookImports.id })
  if (!added) throw new Error('a workbook import was not written')
  const newest = tx
    .select({ id: workbookImports.id })
    .from(workbookImports)
    .where(isPreviewOf(values.user_id))
    .orderBy(desc(workbookImports.id))
    .limit(mostStoredPreviews)
  await tx
    .delete(workbookImports)
    .where(and(isPreviewOf(values.user_id), notInArray(workbookImports.id, newest)))
  return added.id
}

const isPreviewOf = (user_id: number) =>
  and(eq(workbookImports.user_id, user_id), isNull(workbookImports.committed_at))

/** Of a class that the caller keeps. */
export const findWorkbookImport = async (
  tx: Tx,
  actor: Actor,
  { id, class_id }: InClass,
): Promise<Stored | undefined> =>
  (
    await tx
      .select(getTableColumns(workbookImports))
      .from(workbookImports)
      .innerJoin(classes, eq(classes.id, workbookImports.class_id))
      .where(and(eq(workbookImports.id, id), eq(workbookImports.class_id, class_id), managedBy(tx, actor)))
  )[0]

/** As it stands now; nobody else chooses in it, writes or undoes it before the end of the transaction. */
export const lockWorkbookImportForUpdate = async (tx: Tx, id: number): Promise<Stored | undefined> =>
  (await tx.select().from(workbookImports).where(eq(workbookImports.id, id)).for('update'))[0]

export const storeWorkbookContent = (tx: Tx, id: number, kept: Pick<Stored, 'content' | 'shown'>) =>
  tx.update(workbookImports).set(kept).where(eq(workbookImports.id, id))

export const closeWorkbookImport = (tx: Tx, id: number, effect: Effect) =>
  tx
    .update(workbookImports)
    .set({ ...effect, content: null, source: null })
    .where(eq(workbookImports.id, id))

export const markUndone = (tx: Tx, id: number, undone_at: Date) =>
  tx.update(workbookImports).set({ undone_at }).where(eq(workbookImports.id, id))

const mostListed = 50

/** Those that were written, the latest first; of one when it is named. */
export async function workbookImportsOf(tx: Tx, class_id: number, id?: number): Promise<WorkbookImport[]> {
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
    .where(
      and(
        eq(workbookImports.class_id, class_id),
        isNotNull(workbookImports.committed_at),
        id === undefined ? undefined : eq(workbookImports.id, id),
      ),
    )
    .orderBy(desc(workbookImports.committed_at), desc(workbookImports.id))
    .limit(mostListed)
  return rows.map(({ committed_at, undone_at, ...row }) => ({
    ...row,
    committed_at: (committed_at ?? new Date(0)).toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }))
}

/** A preview that nobody wrote within its time. */
export const forgetWorkbookPreviews = (tx: Tx, now: Date) =>
  tx
    .delete(workbookImports)
    .where(
      and(isNull(workbookImports.committed_at), lt(workbookImports.created_at, before(now, previewLasts))),
    )
