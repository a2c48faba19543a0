import type { Item, Material, MaterialSettings } from '@klasrum/contract/material'
import type { DocumentName, RunState, RunStep } from '@klasrum/contract/runs'
import type { Language, SourceDocument } from '@klasrum/contract/source'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, textsAsJson, wireMoment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** An item that was removed or swapped away: where it stood, and which one came in its place. */
export type TakenOff = { document: DocumentName; item: Item; place: number; instead: string | null }

/** Charged in the transaction that writes the row, under the reason `run:ID`. */
export const runs = pgTable(
  'runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<RunState>().notNull().default('queued'),
    settings: jsonb('settings').$type<MaterialSettings>().notNull(),
    cost: integer('cost').notNull(),
    /** Counts who took it up: what an earlier one brings afterwards is refused. */
    attempt: integer('attempt').notNull().default(0),
    /** Why it ended without a result. */
    problem: text('problem'),
    slideshow_warnings: jsonb('slideshow_warnings').$type<string[]>().notNull().default([]),
    /** Names of the files, folded. */
    search_text: text('search_text').notNull(),
    created_at: wireMoment('created_at').notNull(),
    started_at: moment('started_at'),
    ended_at: moment('ended_at'),
    /** The last sign of life. */
    beat_at: moment('beat_at'),
    refunded_at: moment('refunded_at'),
    /** Of a run with a result, why its points were given back. */
    refund_reason: text('refund_reason'),
  },
  (table) => [
    check('runs_state_known', sql`${table.state} in ('queued', 'running', 'done', 'failed', 'cancelled')`),
    check('runs_cost_not_negative', sql`${table.cost} >= 0`),
    check('runs_end_when_over', sql`(${table.ended_at} is null) = (${table.state} in ('queued', 'running'))`),
    index('runs_user_index').on(table.user_id, table.created_at.desc(), table.id.desc()),
    index('runs_open_index').on(table.created_at).where(sql`${table.state} in ('queued', 'running')`),
  ],
)

/** A file of a run, and what was made of it. */
export const runFiles = pgTable(
  'run_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    run_id: integer('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    file_name: text('file_name').notNull(),
    size: integer('size').notNull(),
    /** In the storage: ours, and random. A repeat names the same file; null once it was removed. */
    stored_as: text('stored_as'),
    state: text('state').$type<'ready' | 'processing' | 'success' | 'error'>().notNull().default('ready'),
    step: text('step').$type<RunStep>(),
    share: integer('share').notNull().default(0),
    pages: integer('pages'),
    language: text('language').$type<Language>(),
    error: text('error'),
    /** What the teacher corrected of it after a look. */
    corrections: textsAsJson<MaterialSettings['corrections']>('corrections'),
    source: textsAsJson<SourceDocument>('source'),
    material: textsAsJson<Material>('material'),
    /** Counts the changes of `material`. */
    revision: integer('revision').notNull().default(0),
    /** What was taken off its papers and can be put back, the latest last; null for nothing. */
    taken_off: textsAsJson<TakenOff[]>('taken_off'),
    /** Ids of items that were swapped away: they do not come back to their document. */
    swapped: jsonb('swapped').$type<Partial<Record<DocumentName, string[]>>>().notNull().default({}),
  },
  (table) => [
    unique('run_files_run_place').on(table.run_id, table.place),
    index('run_files_stored_index').on(table.stored_as),
    check('run_files_place_within', sql`${table.place} between 1 and 3`),
    check('run_files_share_within', sql`${table.share} between 0 and 100`),
    check('run_files_state_known', sql`${table.state} in ('ready', 'processing', 'success', 'error')`),
    check('run_files_success_made', sql`(${table.state} = 'success') = (${table.material} is not null)`),
  ],
)
