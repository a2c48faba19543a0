import type { Difficulty, Item } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export type Verdict = 'kept' | 'edited' | 'removed'

/** What teachers did with items, counted without saying who, when or on which lesson. */
export const item_verdicts = pgTable(
  'item_verdicts',
  {
    digest: text('digest').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    times: integer('times').notNull().default(1),
    form: text('form').$type<Item['form']>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    language: text('language').$type<Language>().notNull(),
    author: text('author').$type<Item['author']>().notNull(),
    origin: text('origin').$type<NonNullable<Item['origin']>>().notNull(),
    skill: text('skill'),
    /** Words of the question, and letters of its key. */
    words: integer('words').notNull(),
    key_letters: integer('key_letters').notNull(),
    choices: integer('choices').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.digest, table.verdict] }),
    check('item_verdicts_known', sql`${table.verdict} in ('kept', 'edited', 'removed')`),
  ],
)
