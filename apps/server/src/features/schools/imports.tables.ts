import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
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
  created_at: moment('created_at').notNull(),
  committed_at: moment('committed_at'),
  created_count: integer('created_count'),
  updated_count: integer('updated_count'),
})
