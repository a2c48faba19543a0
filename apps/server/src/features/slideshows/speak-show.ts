import { buffer } from 'node:stream/consumers'
import type { Language } from '@klasrum/contract/source'
import { narrateScenes } from '@klasrum/narration/narrate'
import { recordedScene } from '@klasrum/narration/record'
import type { NarratedScene } from '@klasrum/narration/scene-sound'
import { builtInVoices, googleVoices } from '@klasrum/narration/voices'
import type { House } from '../../house.ts'
import { countWork, voiceFor } from '../spending/door.ts'
import { digestOf } from './scene-digest.ts'
import { charactersOf } from './show-speech.ts'
import type { MadeShow, ShowScene } from './slideshows.tables.ts'

export type HeardScene = NarratedScene & { digest: string }

export type SpokenShow = {
  voice_id: string
  /** In the order of the script. */
  scenes: HeardScene[]
  /** Why it is not the voice that was wanted. */
  problem: string | null
  /** The sentence for it where all that may be spoken today is spoken. */
  note: string | null
}

type Asked = { user_id: number; script: readonly ShowScene[]; language: Language; made: MadeShow | null }
type Conditions = { signal: AbortSignal; onScene: (done: number, of: number) => void }

/** Every scene as sound, all in one voice but for the teacher's own; what sounds as before is taken from there. */
export async function speakShow(
  house: House,
  { user_id, script, language, made }: Asked,
  { signal, onScene }: Conditions,
): Promise<SpokenShow> {
  const heard = await heardBefore(house, made)
  const missing = (scenes: readonly ShowScene[], voice: string) =>
    scenes.filter((scene) => !heard.has(digestOf(scene, voice)))
  const recordings = await recordingsOf(house, missing(script, ''), signal)
  for (const scene of recordings.scenes) heard.set(scene.digest, scene)
  const spoken = script
    .filter(({ recording }) => recording === null || recordings.lost.has(recording))
    .map((scene) => ({ ...scene, recording: null }))

  const wanted = charactersOf(missing(spoken, googleVoices[language].id))
  const { google, note } = await voiceFor(house, user_id, wanted)
  let voice = (google ? googleVoices : builtInVoices)[language].id
  let problem: string | null = null
  // A voice that is not there today leaves its earlier scenes to be spoken by the other one.
  for (let silent = missing(spoken, voice); silent.length > 0; silent = missing(spoken, voice)) {
    const asked = problem === null ? google : undefined
    await countWork(house, {
      user_id,
      work: 'show',
      characters: charactersOf(silent),
      paid: asked !== undefined,
    })
    const narration = await narrateScenes(silent.map(toSay), {
      language,
      google: asked,
      signal,
      onScene,
    })
    voice = narration.voice_id
    problem ??= narration.problem
    for (const [at, scene] of silent.entries()) {
      const sound = narration.scenes[at]
      if (!sound) throw new Error('A scene was not spoken.')
      heard.set(digestOf(scene, voice), { ...sound, digest: digestOf(scene, voice) })
    }
  }
  const plain = new Map(spoken.map((scene) => [scene.id, scene]))
  const scenes = script.map((scene) => {
    const sound = heard.get(digestOf(plain.get(scene.id) ?? scene, voice))
    if (!sound) throw new Error('A scene has no sound.')
    return { ...sound, id: scene.id }
  })
  return { voice_id: voice, scenes, problem, note }
}

const toSay = ({ id, narration, pause_seconds }: ShowScene) => ({
  id,
  text: narration,
  pauseSeconds: pause_seconds,
})

/** Cut out of the whole sound again, by what was said. */
async function heardBefore({ storage }: House, made: MadeShow | null): Promise<Map<string, HeardScene>> {
  const stream = made && (await storage.read(made.stored_as))
  if (!made || !stream) return new Map()
  const sound = await buffer(stream)
  let at = 0
  return new Map(
    made.scenes.map(({ id, digest, bytes, frames, duration_sec, sentences }) => {
      at += bytes
      const mp3 = sound.subarray(at - bytes, at)
      return [digest, { id, digest, mp3, frames, durationSec: duration_sec, sentences }]
    }),
  )
}

/** Those of the teacher. A file that is gone leaves its scene to the voice of the show. */
async function recordingsOf({ storage }: House, scenes: readonly ShowScene[], signal: AbortSignal) {
  const made: HeardScene[] = []
  const lost = new Set<string>()
  for (const scene of scenes) {
    if (scene.recording === null) continue
    const stream = await storage.read(scene.recording)
    if (!stream) {
      lost.add(scene.recording)
      continue
    }
    const sound = await recordedScene({ ...toSay(scene), wav: await buffer(stream) }, { signal })
    made.push({ ...sound, digest: digestOf(scene, '') })
  }
  return { scenes: made, lost }
}
