import type { Scene } from '@klasrum/contract/material'
import type { SlideshowJob } from '@klasrum/contract/slideshows'
import type { Language } from '@klasrum/contract/source'
import type { VoiceChoice } from '@klasrum/contract/voices'
import type { SpokenSentence } from '@klasrum/narration/scene-sound'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, textsAsJson, wireMoment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { runFiles } from '../materials/materials.tables.ts'

/** A scene of the script. Its id stays while it is edited and moved. */
export type ShowScene = Scene & {
  id: string
  /** In the storage: the teacher's own voice, which stands for the spoken text. */
  recording: string | null
}

/** What is heard of a scene: a stretch of the whole sound, cut out again where it is not spoken anew. */
export type SpokenScene = {
  id: string
  /** Of the words, the voice and the pause. */
  digest: string
  bytes: number
  frames: number
  duration_sec: number
  sentences: SpokenSentence[]
}

export type ShowPicture = {
  /** Which one of the source. */
  picture: number
  stored_as: string
  bytes: number
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

/** The whole sound and what goes with it, as it was made last. */
export type MadeShow = {
  /** Of the script that it was made from. */
  revision: number
  /** That script: it is shown until a later one is spoken. */
  script: ShowScene[]
  voice_id: string
  stored_as: string
  bytes: number
  duration_sec: number
  /** In the order of the sound. */
  scenes: SpokenScene[]
  captions: string
}

export const slideshows = pgTable(
  'slideshows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    asked_minutes: integer('asked_minutes').notNull(),
    language: text('language').$type<Language>(),
    /** Null for the best voice there is. */
    voice: text('voice').$type<VoiceChoice>(),
    /** Of its learners, where the lesson names it: the youngest are spoken to slowly. */
    grade: integer('grade'),
    /** The file of a run that it tells of; the run may be removed before the show. */
    run_file_id: integer('run_file_id').references(() => runFiles.id, { onDelete: 'set null' }),
    /** A lesson file that was sent for it alone, in the storage. */
    stored_as: text('stored_as').unique(),
    file_name: text('file_name'),
    /** Empty until it is written. */
    script: textsAsJson<ShowScene[]>('script').notNull(),
    /** Who wrote the script, in words that are true. */
    declaration: text('declaration'),
    /** Counts the changes of `script`. */
    revision: integer('revision').notNull().default(0),
    pictures: jsonb('pictures').$type<ShowPicture[]>().notNull().default([]),
    made: textsAsJson<MadeShow>('made'),
    duration_sec: real('duration_sec'),
    /** Characters that the voice was asked for the first time, and those of all the changes since. */
    spoken_first: integer('spoken_first'),
    spoken_again: integer('spoken_again').notNull().default(0),
    search_text: text('search_text').notNull(),
    created_at: wireMoment('created_at').notNull(),
  },
  (table) => [
    index('slideshows_user_index').on(table.user_id, table.created_at.desc(), table.id.desc()),
    index('slideshows_run_file_index').on(table.run_file_id),
  ],
)

/** Charged, where it costs something, in the transaction that writes the row, under the reason `show:ID`. */
export const slideshowJobs = pgTable(
  'slideshow_jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slideshow_id: integer('slideshow_id')
      .notNull()
      .references(() => slideshows.id, { onDelete: 'cascade' }),
    status: text('status').$type<SlideshowJob['status']>().notNull().default('queued'),
    step: text('step').$type<NonNullable<SlideshowJob['step']>>(),
    share: integer('share').notNull().default(0),
    detail: text('detail'),
    /** So many scenes from the beginning are spoken and can be played. */
    scenes_ready: integer('scenes_ready').notNull().default(0),
    /** Counts who took it up: what an earlier one brings afterwards is refused. */
    attempt: integer('attempt').notNull().default(0),
    cost: integer('cost').notNull().default(0),
    error: text('error'),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    created_at: moment('created_at').notNull(),
    started_at: moment('started_at'),
    ended_at: moment('ended_at'),
    beat_at: moment('beat_at'),
    refunded_at: moment('refunded_at'),
  },
  (table) => [
    check(
      'slideshow_jobs_status_known',
      sql`${table.status} in ('queued', 'running', 'completed', 'failed', 'cancelled')`,
    ),
    check('slideshow_jobs_cost_not_negative', sql`${table.cost} >= 0`),
    check('slideshow_jobs_share_within', sql`${table.share} between 0 and 100`),
    check(
      'slideshow_jobs_end_when_over',
      sql`(${table.ended_at} is null) = (${table.status} in ('queued', 'running'))`,
    ),
    index('slideshow_jobs_show_index').on(table.slideshow_id, table.id),
    uniqueIndex('slideshow_jobs_one_open')
      .on(table.slideshow_id)
      .where(sql`${table.status} in ('queued', 'running')`),
  ],
)

/** A scene that is spoken while others of its show are not yet: it can be played, and is not spoken again after a kill. */
export const slideshowScenes = pgTable(
  'slideshow_scenes',
  {
    slideshow_id: integer('slideshow_id')
      .notNull()
      .references(() => slideshows.id, { onDelete: 'cascade' }),
    scene_id: text('scene_id').notNull(),
    /** In the order of the script, from 0. */
    place: integer('place').notNull(),
    /** Of the show; a recorded scene has it too. */
    voice_id: text('voice_id').notNull(),
    stored_as: text('stored_as').notNull().unique(),
    digest: text('digest').notNull(),
    bytes: integer('bytes').notNull(),
    frames: integer('frames').notNull(),
    duration_sec: real('duration_sec').notNull(),
    sentences: textsAsJson<SpokenSentence[]>('sentences').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slideshow_id, table.scene_id] })],
)

/** Signs the addresses of the files of shows: one, made once, the same for every process. */
export const slideshowKeys = pgTable(
  'slideshow_keys',
  {
    id: integer('id').primaryKey(),
    key: text('key').notNull(),
  },
  (table) => [check('slideshow_keys_only_one', sql`${table.id} = 1`)],
)
