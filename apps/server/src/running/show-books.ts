import { join } from 'node:path'
import type { SlideshowJob } from '@klasrum/contract/slideshows'
import type { VoiceChoice } from '@klasrum/contract/voices'
import type { SentFile } from '@klasrum/testkit/client'
import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { storedShowFiles } from '@klasrum/testkit/show-actions'
import { until } from '@klasrum/testkit/until'
import { like, or } from 'drizzle-orm'
import { expect } from 'vitest'
import { after, hours } from '../clock.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { filesOfShow } from '../features/slideshows/show-files.store.ts'
import { slideshowJobs, slideshows } from '../features/slideshows/slideshows.tables.ts'
import { sweepShowFiles } from '../features/slideshows/sweep-show-files.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import type { RunTeacher } from './run-books.ts'
import type { Heard, Visitors } from './visitors.ts'

export const requestShow = (
  { visit }: Visitors,
  { token }: RunTeacher,
  { lesson, key, voice }: { lesson: SentFile; key: string; voice?: VoiceChoice | undefined },
): Promise<Heard> =>
  visit({ method: 'POST', path: '/api/education/slideshow-jobs', show: lesson, voice, token, key })

async function readJob(
  { visit }: Visitors,
  { token }: RunTeacher,
  id: number,
): Promise<SlideshowJob | undefined> {
  const heard = await visit({ path: `/api/education/slideshow-jobs/${id}`, token })
  return heard.kind === 'answered' && heard.status === 200 ? JSON.parse(heard.body) : undefined
}

/** Every job comes to an end within five minutes. */
export async function untilShowsEnd(
  visitors: Visitors,
  asked: ReadonlyMap<number, RunTeacher>,
): Promise<void> {
  const left = new Map(asked)
  await until(
    async () => {
      for (const [id, teacher] of left) {
        const job = await readJob(visitors, teacher, id)
        if (job && job.status !== 'queued' && job.status !== 'running') left.delete(id)
      }
      return left.size === 0
    },
    { what: () => `the slide shows ${[...left.keys()].join(', ')} to end`, within: 300_000, every: 500 },
  )
}

/** Nothing may be under way. `acknowledged` are the jobs that somebody was told of. */
export async function expectShowsToAgree(
  premises: Pick<Premises, 'dataDir' | 'databaseUrl'>,
  acknowledged: Iterable<number>,
  files?: Storage,
): Promise<Record<string, number>> {
  const storage = files ?? (await openStorage({ folder: join(premises.dataDir, 'uploads') }))
  const { shows, jobs, entries } = await lookInside(premises, async (database) => {
    const { tx } = database
    const tomorrow = { now: () => after(new Date(), hours(25)) }
    await sweepShowFiles({ database, storage, clock: tomorrow }).work({})
    return {
      shows: await tx.select().from(slideshows),
      jobs: await tx.select().from(slideshowJobs),
      entries: await tx
        .select()
        .from(point_entries)
        .where(or(like(point_entries.reason_key, 'show:%'), like(point_entries.reason_key, 'refund:show:%'))),
    }
  })
  expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]))
  expect(jobs.map(({ slideshow_id }) => slideshow_id).sort()).toEqual(shows.map(({ id }) => id).sort())
  const moved = entries.map(({ reason_key, points }) => `${reason_key}: ${points}`)
  expect(moved.sort()).toEqual(
    jobs
      .flatMap(({ id, status, cost }) => [
        `show:${id}: ${-cost}`,
        ...(status === 'completed' ? [] : [`refund:show:${id}: ${cost}`]),
      ])
      .sort(),
  )
  expect(await storedShowFiles(storage)).toEqual(shows.flatMap(filesOfShow).sort())
  const states: Record<string, number> = {}
  for (const { id, slideshow_id, status, error } of nonEmpty(jobs)) {
    states[status] = (states[status] ?? 0) + 1
    const made = shows.find((show) => show.id === slideshow_id)?.made ?? null
    expect({ id, isMade: made !== null, why: error !== null }).toEqual({
      id,
      isMade: status === 'completed',
      why: status === 'failed',
    })
  }
  return states
}
