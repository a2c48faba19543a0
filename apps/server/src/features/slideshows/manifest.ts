import type { Manifest } from '@klasrum/contract/slideshows'
import type { ShowRow } from './shows.store.ts'
import type { Signer } from './signed-address.ts'
import type { MadeShow, ShowPicture } from './slideshows.tables.ts'
import { timesOf } from './times.ts'

export const manifestName = 'manifest.json'
export const soundName = 'audio.mp3'
export const captionsName = 'captions.vtt'
export const pictureName = ({ picture, type }: ShowPicture): string =>
  `picture-${picture}.${type === 'image/png' ? 'png' : 'jpg'}`

/** Only what changes with every making: the rest of a show keeps its addresses. */
export const versionOf = (name: string, { stored_as }: Pick<MadeShow, 'stored_as'>): string | undefined =>
  name === soundName || name === captionsName ? stored_as : undefined

type Made = Pick<ShowRow, 'id' | 'title' | 'language' | 'pictures'> & { made: MadeShow }

/** As it was made last: a script that was changed since comes with its own sound. */
export function manifestOf({ id, title, language, pictures, made }: Made, sign: Signer): Manifest {
  const times = timesOf(made)
  const addressOf = (name: string) => sign({ id, name, version: versionOf(name, made) })
  const pictureOf = (wanted: MadeShow['script'][number]['picture']) => {
    const kept = wanted && pictures.find(({ picture }) => picture === wanted.picture)
    if (!kept) return null
    const { width, height } = kept
    return { url: addressOf(pictureName(kept)), width, height, caption: wanted.caption }
  }
  return {
    version: 1,
    id,
    title,
    language: language ?? 'en',
    voice_id: made.voice_id,
    audio: {
      url: addressOf(soundName),
      durationSec: made.duration_sec,
      marks: times.flatMap(({ marks }, scene) => marks.map((sec, sentence) => ({ sec, scene, sentence }))),
    },
    captions: { vttUrl: addressOf(captionsName) },
    scenes: made.script.map(({ recording: _recording, pause_seconds: _pause, ...scene }, at) => ({
      ...scene,
      picture: pictureOf(scene.picture),
      startSec: times[at]?.startSec ?? 0,
      endSec: times[at]?.endSec ?? made.duration_sec,
      spokenSec: times[at]?.spokenSec ?? made.duration_sec,
    })),
  }
}
