import { buffer } from 'node:stream/consumers'
import { recordedScene } from '@klasrum/narration/record'
import type { NarratedScene } from '@klasrum/narration/scene-sound'
import type { House } from '../../house.ts'
import type { MadeShow, ShowScene, SpokenScene } from './slideshows.tables.ts'
import type { SpokenRow } from './spoken-scenes.store.ts'

export type HeardScene = NarratedScene & { digest: string }

const heardOf = (
  { digest, frames, duration_sec, sentences }: Omit<SpokenScene, 'id' | 'bytes'>,
  id: string,
  mp3: Uint8Array,
): HeardScene => ({ id, digest, mp3, frames, durationSec: duration_sec, sentences })

/** By what is heard: cut out of the sound as it was made last, and what an earlier try has spoken of this one. */
export async function heardBefore(
  { storage }: House,
  made: MadeShow | null,
  spoken: readonly SpokenRow[],
): Promise<Map<string, HeardScene>> {
  const heard = new Map<string, HeardScene>()
  const stream = made && (await storage.read(made.stored_as))
  if (made && stream) {
    const sound = await buffer(stream)
    let at = 0
    for (const scene of made.scenes) {
      at += scene.bytes
      heard.set(scene.digest, heardOf(scene, scene.id, sound.subarray(at - scene.bytes, at)))
    }
  }
  for (const scene of spoken) {
    const piece = await storage.read(scene.stored_as)
    if (piece) heard.set(scene.digest, heardOf(scene, scene.scene_id, await buffer(piece)))
  }
  return heard
}

export const toSay = ({ id, narration, pause_seconds }: ShowScene) => ({
  id,
  text: narration,
  pauseSeconds: pause_seconds,
})

/** A scene in the teacher's own voice; nothing where the file is gone. */
export async function recordedAs(
  { storage }: House,
  scene: ShowScene & { recording: string },
  signal: AbortSignal,
): Promise<NarratedScene | undefined> {
  const stream = await storage.read(scene.recording)
  return stream ? recordedScene({ ...toSay(scene), wav: await buffer(stream) }, { signal }) : undefined
}
