import type { SourceDocument } from '@klasrum/contract/source'
import type { ScanPage } from '@klasrum/documents/scans/scan'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, textsAsJson } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { runs } from './materials.tables.ts'

/** A free look at lesson files. One look gives one run. */
export const looks = pgTable(
  'looks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Taken over by the run, which then makes what the look has shown. */
    seed: integer('seed').notNull(),
    /** The run that has taken over its files. */
    run_id: integer('run_id')
      .unique()
      .references(() => runs.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('looks_user_index').on(table.user_id, table.created_at.desc(), table.id.desc()),
    index('looks_expiry_index').on(table.expires_at),
  ],
)

/** Pages of a file that are pictures: the numbers of those that wait, and what was read on the others. */
export type ReadPages = { waiting: number[]; pages: ScanPage[] }

/** Moved to the run that takes the look up. */
export const lookFiles = pgTable(
  'look_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    look_id: integer('look_id')
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    file_name: text('file_name').notNull(),
    size: integer('size').notNull(),
    /** In the storage: ours, and random. */
    stored_as: text('stored_as').notNull().unique(),
    /** Why it could not be read. */
    problem: text('problem'),
    source: textsAsJson<SourceDocument>('source'),
    scan: textsAsJson<ReadPages>('scan'),
  },
  (table) => [
    unique('look_files_look_place').on(table.look_id, table.place),
    check('look_files_place_within', sql`${table.place} between 1 and 3`),
    /** One that has pages to be read from their pictures is neither yet. */
    check(
      'look_files_read_or_not',
      sql`(${table.problem} is null) = (${table.source} is not null) or (${table.scan} is not null and ${table.source} is null)`,
    ),
  ],
)
