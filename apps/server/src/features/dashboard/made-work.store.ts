import type { dashboardWorkEndpoint } from '@klasrum/contract/dashboard'
import type { Received } from '@klasrum/contract/endpoint'
import { and, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { runFiles, runs } from '../materials/materials.tables.ts'
import { slideshowJobs, slideshows } from '../slideshows/slideshows.tables.ts'

type Work = Received<(typeof dashboardWorkEndpoint)['reply']>

const most = 3
const mostDone = 2
const newFor = hours(3 * 24)

/** Its file is in a query of its own inside: written without it, the column of the run would lose its table. */
const filesOfRun = sql`from ${runFiles} file where file.run_id = ${runs.id}`
const runName = sql<string>`coalesce((select file.file_name ${filesOfRun} order by file.place limit 1), 'Lesson')`

export async function lastRuns(tx: Tx, user_id: number): Promise<Work['last_runs']> {
  const rows = await tx
    .select({ id: runs.id, name: runName, at: runs.created_at })
    .from(runs)
    .where(and(eq(runs.user_id, user_id), eq(runs.state, 'done')))
    .orderBy(desc(runs.created_at), desc(runs.id))
    .limit(mostDone)
  return rows.map(({ at, ...run }) => ({ ...run, at: at.toISOString() }))
}

export async function lastShows(tx: Tx, user_id: number): Promise<Work['last_shows']> {
  const rows = await tx
    .select({
      id: slideshows.id,
      title: slideshows.title,
      duration_sec: slideshows.duration_sec,
      at: slideshows.created_at,
    })
    .from(slideshows)
    .where(and(eq(slideshows.user_id, user_id), isNotNull(slideshows.duration_sec)))
    .orderBy(desc(slideshows.created_at), desc(slideshows.id))
    .limit(mostDone)
  return rows.map(({ at, duration_sec, ...show }) => ({
    ...show,
    duration_sec: duration_sec ?? 0,
    at: at.toISOString(),
  }))
}

export async function recentRuns(tx: Tx, user_id: number, now: Date): Promise<Work['runs']> {
  const rows = await tx
    .select({
      id: runs.id,
      name: runName,
      state: runs.state,
      share: sql<number>`coalesce((select avg(file.share) ${filesOfRun}), 0)::int`,
      at: sql<Date>`coalesce(${runs.ended_at}, ${runs.created_at})`.mapWith(runs.started_at),
    })
    .from(runs)
    .where(
      and(
        eq(runs.user_id, user_id),
        or(
          inArray(runs.state, ['queued', 'running']),
          and(eq(runs.state, 'done'), gte(runs.ended_at, before(now, newFor))),
        ),
      ),
    )
    .orderBy(desc(runs.created_at), desc(runs.id))
    .limit(most)
  return rows.map(({ at, ...run }) => ({ ...run, at: at.toISOString() }))
}

export async function recentShows(tx: Tx, user_id: number, now: Date): Promise<Work['shows']> {
  const latest = sql`(select max(job.id) from ${slideshowJobs} job where job.slideshow_id = ${slideshows.id})`
  const rows = await tx
    .select({
      id: slideshows.id,
      title: slideshows.title,
      status: slideshowJobs.status,
      share: slideshowJobs.share,
      created_at: slideshowJobs.created_at,
      ended_at: slideshowJobs.ended_at,
    })
    .from(slideshows)
    .innerJoin(slideshowJobs, eq(slideshowJobs.id, latest))
    .where(
      and(
        eq(slideshows.user_id, user_id),
        or(
          inArray(slideshowJobs.status, ['queued', 'running']),
          and(eq(slideshowJobs.status, 'completed'), gte(slideshowJobs.ended_at, before(now, newFor))),
        ),
      ),
    )
    .orderBy(desc(slideshowJobs.id))
    .limit(most)
  return rows.map(({ created_at, ended_at, ...show }) => ({
    ...show,
    at: (ended_at ?? created_at).toISOString(),
  }))
}
