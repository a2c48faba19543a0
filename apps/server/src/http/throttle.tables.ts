import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts tries per key for all processes. Keys hold hashes, never an address or an e-mail. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  last_at: timestamp('last_at', { withTimezone: true }).notNull(),
  held_until: timestamp('held_until', { withTimezone: true }).notNull(),
})
