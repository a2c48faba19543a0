import type { SlideshowJob } from '@klasrum/contract/slideshows'
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { slideshowJobs, slideshows } from './slideshows.tables.ts'

export type JobRow = typeof slideshowJobs.$inferSelect

const isOpen = inArray(slideshowJobs.status, ['queued', 'running'])

export async function addJob(
  tx: Tx,
  job: Pick<typeof slideshowJobs.$inferInsert, 'slideshow_id' | 'cost' | 'created_at'>,
): Promise<number> {
  const [added] = await tx.insert(slideshowJobs).values(job).returning({ id: slideshowJobs.id })
  if (!added) throw new Error('The making of a show was not written.')
  return added.id
}

/** The account whose show it makes. */
export const ownerOfJob = async (tx: Tx, id: number): Promise<number | undefined> =>
  (
    await tx
      .select({ user_id: slideshows.user_id })
      .from(slideshowJobs)
      .innerJoin(slideshows, eq(slideshows.id, slideshowJobs.slideshow_id))
      .where(eq(slideshowJobs.id, id))
  )[0]?.user_id

/** Locked until the end of the transaction, while it is open. Comes before the lock of the show, as it does for whoever works on it: otherwise each would wait for the other. */
export const lockOpenJobOfForUpdate = async (
  tx: Tx,
  user_id: number,
  slideshow_id: number,
): Promise<JobRow | undefined> =>
  (
    await tx
      .select(getTableColumns(slideshowJobs))
      .from(slideshowJobs)
      .innerJoin(
        slideshows,
        and(eq(slideshows.id, slideshowJobs.slideshow_id), eq(slideshows.user_id, user_id)),
      )
      .where(and(eq(slideshowJobs.slideshow_id, slideshow_id), isOpen))
      .for('update', { of: slideshowJobs })
  )[0]

export const openJobsOfUser = (tx: Tx, user_id: number) =>
  tx
    .select({ id: slideshowJobs.id })
    .from(slideshowJobs)
    .innerJoin(slideshows, eq(slideshows.id, slideshowJobs.slideshow_id))
    .where(and(eq(slideshows.user_id, user_id), isOpen))
    .orderBy(asc(slideshowJobs.id))

export const changeJob = (tx: Tx, id: number, values: Partial<typeof slideshowJobs.$inferInsert>) =>
  tx.update(slideshowJobs).set(values).where(eq(slideshowJobs.id, id))

/** Only of a first making: one that was made before plays as it was until the new one is there. */
const readyOf = sql<number>`case when ${slideshowJobs.status} = 'running' and ${slideshows.made} is null
  then ${slideshowJobs.scenes_ready} else 0 end`

const shown = {
  user_id: slideshows.user_id,
  job_id: slideshowJobs.id,
  slideshow_id: slideshowJobs.slideshow_id,
  status: slideshowJobs.status,
  step: slideshowJobs.step,
  share: slideshowJobs.share,
  detail: slideshowJobs.detail,
  scenes: sql<number>`jsonb_array_length(${slideshows.script})`,
  scenes_ready: readyOf,
  error: slideshowJobs.error,
  warnings: slideshowJobs.warnings,
  created_at: slideshowJobs.created_at,
  started_at: slideshowJobs.started_at,
  ended_at: slideshowJobs.ended_at,
  asked_minutes: slideshows.asked_minutes,
  language: slideshows.language,
  /** Null until it was made once. */
  voice_id: sql<string | null>`coalesce(${slideshows.made}->>'voice_id', (
    select scene.voice_id from slideshow_scenes scene
    where scene.slideshow_id = ${slideshows.id} order by scene.place limit 1))`,
}

const selectJobs = (tx: Tx) =>
  tx.select(shown).from(slideshowJobs).innerJoin(slideshows, eq(slideshows.id, slideshowJobs.slideshow_id))

export type JobShown = Awaited<ReturnType<typeof selectJobs>>[number]

export const findJob = async (tx: Tx, id: number): Promise<JobShown | undefined> =>
  (await selectJobs(tx).where(eq(slideshowJobs.id, id)))[0]

export const latestJob = async (tx: Tx, slideshow_id: number): Promise<JobShown | undefined> =>
  (
    await selectJobs(tx)
      .where(eq(slideshowJobs.slideshow_id, slideshow_id))
      .orderBy(desc(slideshowJobs.id))
      .limit(1)
  )[0]

/** How long the makings took whose shows are nearest in length, of the latest few hundred. */
export async function secondsOfLikeShows(tx: Tx, minutes: number): Promise<number[]> {
  const found = await tx.execute(sql`
    select extract(epoch from done.ended_at - done.started_at)::float8 as seconds
    from (select id, slideshow_id, started_at, ended_at from slideshow_jobs
      where status = 'completed' and started_at is not null order by id desc limit 300) done
    join slideshows on slideshows.id = done.slideshow_id
    order by abs(slideshows.asked_minutes - ${minutes}::int), done.id desc
    limit 9`)
  return rowsOf<{ seconds: number }>(found).map(({ seconds }) => Number(seconds))
}

/** What its last making that cost something has cost, where that was given back; 0 where it is paid or was free. */
export async function priceGivenBack(tx: Tx, slideshow_id: number): Promise<number> {
  const [last] = await tx
    .select({ cost: slideshowJobs.cost, refunded_at: slideshowJobs.refunded_at })
    .from(slideshowJobs)
    .where(and(eq(slideshowJobs.slideshow_id, slideshow_id), gt(slideshowJobs.cost, 0)))
    .orderBy(desc(slideshowJobs.id))
    .limit(1)
  return last?.refunded_at ? last.cost : 0
}

export type JobListed = Pick<SlideshowJob, 'job_id' | 'status' | 'step' | 'share' | 'scenes_ready' | 'error'>

/** The last one of each show. */
export async function latestJobs(tx: Tx, ids: readonly number[]): Promise<Map<number, JobListed>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([slideshowJobs.slideshow_id], {
      slideshow_id: slideshowJobs.slideshow_id,
      job_id: slideshowJobs.id,
      status: slideshowJobs.status,
      step: slideshowJobs.step,
      share: slideshowJobs.share,
      scenes_ready: readyOf,
      error: slideshowJobs.error,
    })
    .from(slideshowJobs)
    .innerJoin(slideshows, eq(slideshows.id, slideshowJobs.slideshow_id))
    .where(inArray(slideshowJobs.slideshow_id, [...ids]))
    .orderBy(slideshowJobs.slideshow_id, desc(slideshowJobs.id))
  return new Map(rows.map(({ slideshow_id, ...job }) => [slideshow_id, job]))
}
