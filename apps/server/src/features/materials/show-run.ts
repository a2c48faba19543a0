import type { MaterialSettings } from '@klasrum/contract/material'
import type { DocumentName, Run, RunFile } from '@klasrum/contract/runs'
import { namedPaper } from '@klasrum/documents/papers/file-name'
import { lessonIn } from '@klasrum/documents/papers/plan-paper'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { secondsLeft, usualSeconds } from '../../jobs/seconds-left.ts'
import { firstJobOfRun } from '../slideshows/door.ts'
import {
  type FileShown,
  filesOf,
  type MaterialContents,
  pageOfOwnRuns,
  secondsOfLikeRuns,
} from './run-view.store.ts'
import { countAhead, findRun, type RunRow } from './runs.store.ts'
import { otherNotes, shortfallsOf } from './shortfalls.ts'

/** The making of its first show, where shows were asked for. */
export const showJobOf = async (tx: Tx, { id, settings }: RunRow): Promise<Run['slideshow_job']> =>
  settings.slideshow ? firstJobOfRun(tx, id) : null

/** To everybody else it does not exist. */
export async function ownRun(tx: Tx, { user_id }: Actor, id: number): Promise<RunRow> {
  const run = await findRun(tx, id)
  return run?.user_id === user_id ? run : refuse('run.not_found')
}

export async function showRun(tx: Tx, actor: Actor, id: number, now: Date): Promise<Run> {
  const run = await ownRun(tx, actor, id)
  const files = await filesOf(tx, id)
  return {
    ...headOf(run),
    started_at: run.started_at?.toISOString() ?? null,
    ended_at: run.ended_at?.toISOString() ?? null,
    share: shareMade(run, files),
    ahead: await countAhead(tx, run),
    seconds_left: run.state === 'running' ? await leftOf(tx, run, files, now) : null,
    files: files.map((file) => fileOf(file, run.settings)),
    refund_reason: run.refund_reason,
    problem: run.problem,
    slideshow_warnings: run.slideshow_warnings,
    slideshow_job: await showJobOf(tx, run),
  }
}

async function leftOf(tx: Tx, run: RunRow, files: readonly FileShown[], now: Date): Promise<number | null> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const usual = usualSeconds(await secondsOfLikeRuns(tx, size))
  return secondsLeft({ usual, started_at: run.started_at, share: shareMade(run, files), now })
}

export async function listRuns(tx: Tx, { user_id }: Actor, query: Parameters<typeof pageOfOwnRuns>[2]) {
  const { rows, files, totals } = await pageOfOwnRuns(tx, user_id, query)
  return {
    runs: rows.map((run) => {
      const own = files.filter(({ run_id }) => run_id === run.id)
      return {
        ...headOf(run),
        share: shareMade(run, own),
        files: own.map(({ id, file_name, state }) => ({ id, file_name, state })),
      }
    }),
    ...totals,
  }
}

function headOf({ id, created_at, state, cost, refunded_at, settings }: RunRow) {
  const { seed: _seed, heading: _heading, ...shown } = settings
  return {
    id,
    created_at: created_at.toISOString(),
    state,
    cost,
    refunded: refunded_at !== null,
    settings: shown,
  }
}

/** A file that gave nothing is finished too. It is 100 with the result and not before. */
function shareMade({ state }: RunRow, files: readonly { state: string; share: number }[]): number {
  if (state === 'done') return 100
  const whole = files.reduce((sum, file) => sum + (file.state === 'error' ? 100 : file.share), 0)
  return Math.min(99, Math.floor(whole / Math.max(1, files.length)))
}

function fileOf({ contents, ...file }: FileShown, settings: MaterialSettings): RunFile {
  if (!contents) return { ...file, documents: [], shortfalls: [], notes: [], open_questions: 0 }
  return {
    ...file,
    documents: documentsIn(contents),
    shortfalls: shortfallsOf(contents, settings),
    notes: notesIn(contents),
    open_questions: contents.open_questions,
  }
}

function documentsIn({ plan, quizzes, exam }: MaterialContents): RunFile['documents'] {
  const row = (document: DocumentName, kind: string, lesson: string, items: number | null) => {
    const { title, fileName } = namedPaper(kind, lesson)
    return { document, title, file_name: fileName, items }
  }
  return [
    row('plan', 'Lesson plan', lessonIn(plan), null),
    ...quizzes
      .filter(({ items }) => items > 0)
      .map(({ session, title, items }) =>
        row(`session-${session}` as DocumentName, `Quiz ${session}`, title, items),
      ),
    ...(exam && exam.items > 0 ? [row('exam', 'Exam', exam.title, exam.items)] : []),
  ]
}

const notesIn = (contents: MaterialContents): string[] => [
  ...otherNotes(contents),
  ...(contents.exam?.shortfalls ?? []).map(({ difficulty, missing, why }) =>
    `Exam: ${missing} ${difficulty} could not be made. ${why}`.slice(0, 300),
  ),
]
