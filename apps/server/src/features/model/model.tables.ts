import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { runs } from '../materials/materials.tables.ts'

/** Tokens that a language model used for somebody, one row for each piece of work. */
export const model_uses = pgTable(
  'model_uses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    run_id: integer('run_id').references(() => runs.id, { onDelete: 'set null' }),
    work: text('work', { enum: ['run', 'document', 'show'] }).notNull(),
    /** In the Philippines. */
    day: date('day', { mode: 'string' }).notNull(),
    input: integer('input').notNull(),
    output: integer('output').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    check('model_uses_work_known', sql`${table.work} in ('run', 'document', 'show')`),
    check('model_uses_not_negative', sql`${table.input} >= 0 and ${table.output} >= 0`),
    index('model_uses_day_index').on(table.day, table.user_id),
    index('model_uses_user_index').on(table.user_id),
    index('model_uses_run_index').on(table.run_id),
  ],
)
