import type { RosterImport } from '@klasrum/contract/rosters'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { dropOlderPreviews, forgetPreviews } from '../../imports/stored-previews.ts'
import { withTimes, writtenInto } from '../classes/door.ts'
import { rosterImports } from './roster-imports.tables.ts'

type Stored = typeof rosterImports.$inferSelect
type Effect = Pick<Stored, 'committed_at' | 'created_ids' | 'enrolled_ids' | 'returned_ids'>

export async function addRosterImport(tx: Tx, values: typeof rosterImports.$inferInsert): Promise<number> {
  const [added] = await tx.insert(rosterImports).values(values).returning({ id: rosterImports.id })
  if (!added) throw new Error('a roster import was not written')
  await dropOlderPreviews(tx, rosterImports, values.user_id)
  return added.id
}

export const storeRosterRows = (tx: Tx, id: number, rows: Stored['rows']) =>
  tx.update(rosterImports).set({ rows }).where(eq(rosterImports.id, id))

export const closeRosterImport = (tx: Tx, id: number, effect: Effect) =>
  tx
    .update(rosterImports)
    .set({ ...effect, rows: [] })
    .where(eq(rosterImports.id, id))

export const markRosterImportUndone = (tx: Tx, id: number, undone_at: Date) =>
  tx.update(rosterImports).set({ undone_at }).where(eq(rosterImports.id, id))

type Ids = 'created_ids' | 'enrolled_ids' | 'returned_ids'
const countOf = (ids: Ids) => sql<number>`cardinality(${rosterImports[ids]})`

/** Those that were written, the latest first; of one when it is named. */
export async function rosterImportsOf(tx: Tx, class_id: number, id?: number): Promise<RosterImport[]> {
  const listed = writtenInto(rosterImports, class_id, id)
  const rows = await tx
    .select({
      id: rosterImports.id,
      class_id: rosterImports.class_id,
      committed_at: rosterImports.committed_at,
      undone_at: rosterImports.undone_at,
      created: countOf('created_ids'),
      enrolled: countOf('enrolled_ids'),
      returned: countOf('returned_ids'),
    })
    .from(rosterImports)
    .where(listed.where)
    .orderBy(...listed.orderBy)
    .limit(listed.most)
  return rows.map(withTimes)
}

export const forgetRosterPreviews = (tx: Tx, now: Date) => forgetPreviews(tx, rosterImports, now)
