import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
    metadata_json: jsonb('metadata_json').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('teachers_school_index').on(table.school_id)],
)
