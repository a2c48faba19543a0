import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'

/** A register that was read and shown. Once written, only what it did is kept, so that it can be taken back. */
export const rosterImports = pgTable(
  'roster_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The rows as read and mended; empty once written. */
    rows: jsonb('rows').$type<unknown[]>().notNull(),
    created_at: moment('created_at').notNull(),
    committed_at: moment('committed_at'),
    undone_at: moment('undone_at'),
    /** Ids of the learners made, of the enrollments made, and of those taken up again. */
    created_ids: integer('created_ids').array().notNull().default([]),
    enrolled_ids: integer('enrolled_ids').array().notNull().default([]),
    returned_ids: integer('returned_ids').array().notNull().default([]),
  },
  (table) => [
    index('roster_imports_class_index').on(table.class_id, table.id),
    index('roster_imports_user_index').on(table.user_id),
  ],
)
