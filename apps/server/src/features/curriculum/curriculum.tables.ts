import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { wireMoment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** What teachers report as wrong in a unit. Units themselves are files that ship with the product. */
export const unit_mistakes = pgTable(
  'unit_mistakes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    unit: text('unit').notNull(),
    line: integer('line'),
    /** What was on the line and below it. A corrected file has other things on the same line. */
    lines_text: text('lines_text'),
    says: text('says').notNull(),
    created_at: wireMoment('created_at').notNull(),
    closed_at: wireMoment('closed_at'),
    closed_by_user_id: integer('closed_by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('unit_mistakes_line_with_text', sql`(${table.line} is null) = (${table.lines_text} is null)`),
    check(
      'unit_mistakes_closed_at_a_time',
      sql`${table.closed_by_user_id} is null or ${table.closed_at} is not null`,
    ),
    index('unit_mistakes_open_index').on(table.id).where(sql`${table.closed_at} is null`),
    index('unit_mistakes_user_index').on(table.user_id),
  ],
)
