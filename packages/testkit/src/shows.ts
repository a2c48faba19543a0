import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { sceneDigestOf } from '../../../apps/server/src/features/slideshows/scene-digest.ts'
import {
  type MadeShow,
  type ShowScene,
  slideshowJobs,
  slideshows,
} from '../../../apps/server/src/features/slideshows/slideshows.tables.ts'
import type { Storage } from '../../../apps/server/src/storage/storage.ts'
import { only, type User } from './builders.ts'

type Show = typeof slideshows.$inferSelect
type Job = typeof slideshowJobs.$inferSelect
export type FinishedShow = Show & { made: MadeShow; job: Job }

export const aKey = (): string => `slideshow_files/${randomBytes(16).toString('hex')}`

const secondsOfFrame = 0.024
const frameBytes = 96
const frames = 100

export const aScene = (at: number, wish: Partial<ShowScene> = {}): ShowScene => ({
  id: `scene-${at}`,
  layout: 'list',
  heading: `Part ${at}`,
  points: ['Roots hold the plant.', 'Leaves make food.'],
  rows: [],
  picture: null,
  narration: `This is what part ${at} says.`,
  pause_seconds: 0,
  source: null,
  recording: null,
  ...wish,
})

/** The sound of such a scene: not to be listened to. */
const soundOf = (count: number): Buffer => Buffer.alloc(count * frames * frameBytes, 1)

function madeOf(script: ShowScene[], stored_as: string): MadeShow {
  const seconds = frames * secondsOfFrame
  return {
    revision: 0,
    script,
    voice_id: 'espeak-en-us',
    stored_as,
    bytes: soundOf(script.length).length,
    duration_sec: script.length * seconds,
    scenes: script.map(({ id, narration, ...scene }) => ({
      id,
      digest: sceneDigestOf({ narration, ...scene }, { voice: 'espeak-en-us', pace: 1, pronunciations: [] }),
      bytes: frames * frameBytes,
      frames,
      duration_sec: seconds,
      sentences: [{ text: narration, startSec: 0.25, endSec: seconds - 0.5 }],
    })),
    captions: 'WEBVTT\n\n00:00:00.250 --> 00:00:01.900\nThis is what part 1 says.\n',
  }
}

type Wish = {
  user: User
  /** Keeps its sound there; else it has none. */
  storage?: Storage
  show?: Partial<typeof slideshows.$inferInsert>
  job?: Partial<typeof slideshowJobs.$inferInsert>
}

/** A show of two scenes that could be played. */
export async function aFinishedShow(tx: Tx, { user, storage, show, job }: Wish): Promise<FinishedShow> {
  const now = new Date()
  const script = [aScene(1), aScene(2)]
  const made = madeOf(script, aKey())
  await storage?.put(made.stored_as, soundOf(script.length), 'audio/mpeg')
  const row = only(
    await tx
      .insert(slideshows)
      .values({
        user_id: user.id,
        title: 'Plants',
        asked_minutes: 1,
        language: 'en',
        script,
        made,
        duration_sec: made.duration_sec,
        declaration: 'Made with Klasrum.',
        search_text: 'plants',
        created_at: now,
        ...show,
      })
      .returning(),
  )
  const begun = only(
    await tx
      .insert(slideshowJobs)
      .values({
        slideshow_id: row.id,
        status: 'completed',
        share: 100,
        attempt: 1,
        created_at: now,
        ended_at: now,
        ...job,
      })
      .returning(),
  )
  return { ...row, made, job: begun }
}
