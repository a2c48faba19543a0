import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** How a teacher wants a word to sound. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it is written in a script. */
    word: text('word').notNull(),
    /** In small letters: one correction a word. */
    folded_word: text('folded_word').notNull(),
    sounds_like: text('sounds_like').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('pronunciations_one_a_word').on(table.user_id, table.folded_word)],
)
