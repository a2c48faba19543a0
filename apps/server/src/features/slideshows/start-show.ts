import type { Received } from '@klasrum/contract/endpoint'
import { mostRunsAnHour, mostWaitingRuns, usualShowTitle } from '@klasrum/contract/runs'
import { type createSlideshowJobEndpoint, mostShows, type SlideshowJob } from '@klasrum/contract/slideshows'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { isRepeat } from '../../http/once.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota, refuseBeyondQuota } from '../../http/throttle.ts'
import { smallUpload } from '../../http/uploads.ts'
import type { Queue } from '../../jobs/queue.ts'
import { orderWork } from '../paid-work/door.ts'
import { costFor, lockAccount, unlockedBalance } from '../points/door.ts'
import { refuseMoreWork } from '../spending/door.ts'
import { refuseWithoutRoomFor } from '../storage/door.ts'
import { addJob, openJobsOfUser } from './show-jobs.store.ts'
import { showJob } from './show-view.ts'
import { showWork } from './show-work.ts'
import { addShow, countShowsOf, findOwnRunFile } from './shows.store.ts'

type Wish = Received<(typeof createSlideshowJobEndpoint)['body']>
export type LessonFile = { stored_as: string; file_name: string }

/** Charges, writes the show and asks for the work, all or nothing. The file stands in the storage already. */
export async function startShow(
  tx: Tx,
  { clock, queue }: House,
  actor: Actor,
  { title = usualShowTitle, duration_min, run_file_id, points_cost, voice }: Wish,
  file: LessonFile | undefined,
): Promise<SlideshowJob> {
  if (file && run_file_id !== undefined)
    refuse('request.invalid', {
      errors: [{ path: 'run_file_id', message: 'Choose either a file or a past run.' }],
    })
  const { user_id } = actor
  const now = clock.now()
  const account = await lockAccount(tx, user_id)
  if (!account || account.deleted_at) refuse('session.ended')
  const lesson = file ?? (await lessonOfRun(tx, actor, run_file_id))
  const cost = file ? await priceOfFile(tx, actor) : 0
  if (points_cost !== undefined && points_cost !== cost) refuse('run.price_changed', { fill: { cost } })
  await refuseMoreShows(tx, actor)
  await refuseMoreWork(tx, user_id, now)
  if (account.points < cost) refuse('run.too_few_points', { fill: { cost, points: account.points } })
  await countWithinQuota(tx, `show:${user_id}`, now, mostRunsAnHour)
  const show = {
    user_id,
    title,
    asked_minutes: duration_min,
    voice: voice ?? null,
    ...lesson,
    created_at: now,
  }
  const job_id = await beginShow(tx, queue, show, cost)
  return showJob(tx, actor, job_id, now)
}

const priceOfFile = (tx: Tx, actor: Actor): Promise<number> =>
  costFor(tx, actor, ({ LESSON_PLAN }) => LESSON_PLAN)

/** What can be known of an upload before it is read. A repeat gets its first answer, whatever has changed since. */
export async function refuseShowAhead(
  { database, clock }: House,
  { actor, size, onceKey }: { actor: Actor; size: number; onceKey: string | undefined },
): Promise<void> {
  const { tx } = database
  if (await isRepeat(database, actor, onceKey)) return
  await refuseMoreShows(tx, actor)
  await refuseMoreWork(tx, actor.user_id, clock.now())
  const points = await unlockedBalance(tx, actor.user_id)
  const cost = size > smallUpload ? await priceOfFile(tx, actor) : 0
  if (points < cost) refuse('run.too_few_points', { fill: { cost, points } })
  await refuseBeyondQuota(tx, `show:${actor.user_id}`, clock.now(), mostRunsAnHour)
  await refuseWithoutRoomFor(tx, actor.user_id, size)
}

/** A show needs room for its sound, however it is begun. */
async function refuseMoreShows(tx: Tx, { user_id }: Actor): Promise<void> {
  if ((await openJobsOfUser(tx, user_id)).length >= mostWaitingRuns)
    refuse('show.too_many_waiting', { fill: { most: mostWaitingRuns } })
  if ((await countShowsOf(tx, user_id)) >= mostShows) refuse('show.too_many', { fill: { most: mostShows } })
  await refuseWithoutRoomFor(tx, user_id, 1)
}

async function lessonOfRun(tx: Tx, { user_id }: Actor, id: number | undefined) {
  if (id === undefined) return refuse('upload.missing')
  const { file_name } = (await findOwnRunFile(tx, user_id, id)) ?? refuse('run.not_found')
  return { run_file_id: id, file_name }
}

/** A new show with its first making. */
export async function beginShow(
  tx: Tx,
  queue: Queue,
  show: Parameters<typeof addShow>[1],
  cost = 0,
): Promise<number> {
  const slideshow_id = await addShow(tx, show)
  return beginJob(tx, queue, { slideshow_id, user_id: show.user_id, cost, created_at: show.created_at })
}

type NewJob = Parameters<typeof addJob>[1] & { user_id: number }

/** Every making begins here, and is charged where it costs something. */
export async function beginJob(tx: Tx, queue: Queue, { user_id, ...job }: NewJob): Promise<number> {
  const behind = (await openJobsOfUser(tx, user_id)).length
  const job_id = await addJob(tx, job)
  await orderWork(tx, queue, showWork, {
    id: job_id,
    user_id,
    cost: job.cost ?? 0,
    note: 'Slide show: 1 file',
    behind,
  })
  return job_id
}
