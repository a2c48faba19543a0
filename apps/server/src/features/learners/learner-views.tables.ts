import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { learners } from './learners.tables.ts'

/** Who was shown a learner outside a class, a row for each hour and kind. */
export const learnerViews = pgTable(
  'learner_views',
  {
    student_id: integer('student_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['record', 'export', 'search'] }).notNull(),
    hour: moment('hour').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.student_id, table.user_id, table.kind, table.hour] }),
    index('learner_views_hour_index').on(table.hour),
    index('learner_views_user_index').on(table.user_id),
  ],
)
