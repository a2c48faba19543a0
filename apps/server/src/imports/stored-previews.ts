import { and, desc, eq, isNull, lt, notInArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { before, hours } from '../clock.ts'
import type { Tx } from '../db/client.ts'
import type { Actor } from '../http/session.ts'

/** Files that were read and shown; those without `committed_at` wait to be written. */
export type PreviewTable = PgTable &
  Record<'id' | 'user_id' | 'created_at', PgColumn> & { committed_at: PgColumn }

/** Of one kind and one account. The newest stay; whoever comes back to another one chooses its file again. */
const mostOfOneAccount = 20
const lastsMs = hours(24)

/** To whoever made it, for a day. */
export const isOfferedTo = (
  { user_id }: Actor,
  made: { user_id: number; created_at: Date },
  now: Date,
): boolean => made.user_id === user_id && made.created_at > before(now, lastsMs)

/** After another one was added. */
export async function dropOlderPreviews(tx: Tx, table: PreviewTable, user_id: number): Promise<void> {
  const isTheirs = and(eq(table.user_id, user_id), isNull(table.committed_at))
  const newest = tx
    .select({ id: table.id })
    .from(table)
    .where(isTheirs)
    .orderBy(desc(table.id))
    .limit(mostOfOneAccount)
  await tx.delete(table).where(and(isTheirs, notInArray(table.id, newest)))
}

/** Those that nobody wrote within their time. */
export const forgetPreviews = (tx: Tx, table: PreviewTable, now: Date) =>
  tx.delete(table).where(and(isNull(table.committed_at), isOver(table, now)))

/** Written or not. */
export const isOver = ({ created_at }: Pick<PreviewTable, 'created_at'>, now: Date) =>
  lt(created_at, before(now, lastsMs))
