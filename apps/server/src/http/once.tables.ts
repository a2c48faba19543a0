import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** Answers to requests that carried a key, so that a repeat has no second effect. Keys are hashed together with their sender. */
export const once_replies = pgTable(
  'once_replies',
  {
    key_hash: text('key_hash').primaryKey(),
    request_hash: text('request_hash').notNull(),
    /** As sent, byte for byte; written in the transaction of the effect. */
    reply: text('reply'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('once_replies_created_index').on(table.created_at)],
)
