import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import type { PreviewTable } from '../../imports/stored-previews.ts'
import { classes } from './classes.tables.ts'
import { managedBy } from './managed-classes.store.ts'

/** Files that are read into a class and can be taken back. */
export type ClassImports = PreviewTable & { class_id: PgColumn }
type ClassImport = {
  id: number
  class_id: number
  user_id: number
  created_at: Date
  committed_at: Date | null
  undone_at: Date | null
}
/** With its class where the address names that too. */
export type ClassImportPlace = { id: number; class_id?: number }
export type Stored<Table extends ClassImports> = Table['$inferSelect'] & ClassImport

/** Of a class that the caller keeps. */
export async function findClassImport<Table extends ClassImports>(
  tx: Tx,
  actor: Actor,
  table: Table,
  { id, class_id }: ClassImportPlace,
): Promise<Stored<Table> | undefined> {
  const [found] = await tx
    .select(getTableColumns<ClassImports>(table))
    .from<ClassImports>(table)
    .innerJoin(classes, eq(classes.id, table.class_id))
    .where(
      and(
        eq(table.id, id),
        class_id === undefined ? undefined : eq(table.class_id, class_id),
        managedBy(tx, actor),
      ),
    )
  return found as Stored<Table> | undefined
}

/** As it stands now; nobody else corrects, writes or undoes it before the end of the transaction. */
export async function lockClassImportForUpdate<Table extends ClassImports>(
  tx: Tx,
  table: Table,
  id: number,
): Promise<Stored<Table> | undefined> {
  const [found] = await tx.select().from<ClassImports>(table).where(eq(table.id, id)).for('update')
  return found as Stored<Table> | undefined
}

/** Which of the written ones are listed, and in which order: the latest first; one when it is named. */
export const writtenInto = (table: ClassImports, class_id: number, id?: number) => ({
  where: and(
    eq(table.class_id, class_id),
    isNotNull(table.committed_at),
    id === undefined ? undefined : eq(table.id, id),
  ),
  orderBy: [desc(table.committed_at), desc(table.id)],
  most: 50,
})

type Times = Pick<ClassImport, 'committed_at' | 'undone_at'>

/** A written one as it is answered. */
export const withTimes = <Row extends Times>({ committed_at, undone_at, ...row }: Row) => ({
  ...row,
  committed_at: (committed_at ?? new Date(0)).toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
})
