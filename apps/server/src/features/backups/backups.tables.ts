import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'

/** Every backup that was begun, and what became of it. */
export const backups = pgTable(
  'backups',
  {
    id: serial('id').primaryKey(),
    started_at: moment('started_at').notNull(),
    finished_at: moment('finished_at'),
    state: text('state').$type<'running' | 'done' | 'failed'>().notNull().default('running'),
    /** In the place of backups. */
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    files: integer('files'),
    /** Why it failed, or why it could not be put back. */
    problem: text('problem'),
    /** When it was last put back in a scratch place and compared, with success or without. */
    verified_at: moment('verified_at'),
    verified: text('verified').$type<'equal' | 'failed'>(),
  },
  (table) => [
    check('backups_state_known', sql`${table.state} in ('running', 'done', 'failed')`),
    check('backups_verified_known', sql`${table.verified} in ('equal', 'failed')`),
    index('backups_started_index').on(table.started_at),
  ],
)
