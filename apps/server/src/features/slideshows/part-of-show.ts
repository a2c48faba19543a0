import { captionsOf } from '@klasrum/narration/captions'
import type { Tx } from '../../db/client.ts'
import type { Played } from './manifest.ts'
import { digestOfAll } from './scene-digest.ts'
import type { ShowRow } from './shows.store.ts'
import type { ShowScene, SpokenScene } from './slideshows.tables.ts'
import { readyScenes } from './spoken-scenes.store.ts'
import { sceneTimesOf } from './times.ts'

/** The first so many scenes as one sound, under a name that stays good when more are there. */
const partName = /^(audio|captions)-([1-9]\d{0,2})\.(mp3|vtt)$/

export function partNamed(name: string): { is: 'sound' | 'captions'; scenes: number } | undefined {
  const [, file, count, ending] = partName.exec(name) ?? []
  if ((file === 'audio') !== (ending === 'mp3') || count === undefined) return undefined
  return { is: file === 'audio' ? 'sound' : 'captions', scenes: Number(count) }
}

/** What can be played of a show that is being made for the first time. */
export async function readyPart(tx: Tx, { id, script, made }: ShowRow): Promise<Played | undefined> {
  const ready = made ? [] : await readyScenes(tx, id)
  const [first] = ready
  if (!first) return undefined
  return {
    script: script.slice(0, ready.length) satisfies ShowScene[],
    voice_id: first.voice_id,
    duration_sec: sceneTimesOf({ scenes: ready.map(spokenOf) }).at(-1)?.endSec ?? 0,
    scenes: ready.map(spokenOf),
    sound: `audio-${ready.length}.mp3`,
    captions: `captions-${ready.length}.vtt`,
    version: digestOfAll(ready),
    scenes_to_come: script.length - ready.length,
  }
}

type Sounding = Omit<SpokenScene, 'id'>

const spokenOf = ({ scene_id, ...scene }: Sounding & { scene_id: string }): SpokenScene => ({
  ...scene,
  id: scene_id,
})

export function captionsOfScenes(scenes: readonly SpokenScene[]): string {
  const times = sceneTimesOf({ scenes: [...scenes] })
  return captionsOf(scenes.map(({ sentences }, at) => ({ startSec: times[at]?.startSec ?? 0, sentences })))
}
