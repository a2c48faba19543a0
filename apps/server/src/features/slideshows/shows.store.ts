import type { Material, SlideScript } from '@klasrum/contract/material'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { countFound, exactly, totalsOf } from '../../db/count.ts'
import { matchesWords } from '../../db/search.ts'
import { runFiles, runs } from '../materials/materials.tables.ts'
import { slideshowJobs, slideshows } from './slideshows.tables.ts'

export type ShowRow = typeof slideshows.$inferSelect

type NewShow = Pick<
  typeof slideshows.$inferInsert,
  'user_id' | 'title' | 'asked_minutes' | 'voice' | 'run_file_id' | 'stored_as' | 'file_name' | 'created_at'
>

const searched = (title: string, fileName: string | null | undefined) =>
  sql`fold_text(${`${title} ${fileName ?? ''}`})`

export async function addShow(tx: Tx, show: NewShow): Promise<number> {
  const [added] = await tx
    .insert(slideshows)
    .values({ ...show, script: [], search_text: searched(show.title, show.file_name) })
    .returning({ id: slideshows.id })
  if (!added) throw new Error('A show was not written.')
  return added.id
}

const own = (user_id: number, id: number) => and(eq(slideshows.id, id), eq(slideshows.user_id, user_id))

export const findShow = async (tx: Tx, user_id: number, id: number): Promise<ShowRow | undefined> =>
  (await tx.select().from(slideshows).where(own(user_id, id)))[0]

/** What a player fetches piece by piece, without all that is said. Without a sound until it was made once. */
export const findSound = async (tx: Tx, id: number) =>
  (
    await tx
      .select({
        stored_as: sql<string | null>`${slideshows.made}->>'stored_as'`,
        bytes: sql<number | null>`(${slideshows.made}->>'bytes')::int`,
        pictures: slideshows.pictures,
      })
      .from(slideshows)
      .where(eq(slideshows.id, id))
  )[0]

/** Whoever's it is: for one who has a signed address. */
export const findShowOf = async (tx: Tx, id: number): Promise<ShowRow | undefined> =>
  (await tx.select().from(slideshows).where(eq(slideshows.id, id)))[0]

export const lockShowForUpdate = async (tx: Tx, user_id: number, id: number): Promise<ShowRow | undefined> =>
  (await tx.select().from(slideshows).where(own(user_id, id)).for('update'))[0]

export const renameShow = (tx: Tx, { id, file_name }: ShowRow, title: string) =>
  tx
    .update(slideshows)
    .set({ title, search_text: searched(title, file_name) })
    .where(eq(slideshows.id, id))

export const changeScript = (tx: Tx, id: number, script: ShowRow['script']) =>
  tx
    .update(slideshows)
    .set({ script, revision: sql`${slideshows.revision} + 1` })
    .where(eq(slideshows.id, id))

export const removeShow = (tx: Tx, id: number) => tx.delete(slideshows).where(eq(slideshows.id, id))

type Query = { page: number; limit: number; search: string }

/** The own ones, newest first, without their scripts. */
export async function pageOfOwnShows(tx: Tx, user_id: number, { page, limit, search }: Query) {
  const found = and(eq(slideshows.user_id, user_id), matchesWords(slideshows.search_text, search))
  const rows = await tx
    .select({
      id: slideshows.id,
      title: slideshows.title,
      durationSec: slideshows.duration_sec,
      language: slideshows.language,
      scenes: sql<number>`jsonb_array_length(${slideshows.script})`,
      created_at: slideshows.created_at,
    })
    .from(slideshows)
    .where(found)
    .orderBy(desc(slideshows.created_at), desc(slideshows.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, async () =>
    search
      ? countFound(tx, (most) =>
          tx.select({ id: slideshows.id }).from(slideshows).where(found).limit(most).as('found'),
        )
      : exactly(await tx.$count(slideshows, found)),
  )
  return { rows, totals }
}

/** A file of an own run, of which documents were made. */
export const findOwnRunFile = async (tx: Tx, user_id: number, id: number) =>
  (
    await tx
      .select({ id: runFiles.id, file_name: runFiles.file_name })
      .from(runFiles)
      .innerJoin(runs, eq(runs.id, runFiles.run_id))
      .where(and(eq(runFiles.id, id), eq(runs.user_id, user_id), eq(runFiles.state, 'success')))
  )[0]

/** The lesson that a show tells of, and the script where one was written with the documents. */
export const findLesson = async (tx: Tx, id: number) =>
  (
    await tx
      .select({
        file_name: runFiles.file_name,
        stored_as: runFiles.stored_as,
        source: runFiles.source,
        slides: sql<SlideScript | null>`nullif(${runFiles.material}->'slides', 'null')`,
        asked: sql<
          Material['settings']['slideshow']
        >`nullif(${runFiles.material}->'settings'->'slideshow', 'null')`,
        declaration: sql<string | null>`${runFiles.material}->>'declaration'`,
      })
      .from(runFiles)
      .where(eq(runFiles.id, id))
  )[0]

export const runOfFile = async (tx: Tx, id: number): Promise<number | null> =>
  (await tx.select({ run_id: runFiles.run_id }).from(runFiles).where(eq(runFiles.id, id)))[0]?.run_id ?? null

/** The first making of the first show of a run. */
export const firstJobOfRun = async (tx: Tx, run_id: number) =>
  (
    await tx
      .select({ job_id: slideshowJobs.id, status: slideshowJobs.status })
      .from(slideshowJobs)
      .innerJoin(slideshows, eq(slideshows.id, slideshowJobs.slideshow_id))
      .innerJoin(runFiles, eq(runFiles.id, slideshows.run_file_id))
      .where(eq(runFiles.run_id, run_id))
      .orderBy(slideshows.id, slideshowJobs.id)
      .limit(1)
  )[0] ?? null

export const countShowsOf = (tx: Tx, user_id: number): Promise<number> =>
  tx.$count(slideshows, eq(slideshows.user_id, user_id))

export const showsOf = (tx: Tx, user_id: number): Promise<ShowRow[]> =>
  tx.select().from(slideshows).where(eq(slideshows.user_id, user_id))
