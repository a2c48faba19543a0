import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** As a division, a district or a school is written, without its id. */
export type PlaceValues = Record<string, string | number | null>

/** Who changed divisions, districts or schools, and when. An import is one change of many places. */
export const place_changes = pgTable(
  'place_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    place: text('place', { enum: ['divisions', 'districts', 'schools'] }).notNull(),
    how: text('how', { enum: ['added', 'changed', 'deleted', 'imported', 'put-back'] }).notNull(),
    by_user_id: integer('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    changed_at: moment('changed_at').notNull(),
    put_back_at: moment('put_back_at'),
    put_back_by_user_id: integer('put_back_by_user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('place_changes_place_index').on(table.place, table.id),
    check('place_changes_place_known', sql`${table.place} in ('divisions', 'districts', 'schools')`),
  ],
)

/** One place of a change: null before it was added, and after it was deleted. */
export const place_change_rows = pgTable(
  'place_change_rows',
  {
    change_id: integer('change_id')
      .notNull()
      .references(() => place_changes.id, { onDelete: 'cascade' }),
    /** Not a reference: what was deleted has a history too. */
    place_id: integer('place_id').notNull(),
    before: jsonb('before').$type<PlaceValues | null>(),
    after: jsonb('after').$type<PlaceValues | null>(),
  },
  (table) => [
    primaryKey({ columns: [table.change_id, table.place_id] }),
    index('place_change_rows_place_index').on(table.place_id),
  ],
)
