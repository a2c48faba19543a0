import type { FormKind } from '@klasrum/contract/school-forms'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** A blank form of the department that somebody, or a school, has filled by the product. */
export const schoolForms = pgTable(
  'school_forms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose own it is; null for a school's. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    school_id: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FormKind>().notNull(),
    file_name: text('file_name').notNull(),
    /** The name it is stored under. */
    stored_as: text('stored_as').notNull(),
    recognised: text('recognised').notNull(),
    added_at: moment('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('school_forms_own_kind').on(table.user_id, table.kind),
    uniqueIndex('school_forms_school_kind').on(table.school_id, table.kind),
    check('school_forms_one_owner', sql`(${table.user_id} is null) <> (${table.school_id} is null)`),
  ],
)
