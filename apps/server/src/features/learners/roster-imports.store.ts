import type { RosterImport } from '@klasrum/contract/rosters'
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { mostStoredPreviews } from '../../http/stored-previews.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy } from '../classes/door.ts'
import { rosterImports } from './roster-imports.tables.ts'

export const previewLasts = hours(24)

type Stored = typeof rosterImports.$inferSelect
type Effect = Pick<Stored, 'committed_at' | 'created_ids' | 'enrolled_ids' | 'returned_ids'>

export async function addRosterImport(tx: Tx, values: typeof rosterImports.$inferInsert): Promise<number> {
  const [added] = await tx.insert(rosterImports).values(values).returning({ id: rosterImports.id })
  if (!added) throw new Error('a roster import was not written')
  const newest = tx
    .select({ id: rosterImports.id })
    .from(rosterImports)
    .where(isPreviewOf(values.user_id))
    .orderBy(desc(rosterImports.id))
    .limit(mostStoredPreviews)
  await tx.delete(rosterImports).where(and(isPreviewOf(values.user_id), notInArray(rosterImports.id, newest)))
  return added.id
}

const isPreviewOf = (user_id: number) =>
  and(eq(rosterImports.user_id, user_id), isNull(rosterImports.committed_at))

/** Of a class that the caller keeps. */
export const findRosterImport = async (tx: Tx, actor: Actor, id: number): Promise<Stored | undefined> =>
  (
    await tx
      .select(getTableColumns(rosterImports))
      .from(rosterImports)
      .innerJoin(classes, eq(classes.id, rosterImports.class_id))
      .where(and(eq(rosterImports.id, id), managedBy(tx, actor)))
  )[0]

/** As it stands now; nobody else mends, writes or undoes it before the end of the transaction. */
export const lockRosterImportForUpdate = async (tx: Tx, id: number): Promise<Stored | undefined> =>
  (await tx.select().from(rosterImports).where(eq(rosterImports.id, id)).for('update'))[0]

export const storeRosterRows = (tx: Tx, id: number, rows: Stored['rows']) =>
  tx.update(rosterImports).set({ rows }).where(eq(rosterImports.id, id))

export async function closeRosterImport(tx: Tx, id: number, effect: Effect): Promise<Stored> {
  const [closed] = await tx
    .update(rosterImports)
    .set({ ...effect, rows: [] })
    .where(eq(rosterImports.id, id))
    .returning()
  if (!closed) throw new Error('a roster import was not closed')
  return closed
}

export const markUndone = (tx: Tx, id: number, undone_at: Date) =>
  tx.update(rosterImports).set({ undone_at }).where(eq(rosterImports.id, id))

const mostListed = 50
const countOf = (ids: typeof rosterImports.created_ids) => sql<number>`cardinality(${ids})`

export async function rosterImportsOf(tx: Tx, class_id: number): Promise<RosterImport[]> {
  const rows = await tx
    .select({
      id: rosterImports.id,
      class_id: rosterImports.class_id,
      committed_at: rosterImports.committed_at,
      undone_at: rosterImports.undone_at,
      created: countOf(rosterImports.created_ids),
      enrolled: sql<number>`cardinality(${rosterImports.enrolled_ids})`,
      returned: sql<number>`cardinality(${rosterImports.returned_ids})`,
    })
    .from(rosterImports)
    .where(and(eq(rosterImports.class_id, class_id), isNotNull(rosterImports.committed_at)))
    .orderBy(desc(rosterImports.committed_at), desc(rosterImports.id))
    .limit(mostListed)
  return rows.map(({ committed_at, undone_at, ...row }) => ({
    ...row,
    committed_at: (committed_at ?? new Date(0)).toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }))
}

/** A preview that nobody wrote within its time. */
export const forgetRosterPreviews = (tx: Tx, now: Date) =>
  tx
    .delete(rosterImports)
    .where(and(isNull(rosterImports.committed_at), lt(rosterImports.created_at, before(now, previewLasts))))
