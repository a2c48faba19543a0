import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Append-only: triggers refuse every update and delete, and carry each entry into users.points. */
export const point_entries = pgTable(
  'point_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    points: integer('points').notNull(),
    kind: text('kind', { enum: ['grant', 'top-up', 'adjustment', 'charge', 'refund'] }).notNull(),
    /** One effect per reason: a second entry with the same key is refused. */
    reason_key: text('reason_key').notNull().unique(),
    note: text('note').notNull(),
    made_by_user_id: integer('made_by_user_id').references(() => users.id, { onDelete: 'restrict' }),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('point_entries_not_zero', sql`${table.points} <> 0`),
    check(
      'point_entries_kind_known',
      sql`${table.kind} in ('grant', 'top-up', 'adjustment', 'charge', 'refund')`,
    ),
    index('point_entries_user_index').on(table.user_id, table.created_at, table.id),
  ],
)

export const global_values = pgTable(
  'global_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    key: text('key').notNull(),
    value: integer('value').notNull(),
    updated_at: moment('updated_at').notNull().defaultNow(),
    updated_by_user_id: integer('updated_by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('global_values_title_key').on(table.title, table.key),
    check('global_values_not_negative', sql`${table.value} >= 0`),
  ],
)

/** Texts an admin may change: support contacts, wallet instructions. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updated_at: moment('updated_at').notNull().defaultNow(),
  updated_by_user_id: integer('updated_by_user_id').references(() => users.id, { onDelete: 'set null' }),
})
