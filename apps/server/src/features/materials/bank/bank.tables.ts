import type { Difficulty, Item } from '@klasrum/contract/material'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { textsAsJson, wireMoment } from '../../../db/columns.ts'
import { users } from '../../accounts/accounts.tables.ts'

/** Questions that a teacher keeps. They name no file, school or person. */
export const bank_items = pgTable(
  'bank_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item: textsAsJson<Item>('item').notNull(),
    /** Of what it was when it was saved: the same question is saved once. */
    digest: text('digest').notNull(),
    form: text('form').$type<Item['form']>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    area: text('area'),
    grade: integer('grade'),
    /** The language model that wrote it, where one did: papers that have it must say so. */
    model: text('model'),
    is_shared: boolean('is_shared').notNull().default(false),
    /** Counts its changes. */
    revision: integer('revision').notNull().default(0),
    search_text: text('search_text').notNull(),
    created_at: wireMoment('created_at').notNull(),
  },
  (table) => [
    unique('bank_items_user_digest').on(table.user_id, table.digest),
    check('bank_items_grade_within', sql`${table.grade} between 1 and 12`),
    index('bank_items_user_index').on(table.user_id, table.id.desc()),
    index('bank_items_shared_index').on(table.user_id, table.id.desc()).where(sql`${table.is_shared}`),
  ],
)
