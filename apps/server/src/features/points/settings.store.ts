import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { global_values, setting_changes, settings } from './points.tables.ts'

/** Changes of settings take turns: two admins who save at once do not mix. */
export const lockSettings = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(7275533)`)

export const latestChangeId = async (tx: Tx): Promise<number> =>
  (
    await tx
      .select({ id: setting_changes.id })
      .from(setting_changes)
      .orderBy(desc(setting_changes.id))
      .limit(1)
  )[0]?.id ?? 0

export const addChange = (tx: Tx, change: typeof setting_changes.$inferInsert) =>
  tx.insert(setting_changes).values(change)

export const listChanges = (tx: Tx, limit: number, beforeId: number | undefined) =>
  tx
    .select({
      id: setting_changes.id,
      what: setting_changes.what,
      old_value: setting_changes.old_value,
      new_value: setting_changes.new_value,
      changed_by: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      changed_at: setting_changes.changed_at,
    })
    .from(setting_changes)
    .innerJoin(users, eq(users.id, setting_changes.changed_by_user_id))
    .where(beforeId ? lt(setting_changes.id, beforeId) : undefined)
    .orderBy(desc(setting_changes.id))
    .limit(limit)

type Stamp = { updated_at: Date; updated_by_user_id: number }

export const setValue = (tx: Tx, title: string, key: string, value: number, stamp: Stamp) =>
  tx
    .insert(global_values)
    .values({ title, key, value, ...stamp })
    .onConflictDoUpdate({ target: [global_values.title, global_values.key], set: { value, ...stamp } })

export const removeValue = (tx: Tx, title: string, key: string) =>
  tx.delete(global_values).where(sql`${global_values.title} = ${title} and ${global_values.key} = ${key}`)

export const setText = (tx: Tx, key: string, value: string, stamp: Stamp) =>
  tx
    .insert(settings)
    .values({ key, value, ...stamp })
    .onConflictDoUpdate({ target: settings.key, set: { value, ...stamp } })
