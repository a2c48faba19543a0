import type { StoredKind } from '@klasrum/contract/storage'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** Whose room a stored file takes. Written before the file, and removed after it. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** In the storage. */
    key: text('key').primaryKey(),
    /** Null for what belongs to a school. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    school_id: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    kind: text('kind').$type<StoredKind>().notNull(),
    bytes: integer('bytes').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    check('stored_files_kind_known', sql`${table.kind} in ('lesson', 'show', 'recording', 'proof', 'form')`),
    check('stored_files_bytes_not_negative', sql`${table.bytes} >= 0`),
    index('stored_files_user_index').on(table.user_id),
    index('stored_files_school_index').on(table.school_id),
    index('stored_files_created_index').on(table.created_at),
  ],
)
