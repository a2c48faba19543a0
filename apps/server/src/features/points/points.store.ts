import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { global_values, point_entries, settings } from './points.tables.ts'

type Entry = typeof point_entries.$inferInsert

/** False when the reason was entered before. */
export async function addEntry(tx: Tx, entry: Entry): Promise<boolean> {
  const added = await tx
    .insert(point_entries)
    .values(entry)
    .onConflictDoNothing({ target: point_entries.reason_key })
    .returning({ id: point_entries.id })
  return added.length > 0
}

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
