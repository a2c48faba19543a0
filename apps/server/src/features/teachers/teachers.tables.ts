import type { TeacherProfile } from '@klasrum/contract/teachers'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { filedText } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** A teacher's profile at a school. */
export const teachers = pgTable(
  'teachers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    school_id: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    employee_no: text('employee_no'),
    metadata_json: jsonb('metadata_json').$type<TeacherProfile['metadata_json']>().notNull().default({}),
    /** A teacher's own choice of school waits until the school or an admin confirms it. */
    school_state: text('school_state', { enum: ['waiting', 'confirmed', 'declined'] })
      .notNull()
      .default('waiting'),
    version: integer('version').notNull().default(1),
    has_tesda: boolean('has_tesda').notNull().generatedAlwaysAs(sql`metadata_json ? 'tesda'`),
    /** Both kept by triggers here and on users, from the account's name or, without an account, from metadata_json. */
    search_text: text('search_text').notNull().default(''),
    sort_name: filedText('sort_name').notNull().default(''),
  },
  (table) => [
    check('teachers_school_state_known', sql`${table.school_state} in ('waiting', 'confirmed', 'declined')`),
    index('teachers_school_index').on(table.school_id, table.sort_name, table.id),
    index('teachers_state_index').on(table.school_state, table.sort_name, table.id),
    index('teachers_sort_index').on(table.sort_name, table.id),
    index('teachers_school_tesda_index')
      .on(table.school_id, table.sort_name, table.id)
      .where(sql`${table.has_tesda}`),
    index('teachers_tesda_index').on(table.sort_name, table.id).where(sql`${table.has_tesda}`),
    index('teachers_search_index').using('gin', sql`${table.search_text} gin_trgm_ops`),
  ],
)
