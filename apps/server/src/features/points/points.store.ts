import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { global_values, point_entries, settings } from './points.tables.ts'

export type PointEntry = typeof point_entries.$inferInsert

/** False when the reason was entered before. */
export async function addEntry(tx: Tx, entry: PointEntry): Promise<boolean> {
  const added = await tx
    .insert(point_entries)
    .values(entry)
    .onConflictDoNothing({ target: point_entries.reason_key })
    .returning({ id: point_entries.id })
  return added.length > 0
}

export const findEntry = async (tx: Tx, reason_key: string) =>
  (await tx.select().from(point_entries).where(eq(point_entries.reason_key, reason_key)))[0]

export const latestEntryId = async (tx: Tx, user_id: number): Promise<number> =>
  (
    await tx
      .select({ id: point_entries.id })
      .from(point_entries)
      .where(eq(point_entries.user_id, user_id))
      .orderBy(desc(point_entries.id))
      .limit(1)
  )[0]?.id ?? 0

export const balanceOf = async (tx: Tx, user_id: number): Promise<number> =>
  (await tx.select({ points: users.points }).from(users).where(eq(users.id, user_id)))[0]?.points ?? 0

/** Deleted people have no history to show. */
export const isListed = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, id), isNull(users.deleted_at)))) > 0

type Cursor = { created_at: Date; id: number }

/** Newest first, from after the cursor. */
export const listEntries = (tx: Tx, user_id: number, limit: number, after: Cursor | undefined) =>
  tx
    .select({
      id: point_entries.id,
      created_at: point_entries.created_at,
      note: point_entries.note,
      points: point_entries.points,
    })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.user_id, user_id),
        after &&
          sql`(${point_entries.created_at}, ${point_entries.id}) < (${after.created_at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(point_entries.created_at), desc(point_entries.id))
    .limit(limit)

const fields = { title: global_values.title, key: global_values.key, value: global_values.value }

export const findValue = async (tx: Tx, title: string, key: string) =>
  (
    await tx
      .select(fields)
      .from(global_values)
      .where(and(eq(global_values.title, title), eq(global_values.key, key)))
  )[0]

export const listValues = (tx: Tx, title: string | undefined, limit: number) =>
  tx
    .select(fields)
    .from(global_values)
    .where(title === undefined ? undefined : eq(global_values.title, title))
    .orderBy(asc(global_values.title), sql`length(${global_values.key})`, asc(global_values.key))
    .limit(limit)

export async function readSettings(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.select({ key: settings.key, value: settings.value }).from(settings)
  return new Map(rows.map(({ key, value }) => [key, value]))
}
