import type { House } from '../../house.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { type Taken, whileHeld } from '../paid-work/door.ts'
import { anyRoom, storing } from '../storage/door.ts'
import type { HeardScene } from './heard-scenes.ts'
import { changeJob } from './show-jobs.store.ts'
import { newShowKey } from './show-keys.ts'
import { showWork } from './show-work.ts'
import type { SpokenScene } from './slideshows.tables.ts'
import { putSpokenScene, type SpokenRow } from './spoken-scenes.store.ts'
import { toMilliseconds } from './times.ts'

type Show = { id: number; user_id: number }
type Spoken = { scene: HeardScene; place: number; voice_id: string; scenes_ready: number }

/** Stores a scene that was spoken, with how many can be played now. Answers its row. */
export async function storeScene(
  house: House,
  taken: Taken,
  { id: slideshow_id, user_id }: Show,
  { scene, place, voice_id, scenes_ready }: Spoken,
  before: SpokenRow | undefined,
): Promise<SpokenRow> {
  const { id: scene_id, ...sound } = soundOf(scene)
  const row = { slideshow_id, scene_id, place, voice_id, stored_as: newShowKey(), ...sound }
  const file = {
    key: row.stored_as,
    content: scene.mp3,
    type: 'audio/mpeg',
    kind: 'show',
    owner: { user_id },
    beyond: anyRoom,
  } as const
  await storing(house, [file], (stored) =>
    whileHeld(house, showWork, taken, async (tx) => {
      await putSpokenScene(tx, row)
      await changeJob(tx, taken.id, { scenes_ready })
      stored()
    }),
  )
  if (before) await removeFiles(house, [before.stored_as])
  return row
}

/** What is written down of a sound. */
export const soundOf = ({ id, digest, mp3, frames, durationSec, sentences }: HeardScene): SpokenScene => ({
  id,
  digest,
  bytes: mp3.length,
  frames,
  duration_sec: toMilliseconds(durationSec),
  sentences: sentences.map(({ text, startSec, endSec, wordStarts }) => ({
    text,
    startSec: toMilliseconds(startSec),
    endSec: toMilliseconds(endSec),
    ...(wordStarts && { wordStarts: wordStarts.map(toMilliseconds) }),
  })),
})
