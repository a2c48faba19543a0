import type { Manifest } from '@klasrum/contract/slideshows'
import type { ShowRow } from './shows.store.ts'
import type { Signer } from './signed-address.ts'
import type { MadeShow, ShowPicture } from './slideshows.tables.ts'
import { sceneTimesOf } from './times.ts'

export const showManifestName = 'manifest.json'
export const soundName = 'audio.mp3'
export const captionsName = 'captions.vtt'
export const pictureName = ({ picture, type }: ShowPicture): string =>
  `picture-${picture}.${type === 'image/png' ? 'png' : 'jpg'}`

/** Only what changes with every making: the rest of a show keeps its addresses. */
export const versionOf = (name: string, { stored_as }: { stored_as: string | null }): string | undefined =>
  (name === soundName || name === captionsName) && stored_as !== null ? stored_as : undefined

/** What is played, in files that are named and told from those of another making. */
export type Played = Pick<MadeShow, 'script' | 'voice_id' | 'duration_sec' | 'scenes'> & {
  sound: string
  captions: string
  version: string
  scenes_to_come: number
}

/** As it was made last: a script that was changed since comes with its own sound. */
export const playedWhole = (made: MadeShow): Played => ({
  ...made,
  sound: soundName,
  captions: captionsName,
  version: made.stored_as,
  scenes_to_come: 0,
})

type Playable = Pick<ShowRow, 'id' | 'title' | 'language' | 'pictures'> & { played: Played }

export function manifestOf({ id, title, language, pictures, played }: Playable, sign: Signer): Manifest {
  const times = sceneTimesOf(played)
  const { version } = played
  const pictureOf = (wanted: MadeShow['script'][number]['picture']) => {
    const kept = wanted && pictures.find(({ picture }) => picture === wanted.picture)
    if (!kept) return null
    const { width, height } = kept
    return { url: sign({ id, name: pictureName(kept) }), width, height, caption: wanted.caption }
  }
  return {
    version: 1,
    id,
    title,
    language: language ?? 'en',
    voice_id: played.voice_id,
    scenes_to_come: played.scenes_to_come,
    audio: {
      url: sign({ id, name: played.sound, version }),
      durationSec: played.duration_sec,
      marks: times.flatMap(({ marks }, scene) => marks.map((sec, sentence) => ({ sec, scene, sentence }))),
    },
    captions: { vttUrl: sign({ id, name: played.captions, version }) },
    scenes: played.script.map(({ recording: _recording, pause_seconds: _pause, ...scene }, at) => ({
      ...scene,
      picture: pictureOf(scene.picture),
      startSec: times[at]?.startSec ?? 0,
      endSec: times[at]?.endSec ?? played.duration_sec,
      spokenSec: times[at]?.spokenSec ?? played.duration_sec,
    })),
  }
}
