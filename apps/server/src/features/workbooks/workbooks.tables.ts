import type { Weights } from '@klasrum/contract/weights'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'

/** Weights that an import set where none were, and where an item's highest possible score stood before. */
export type Before = {
  weights: { quarter: number; weights: Weights }[]
  max_scores: { item_id: number; before: number; after: number }[]
}

/** A class record that was read and shown. Once written, only what it did is kept, so that it can be taken back. */
export const workbookImports = pgTable(
  'workbook_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    file_name: text('file_name').notNull(),
    /** The file as read, with what was chosen; null once written. */
    content: jsonb('content').$type<unknown>(),
    /** The sheets themselves, so that they can be pointed at; null once written, and for a workbook of ours. */
    source: jsonb('source').$type<unknown>(),
    /** Of what was shown, so that a commit writes just that. */
    shown: text('shown').notNull(),
    created_at: moment('created_at').notNull(),
    committed_at: moment('committed_at'),
    undone_at: moment('undone_at'),
    /** The request that wrote it: its cells are in the history under this name. */
    request_id: text('request_id'),
    cells: integer('cells').notNull().default(0),
    item_ids: integer('item_ids').array().notNull().default([]),
    before: jsonb('before').$type<Before>(),
  },
  (table) => [
    index('workbook_imports_class_index').on(table.class_id, table.id),
    index('workbook_imports_user_index').on(table.user_id),
    index('workbook_imports_request_index').on(table.request_id),
  ],
)
