import { captionsOf } from '@klasrum/narration/captions'
import { joinScenes } from '@klasrum/narration/join'
import type { House } from '../../house.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { type Taken, whileHeld } from '../paid-work/door.ts'
import { anyRoom, storing } from '../storage/door.ts'
import { changeJob } from './show-jobs.store.ts'
import { newShowKey } from './show-keys.ts'
import { putShow, type ShowToMake } from './show-to-make.store.ts'
import { showWork } from './show-work.ts'
import type { MadeShow, ShowScene } from './slideshows.tables.ts'
import type { SpokenShow } from './speak-show.ts'
import { forgetSpokenScenes } from './spoken-scenes.store.ts'
import { soundOf } from './store-scene.ts'
import { toMilliseconds } from './times.ts'

type Finished = { show: ShowToMake; script: ShowScene[]; spoken: SpokenShow; warnings: string[] }

/** Joins the sound, keeps it and ends the work: the old sound stands until the new one does. */
export async function finishShow(
  house: House,
  taken: Taken,
  { show, script, spoken, warnings }: Finished,
): Promise<void> {
  const { mp3, durationSec, starts } = joinScenes(spoken.scenes)
  const stored_as = newShowKey()
  const sound = {
    key: stored_as,
    content: mp3,
    type: 'audio/mpeg',
    kind: 'show',
    owner: { user_id: show.user_id },
    beyond: anyRoom,
  } as const
  const made: MadeShow = {
    revision: show.revision,
    script,
    voice_id: spoken.voice_id,
    stored_as,
    bytes: mp3.length,
    duration_sec: toMilliseconds(durationSec),
    scenes: spoken.scenes.map(soundOf),
    captions: captionsOf(
      spoken.scenes.map(({ sentences }, at) => ({ startSec: starts[at] ?? 0, sentences })),
    ),
  }
  let pieces: string[] = []
  await storing(house, [sound], (stored) =>
    whileHeld(house, showWork, taken, async (tx) => {
      pieces = await forgetSpokenScenes(tx, show.id)
      await putShow(tx, show.id, { made, duration_sec: made.duration_sec })
      await changeJob(tx, taken.id, {
        status: 'completed',
        step: null,
        share: 100,
        detail: null,
        warnings,
        ended_at: house.clock.now(),
      })
      stored()
    }),
  )
  await removeFiles(house, [...(show.made ? [show.made.stored_as] : []), ...pieces])
}
