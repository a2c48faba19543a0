import { randomBytes } from 'node:crypto'
import {
  type CorrectedHeading,
  mostRuns,
  mostRunsAnHour,
  mostWaitingRuns,
  type RunWish,
} from '@klasrum/contract/runs'
import { costOfRun } from '@klasrum/points/prices'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { isRepeat } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota, refuseBeyondQuota } from '../../http/throttle.ts'
import { smallUpload } from '../../http/uploads.ts'
import { orderWork } from '../paid-work/door.ts'
import { costFor, lockAccount, unlockedBalance } from '../points/door.ts'
import { nameSchool } from '../schools/door.ts'
import { refuseMoreWork } from '../spending/door.ts'
import { refuseWithoutRoomFor } from '../storage/door.ts'
import { schoolOfTeacher } from '../teachers/door.ts'
import { newSeed, refuseShowSessions, settingsOf } from './run-settings.ts'
import { runWork } from './run-work.ts'
import { addRun, countOpen, countRunsOf, countWaiting } from './runs.store.ts'

export type RunSource = Parameters<typeof addRun>[2][number]

export const lessonFolder = 'lesson_files'
export const newLessonKey = (): string => `${lessonFolder}/${randomBytes(16).toString('hex')}`

type Order = {
  wish: RunWish
  files: readonly RunSource[]
  /** What the teacher typed for the head of the documents. */
  heading?: CorrectedHeading
  /** Of the look before it. */
  seed?: number
}

/** Charges, writes the run and asks for the work, all or nothing. The files stand in the storage already. */
export async function startRun(
  tx: Tx,
  { clock, queue }: House,
  actor: Actor,
  { wish, files, heading, seed = newSeed() }: Order,
): Promise<{ run_id: number }> {
  refuseShowSessions(wish)
  const now = clock.now()
  const account = await lockAccount(tx, actor.user_id)
  if (!account || account.deleted_at) refuse('session.ended')
  const cost = await priceOf(tx, actor, wish)
  if (wish.points_cost !== undefined && wish.points_cost !== cost)
    refuse('run.price_changed', { fill: { cost } })
  await refuseMoreRuns(tx, actor)
  await refuseMoreWork(tx, actor.user_id, now)
  if (account.points < cost) refuse('run.too_few_points', { fill: { cost, points: account.points } })
  await countWithinQuota(tx, `run:${actor.user_id}`, now, mostRunsAnHour)
  const settings = settingsOf(wish, {
    seed,
    teacher: `${account.first_name} ${account.last_name}`,
    school: await schoolOf(tx, actor),
    heading,
  })
  const behind = await countOpen(tx, actor.user_id)
  const run_id = await addRun(tx, { user_id: actor.user_id, settings, cost, created_at: now }, files)
  await orderWork(tx, queue, runWork, {
    id: run_id,
    user_id: actor.user_id,
    cost,
    note: `Lesson plan: ${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    behind,
  })
  return { run_id }
}

/** What can be known of an upload before it is read. A repeat gets its first answer, whatever has changed since. */
export async function refuseRunAhead(
  { database, clock }: House,
  { actor, size, onceKey }: { actor: Actor; size: number; onceKey: string | undefined },
): Promise<void> {
  const { tx } = database
  if (await isRepeat(database, actor, onceKey)) return
  await refuseMoreRuns(tx, actor)
  await refuseMoreWork(tx, actor.user_id, clock.now())
  const points = await unlockedBalance(tx, actor.user_id)
  const cost = await priceOf(tx, actor, { num_sessions: 1, exam_enabled: false })
  if (size > smallUpload && points < cost) refuse('run.too_few_points', { fill: { cost, points } })
  await refuseBeyondQuota(tx, `run:${actor.user_id}`, clock.now(), mostRunsAnHour)
  await refuseWithoutRoomFor(tx, actor.user_id, size)
}

async function refuseMoreRuns(tx: Tx, { user_id }: Actor): Promise<void> {
  if ((await countWaiting(tx, user_id)) >= mostWaitingRuns)
    refuse('run.too_many_waiting', { fill: { most: mostWaitingRuns } })
  if ((await countRunsOf(tx, user_id)) >= mostRuns)
    refuse('run.too_many', { fill: { most: mostRuns.toLocaleString('en-PH') } })
}

export const priceOf = (
  tx: Tx,
  actor: Actor,
  { num_sessions, exam_enabled }: Pick<RunWish, 'num_sessions' | 'exam_enabled'>,
): Promise<number> =>
  costFor(tx, actor, (prices) => costOfRun(prices, { sessions: num_sessions, exam: exam_enabled }))

async function schoolOf(tx: Tx, { user_id, school_id }: Actor): Promise<string | null> {
  const id = school_id ?? (await schoolOfTeacher(tx, user_id))
  return id === null ? null : nameSchool(tx, id)
}
