import type { RunState } from '@klasrum/contract/runs'
import { and, asc, count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { type Database, inTx, rowsOf, type Tx } from '../../db/client.ts'
import { lockAccount } from '../points/door.ts'
import { runFiles, runs } from './materials.tables.ts'

export type RunRow = typeof runs.$inferSelect
type NewFile = Pick<
  typeof runFiles.$inferInsert,
  'file_name' | 'size' | 'stored_as' | 'source' | 'corrections'
>

const isOpen = inArray(runs.state, ['queued', 'running'])

/** The account whose run it is. */
export const ownerOfRun = async (tx: Tx, id: number): Promise<number | undefined> =>
  (await tx.select({ user_id: runs.user_id }).from(runs).where(eq(runs.id, id)))[0]?.user_id

export const countRunsOf = (tx: Tx, user_id: number): Promise<number> =>
  tx.$count(runs, eq(runs.user_id, user_id))

export const countWaiting = (tx: Tx, user_id: number): Promise<number> =>
  tx.$count(runs, and(eq(runs.user_id, user_id), eq(runs.state, 'queued')))

export const countOpen = (tx: Tx, user_id: number): Promise<number> =>
  tx.$count(runs, and(eq(runs.user_id, user_id), isOpen))

type NewRun = Pick<typeof runs.$inferInsert, 'user_id' | 'settings' | 'cost' | 'created_at'>

export async function addRun(tx: Tx, run: NewRun, files: readonly NewFile[]): Promise<number> {
  const names = files.map(({ file_name }) => file_name).join(' ')
  const [added] = await tx
    .insert(runs)
    .values({ ...run, search_text: sql`fold_text(${names})` })
    .returning({ id: runs.id })
  if (!added) throw new Error('A run was not written.')
  await tx
    .insert(runFiles)
    .values(files.map((file, index) => ({ ...file, run_id: added.id, place: index + 1 })))
  return added.id
}

export const findRun = async (tx: Tx, id: number): Promise<RunRow | undefined> =>
  (await tx.select().from(runs).where(eq(runs.id, id)))[0]

export const runStateOf = async (tx: Tx, id: number): Promise<RunState | undefined> =>
  (await tx.select({ state: runs.state }).from(runs).where(eq(runs.id, id)))[0]?.state

/** Runs that come before it: those at work, and of those that wait the first of every teacher before the second of any. */
export async function countAhead(tx: Tx, { id, state }: RunRow): Promise<number> {
  if (state !== 'queued') return 0
  const found = await tx.execute(sql`
    select turn from (
      select id, row_number() over (order by state = 'queued', nth, created_at, id) as turn from (
        select id, state, created_at, row_number() over (partition by user_id order by created_at, id) as nth
        from ${runs} where ${isOpen}
      ) of_teacher
    ) in_line where id = ${id}`)
  const [own] = rowsOf(found) as { turn: string }[]
  return own ? Number(own.turn) - 1 : 0
}

export const changeRun = (tx: Tx, id: number, values: Partial<typeof runs.$inferInsert>) =>
  tx.update(runs).set(values).where(eq(runs.id, id))

export const countSuccesses = async (tx: Tx, run_id: number): Promise<number> =>
  (
    await tx
      .select({ count: count() })
      .from(runFiles)
      .where(and(eq(runFiles.run_id, run_id), eq(runFiles.state, 'success')))
  )[0]?.count ?? 0

/** How many files a run has, and how many items stand on all quizzes and all exams that were made of them. */
export async function countMade(tx: Tx, run_id: number) {
  const { material } = runFiles
  const [made] = await tx
    .select({
      files: count(),
      quiz: sql<number>`coalesce(sum((
        select sum(jsonb_array_length(quiz->'items')) from jsonb_array_elements(${material}->'quizzes') quiz)), 0)::int`,
      exam: sql<number>`coalesce(sum(
        case jsonb_typeof(${material}->'exam') when 'object' then jsonb_array_length(${material}->'exam'->'items')
        end), 0)::int`,
    })
    .from(runFiles)
    .where(eq(runFiles.run_id, run_id))
  return made ?? { files: 0, quiz: 0, exam: 0 }
}

/** What nothing was made of, and nothing will be. */
export const failOpenFiles = (tx: Tx, run_id: number, error: string) =>
  tx
    .update(runFiles)
    .set({ state: 'error', step: null, share: 0, error })
    .where(and(eq(runFiles.run_id, run_id), inArray(runFiles.state, ['ready', 'processing'])))

/** Those of which documents were made, and what is to be known of their shows. */
export const filesToShow = (tx: Tx, run_id: number) =>
  tx
    .select({
      id: runFiles.id,
      file_name: runFiles.file_name,
      warnings: sql<string[] | null>`nullif(${runFiles.material}->'slides', 'null')->'warnings'`,
    })
    .from(runFiles)
    .where(and(eq(runFiles.run_id, run_id), eq(runFiles.state, 'success')))
    .orderBy(asc(runFiles.place))

export const filesToRepeat = (tx: Tx, run_id: number) =>
  tx
    .select({
      file_name: runFiles.file_name,
      size: runFiles.size,
      stored_as: runFiles.stored_as,
      source: runFiles.source,
      corrections: runFiles.corrections,
    })
    .from(runFiles)
    .where(eq(runFiles.run_id, run_id))
    .orderBy(asc(runFiles.place))

/** With its files; the keys of those that no other run names are returned. */
export async function removeRun(tx: Tx, id: number): Promise<string[]> {
  const files = await tx
    .delete(runFiles)
    .where(eq(runFiles.run_id, id))
    .returning({ stored_as: runFiles.stored_as })
  await tx.delete(runs).where(eq(runs.id, id))
  return unnamed(tx, files)
}

/** Files of a run that is over of which nothing was made. What was read of them stays; the keys are returned as above. */
export async function releaseFiles(tx: Tx, run_id: number): Promise<string[]> {
  const files = await tx
    .select({ stored_as: runFiles.stored_as })
    .from(runFiles)
    .where(and(eq(runFiles.run_id, run_id), eq(runFiles.state, 'error')))
  await tx
    .update(runFiles)
    .set({ stored_as: null })
    .where(and(eq(runFiles.run_id, run_id), eq(runFiles.state, 'error')))
  return unnamed(tx, files)
}

/**
 * Lesson files of runs that ended before then are named no longer; what was made of them stays. The account is locked
 * first, so that nobody repeats a run meanwhile.
 */
export async function releaseOldFiles(database: Database, endedBefore: Date): Promise<void> {
  const owners = await database.tx
    .selectDistinct({ user_id: runs.user_id })
    .from(runFiles)
    .innerJoin(runs, eq(runs.id, runFiles.run_id))
    .where(and(isNotNull(runFiles.stored_as), lt(runs.ended_at, endedBefore)))
  for (const { user_id } of owners)
    await inTx(database, async (tx) => {
      await lockAccount(tx, user_id)
      const old = tx
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.user_id, user_id), lt(runs.ended_at, endedBefore)))
      await tx.update(runFiles).set({ stored_as: null }).where(inArray(runFiles.run_id, old))
    })
}

async function unnamed(tx: Tx, files: readonly { stored_as: string | null }[]): Promise<string[]> {
  const keys = [...new Set(files.flatMap(({ stored_as }) => stored_as ?? []))]
  if (keys.length === 0) return []
  const named = new Set(await filesOfRuns(tx, keys))
  return keys.filter((key) => !named.has(key))
}

export const openRunsOf = (tx: Tx, user_id: number) =>
  tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.user_id, user_id), isOpen))

/** The keys of every file of somebody's runs. */
export const storedFilesOf = async (tx: Tx, user_id: number): Promise<string[]> => {
  const rows = await tx
    .select({ stored_as: runFiles.stored_as })
    .from(runFiles)
    .innerJoin(runs, eq(runs.id, runFiles.run_id))
    .where(eq(runs.user_id, user_id))
  return [...new Set(rows.flatMap(({ stored_as }) => stored_as ?? []))]
}

/** Which of these files a run still needs. */
export const filesOfRuns = async (tx: Tx, keys: string[]): Promise<string[]> => {
  const rows = await tx
    .select({ stored_as: runFiles.stored_as })
    .from(runFiles)
    .where(inArray(runFiles.stored_as, keys))
  return rows.flatMap(({ stored_as }) => stored_as ?? [])
}
