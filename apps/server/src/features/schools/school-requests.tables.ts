import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { divisions, schools } from './schools.tables.ts'

/** Schools that teachers did not find in the list. */
export const schoolRequests = pgTable(
  'school_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The school that stands for it, so that the teacher goes on meanwhile. */
    school_id: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    school_code: text('school_code'),
    division_id: integer('division_id').references(() => divisions.id, { onDelete: 'cascade' }),
    place: text('place'),
    note: text('note'),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    reason: text('reason'),
    created_at: moment('created_at').notNull(),
    decided_at: moment('decided_at'),
    decided_by_user_id: integer('decided_by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('school_requests_one_waiting').on(table.user_id).where(sql`${table.state} = 'waiting'`),
    index('school_requests_user_index').on(table.user_id, table.id),
    index('school_requests_school_index').on(table.school_id),
    index('school_requests_division_index').on(table.division_id),
    index('school_requests_decider_index').on(table.decided_by_user_id),
    check('school_requests_state_known', sql`${table.state} in ('waiting', 'approved', 'refused')`),
    check('school_requests_decided', sql`(${table.state} = 'waiting') = (${table.decided_at} is null)`),
  ],
)
