import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'

/** A file that was read and shown, waiting to be written. Forgotten after a day. */
export const imports = pgTable('imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['divisions', 'districts', 'schools'] }).notNull(),
  /** Every row with what it would write and what stood there. */
  rows: jsonb('rows').$type<unknown[]>().notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull(),
  committed_at: timestamp('committed_at', { withTimezone: true }),
  created_count: integer('created_count'),
  updated_count: integer('updated_count'),
})
