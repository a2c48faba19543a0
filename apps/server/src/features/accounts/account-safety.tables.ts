import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from './accounts.tables.ts'

/** What an account has signed in with before: a letter tells its owner of any other. */
export const sign_in_devices = pgTable(
  'sign_in_devices',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text('device_hash').notNull(),
    last_at: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
)

/** The secret that an account shares with an authenticator app. It counts once a code of it was typed. */
export const second_factors = pgTable('second_factors', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  created_at: moment('created_at').notNull(),
  confirmed_at: moment('confirmed_at'),
  /** The half minute of the last code that was taken: neither it nor an earlier one is taken again. */
  last_step: integer('last_step').notNull().default(0),
})

/** For a lost phone, each good for one sign-in. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
)

/** What an administrator changed of an account that its owner is told of by mail. */
export const account_changes = pgTable(
  'account_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    by_user_id: integer('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    what: text('what', { enum: ['email', 'role', 'second-factor'] }).notNull(),
    old_value: text('old_value').notNull(),
    new_value: text('new_value').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (table) => [
    index('account_changes_user_index').on(table.user_id),
    check('account_changes_what_known', sql`${table.what} in ('email', 'role', 'second-factor')`),
  ],
)

/** Whose mailbox had the free points already, however the address was spelt. */
export const free_point_mailboxes = pgTable('free_point_mailboxes', {
  mailbox_address: text('mailbox_address').primaryKey(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
})
