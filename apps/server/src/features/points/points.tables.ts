import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, wireMoment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

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
    /** What it goes back to, such as `top-up 12` or the number printed on a receipt. */
    reference: text('reference'),
    made_by_user_id: integer('made_by_user_id').references(() => users.id, { onDelete: 'restrict' }),
    created_at: wireMoment('created_at').notNull().defaultNow(),
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

/** Every change of a price, a tier or a text, one row per value. */
export const setting_changes = pgTable('setting_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Such as `prices.LESSON_PLAN` or `wallet.account_number`. */
  what: text('what').notNull(),
  old_value: text('old_value'),
  new_value: text('new_value'),
  changed_by_user_id: integer('changed_by_user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' }),
  changed_at: moment('changed_at').notNull(),
})

/** A balance that was found to differ from its entries. Until it is settled, triggers refuse every entry of the account. */
export const point_alarms = pgTable(
  'point_alarms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    balance: integer('balance').notNull(),
    entries_sum: bigint('entries_sum', { mode: 'number' }).notNull(),
    found_at: moment('found_at').notNull(),
    settled_at: moment('settled_at'),
    settled_by_user_id: integer('settled_by_user_id').references(() => users.id, { onDelete: 'restrict' }),
  },
  (table) => [uniqueIndex('point_alarms_one_open').on(table.user_id).where(sql`${table.settled_at} is null`)],
)
