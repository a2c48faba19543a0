import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** Work that was done for somebody: characters that a voice was asked for, and seconds that it took. */
export const work_uses = pgTable(
  'work_uses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    work: text('work', { enum: ['run', 'show'] }).notNull(),
    /** In the Philippines. */
    day: date('day', { mode: 'string' }).notNull(),
    characters: integer('characters').notNull().default(0),
    /** Whether a voice spoke them that has to be paid for. */
    paid: boolean('paid').notNull().default(false),
    seconds: integer('seconds').notNull().default(0),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    check('work_uses_work_known', sql`${table.work} in ('run', 'show')`),
    check('work_uses_not_negative', sql`${table.characters} >= 0 and ${table.seconds} >= 0`),
    index('work_uses_day_index').on(table.day, table.user_id),
    index('work_uses_user_index').on(table.user_id),
  ],
)

/** Days on which all together had used what they may, so that it is told once. */
export const spending_alarms = pgTable(
  'spending_alarms',
  {
    day: date('day', { mode: 'string' }).notNull(),
    what: text('what', { enum: ['model', 'voice'] }).notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.what] }),
    check('spending_alarms_what_known', sql`${table.what} in ('model', 'voice')`),
  ],
)
