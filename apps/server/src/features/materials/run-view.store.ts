import type { LessonPlan } from '@klasrum/contract/material'
import type { Run, RunListed } from '@klasrum/contract/runs'
import type { Language } from '@klasrum/contract/source'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { countFound, exactly, totalsOf } from '../../db/count.ts'
import { matchesWords } from '../../db/search.ts'
import { runFiles, runs } from './materials.tables.ts'

type Titled = { title: string; items: number }

/** What a list of documents says of a material, without its items. */
export type MaterialContents = {
  plan: Pick<LessonPlan, 'title' | 'format' | 'language'>
  quizzes: (Titled & { session: number })[]
  exam: (Titled & { shortfalls: { difficulty: string; missing: number; why: string }[] }) | null
  notes: string[]
  open_questions: number
}

/** Numbers on the paper: matching takes one for each premise, a list one for each answer. */
const numbersIn = (paper: SQL): SQL => sql`(
  select coalesce(sum(case item->>'form'
    when 'matching' then jsonb_array_length(item->'premises')
    when 'enumeration' then jsonb_array_length(item->'answers') else 1 end), 0)
  from jsonb_array_elements(${paper}->'items') item)`

/** Taken out by the database: a material is a hundred times as long, and a run is asked for every second. */
const contents = sql<MaterialContents | null>`case when ${runFiles.material} is not null then jsonb_build_object(
  'plan', jsonb_build_object(
    'title', ${runFiles.material}->'plan'->'title',
    'format', ${runFiles.material}->'plan'->'format',
    'language', ${runFiles.material}->'plan'->'language'),
  'quizzes', (select coalesce(jsonb_agg(jsonb_build_object(
      'session', quiz->'session', 'title', quiz->'title', 'items', ${numbersIn(sql`quiz`)})), '[]')
    from jsonb_array_elements(${runFiles.material}->'quizzes') quiz),
  'exam', case when jsonb_typeof(${runFiles.material}->'exam') = 'object' then jsonb_build_object(
    'title', ${runFiles.material}->'exam'->'title',
    'items', ${numbersIn(sql`${runFiles.material}->'exam'`)},
    'shortfalls', ${runFiles.material}->'exam'->'shortfalls') end,
  'notes', ${runFiles.material}->'notes',
  'open_questions', jsonb_array_length(coalesce(${runFiles.material}->'open_questions', '[]'))) end`

export type FileShown = {
  id: number
  file_name: string
  size: number
  state: Run['files'][number]['state']
  step: Run['files'][number]['step']
  share: number
  pages: number | null
  language: Language | null
  error: string | null
  contents: MaterialContents | null
}

export const filesOf = (tx: Tx, run_id: number): Promise<FileShown[]> =>
  tx
    .select({
      id: runFiles.id,
      file_name: runFiles.file_name,
      size: runFiles.size,
      state: runFiles.state,
      step: runFiles.step,
      share: runFiles.share,
      pages: runFiles.pages,
      language: runFiles.language,
      error: runFiles.error,
      contents,
    })
    .from(runFiles)
    .where(eq(runFiles.run_id, run_id))
    .orderBy(asc(runFiles.place))

type Query = { page: number; limit: number; search: string; state?: Run['state'] }

/** The own ones, newest first. */
export async function pageOfOwnRuns(tx: Tx, user_id: number, { page, limit, search, state }: Query) {
  const found = and(
    eq(runs.user_id, user_id),
    matchesWords(runs.search_text, search),
    state && eq(runs.state, state),
  )
  const rows = await tx
    .select()
    .from(runs)
    .where(found)
    .orderBy(desc(runs.created_at), desc(runs.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, async () =>
    search
      ? countFound(tx, (most) => tx.select({ id: runs.id }).from(runs).where(found).limit(most).as('found'))
      : exactly(await tx.$count(runs, found)),
  )
  return {
    rows,
    totals,
    files: await namesOf(
      tx,
      rows.map(({ id }) => id),
    ),
  }
}

/** How long the finished runs took whose files are nearest in size, of the latest few hundred. */
export async function secondsOfLikeRuns(tx: Tx, size: number): Promise<number[]> {
  const found = await tx.execute(sql`
    select extract(epoch from done.ended_at - done.started_at)::float8 as seconds
    from (select id, started_at, ended_at from runs
      where state = 'done' and started_at is not null order by id desc limit 300) done
    join lateral (select sum(size)::float8 as size from run_files where run_id = done.id) files on true
    order by abs(ln(greatest(files.size, 1) / ${Math.max(1, size)}::float8)), done.id desc
    limit 9`)
  return rowsOf<{ seconds: number }>(found).map(({ seconds }) => Number(seconds))
}

type NamedFile = RunListed['files'][number] & { run_id: number; share: number }

async function namesOf(tx: Tx, ids: number[]): Promise<NamedFile[]> {
  if (ids.length === 0) return []
  return tx
    .select({
      run_id: runFiles.run_id,
      id: runFiles.id,
      file_name: runFiles.file_name,
      state: runFiles.state,
      share: runFiles.share,
    })
    .from(runFiles)
    .where(inArray(runFiles.run_id, ids))
    .orderBy(asc(runFiles.run_id), asc(runFiles.place))
}
