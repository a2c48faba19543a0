import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** Counts tries per key for all processes. Keys hold hashes, never an address or an e-mail. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  last_at: moment('last_at').notNull(),
  held_until: moment('held_until').notNull(),
})
