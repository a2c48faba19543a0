import type { Slideshow, SlideshowJob } from '@klasrum/contract/slideshows'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { secondsLeft, usualSeconds } from '../../jobs/seconds-left.ts'
import { manifestOf, playedWhole, showManifestName } from './manifest.ts'
import { mannerOf } from './manner-of-show.ts'
import { readyPart } from './part-of-show.ts'
import {
  findJob,
  type JobShown,
  latestJob,
  latestJobs,
  priceGivenBack,
  secondsOfLikeShows,
} from './show-jobs.store.ts'
import { correctedSince, scenesAnew } from './show-speech.ts'
import { findShow, pageOfOwnShows, runOfFile, type ShowRow } from './shows.store.ts'
import { signerAt } from './signed-address.ts'

/** To everybody else it does not exist. */
export const ownShow = async (tx: Tx, { user_id }: Actor, id: number): Promise<ShowRow> =>
  (await findShow(tx, user_id, id)) ?? refuse('show.not_found')

export const ownMadeShow = async (tx: Tx, actor: Actor, id: number) => {
  const show = await ownShow(tx, actor, id)
  return { ...show, made: show.made ?? refuse('show.not_made') }
}

export async function ownJob(tx: Tx, { user_id }: Actor, id: number): Promise<JobShown> {
  const job = await findJob(tx, id)
  return job?.user_id === user_id ? job : refuse('show.job_not_found')
}

export const showJob = async (tx: Tx, actor: Actor, id: number, now: Date): Promise<SlideshowJob> =>
  jobView(tx, actor, await ownJob(tx, actor, id), now)

async function jobView(tx: Tx, { session_id }: Actor, job: JobShown, now: Date): Promise<SlideshowJob> {
  const { user_id: _user, language, created_at, started_at, ended_at, asked_minutes, ...shown } = job
  const isReady = job.status === 'completed' && job.voice_id !== null
  return {
    ...shown,
    detected_language: language,
    seconds_left: job.status === 'running' ? await leftOf(tx, job, now) : null,
    manifest_url: isReady
      ? (await signerAt(tx, session_id, now))({ id: job.slideshow_id, name: showManifestName })
      : null,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}

async function leftOf(tx: Tx, { asked_minutes, started_at, share }: JobShown, now: Date) {
  const usual = usualSeconds(await secondsOfLikeShows(tx, asked_minutes))
  return secondsLeft({ usual, started_at, share, now })
}

export async function viewShow(tx: Tx, actor: Actor, id: number, now: Date): Promise<Slideshow> {
  const show = await ownShow(tx, actor, id)
  const job = (await latestJob(tx, id)) ?? refuse('show.not_found')
  const spoken = new Map(show.made?.scenes.map((scene) => [scene.id, scene.duration_sec]))
  return {
    id,
    title: show.title,
    language: show.language,
    voice_id: show.made?.voice_id ?? null,
    durationSec: show.duration_sec,
    asked_minutes: show.asked_minutes,
    created_at: show.created_at.toISOString(),
    revision: show.revision,
    job: await jobView(tx, actor, job, now),
    making_cost: await priceGivenBack(tx, id),
    scenes_corrected: correctedSince(scenesAnew(show.script, show.made, await mannerOf(tx, show)), show.made)
      .length,
    run_id: show.run_file_id === null ? null : await runOfFile(tx, show.run_file_id),
    scenes: show.script.map(({ recording, ...scene }) => ({
      ...scene,
      recorded: recording !== null,
      durationSec: spoken.get(scene.id) ?? null,
    })),
  }
}

export async function listShows(tx: Tx, { user_id }: Actor, query: Parameters<typeof pageOfOwnShows>[2]) {
  const { rows, totals } = await pageOfOwnShows(tx, user_id, query)
  const jobs = await latestJobs(
    tx,
    rows.map(({ id }) => id),
  )
  return {
    slideshows: rows.flatMap(({ created_at, ...show }) => {
      const job = jobs.get(show.id)
      return job ? [{ ...show, created_at: created_at.toISOString(), job }] : []
    }),
    ...totals,
  }
}

/** Of the whole show, or of as much as is spoken while it is made for the first time. */
export async function readManifest({ database: { tx }, clock }: House, actor: Actor, id: number) {
  const show = await ownShow(tx, actor, id)
  // Without a part it may have been made whole since.
  const played = (await readyPart(tx, show)) ?? playedWhole((await ownMadeShow(tx, actor, id)).made)
  return manifestOf({ ...show, played }, await signerAt(tx, actor.session_id, clock.now()))
}
