import type { Language } from '@klasrum/contract/source'
import type { VoiceChoice } from '@klasrum/contract/voices'
import { chooseVoice } from '@klasrum/narration/choose-voice'
import { narrateScenes } from '@klasrum/narration/narrate'
import { googleVoices } from '@klasrum/narration/voices'
import type { House } from '../../house.ts'
import type { Taken } from '../paid-work/door.ts'
import { countWork, voiceFor } from '../spending/door.ts'
import { type HeardScene, heardBefore, recordedAs, toSay } from './heard-scenes.ts'
import { type ShowManner, sceneDigestOf } from './scene-digest.ts'
import { charactersOf } from './show-speech.ts'
import type { MadeShow, ShowScene } from './slideshows.tables.ts'
import type { SpokenRow } from './spoken-scenes.store.ts'
import { storeScene } from './store-scene.ts'

export type SpokenShow = {
  voice_id: string
  /** In the order of the script. */
  scenes: HeardScene[]
  /** Why it is not the voice that was wanted. */
  problem: string | null
  /** The sentence for it where all that may be spoken today is spoken. */
  note: string | null
}

type ShowToSpeak = {
  id: number
  user_id: number
  script: readonly ShowScene[]
  language: Language
  /** What the teacher chose. */
  voice: VoiceChoice | null
  grade: number | null
  manner: Omit<ShowManner, 'voice'>
  made: MadeShow | null
  /** By an earlier try to make it. */
  spoken: readonly SpokenRow[]
}
type Conditions = { taken: Taken; signal: AbortSignal; onScene: (done: number, of: number) => void }

/**
 * Every scene as sound, all in one voice but for the teacher's own. Each is stored when it is spoken; what sounds as
 * before is taken from there.
 */
export async function speakShow(
  house: House,
  show: ShowToSpeak,
  { taken, signal, onScene }: Conditions,
): Promise<SpokenShow> {
  const { user_id, language, manner } = show
  const heard = await heardBefore(house, show.made, show.spoken)
  const script = await withoutLostRecordings(house, show.script, { heard, signal })
  const spokenIn = (voice: string) => (scene: ShowScene) => sceneDigestOf(scene, { ...manner, voice })
  const missing = (voice: string) => script.filter((scene) => !heard.has(spokenIn(voice)(scene)))
  const store = sceneStore(house, taken, { show, script, spokenIn })

  const wish = { language, voice: show.voice, voicesFolder: house.env.voicesDir }
  const own = await chooseVoice(wish)
  const isPaid = (await chooseVoice({ ...wish, google: house.env.google })).kind === 'google'
  const paid = isPaid ? charactersOf(missing(googleVoices[language].id)) : 0
  const { google, note } = isPaid ? await voiceFor(house, user_id, paid) : { google: undefined, note: null }
  let voice = google ? googleVoices[language].id : own.id
  let problem: string | null = null
  // A voice that is not there today leaves its earlier scenes to be spoken by the other one.
  for (let silent = missing(voice); silent.length > 0; silent = missing(voice)) {
    const wanted = problem === null ? google : undefined
    await countWork(house, {
      user_id,
      work: 'show',
      characters: charactersOf(silent),
      paid: wanted !== undefined,
    })
    const narration = await narrateScenes(silent.map(toSay), {
      ...wish,
      // The one that spoke instead of it speaks the rest too.
      voice: problem === null ? show.voice : 'quick',
      grade: show.grade,
      pronunciations: manner.pronunciations,
      google: wanted,
      signal,
      onScene,
      onSpoken: async (sound, voice_id) => {
        const scene = silent.find(({ id }) => id === sound.id)
        if (!scene) throw new Error('A scene was spoken that nobody asked for.')
        const spoken = { ...sound, digest: spokenIn(voice_id)(scene) }
        heard.set(spoken.digest, spoken)
        await store(spoken, voice_id)
      },
    })
    voice = narration.voice_id
    problem ??= narration.problem
    if (silent.some((scene) => !heard.has(spokenIn(voice)(scene)))) throw new Error('A scene was not spoken.')
  }
  const scenes = script.map((scene) => {
    const sound = heard.get(spokenIn(voice)(scene))
    if (!sound) throw new Error('A scene has no sound.')
    return { ...sound, id: scene.id }
  })
  return { voice_id: voice, scenes, problem, note }
}

type HeardSoFar = { heard: Map<string, HeardScene>; signal: AbortSignal }

/** With the sound of the recordings that are new. A file that is gone leaves its scene to the voice of the show. */
async function withoutLostRecordings(
  house: House,
  script: readonly ShowScene[],
  { heard, signal }: HeardSoFar,
): Promise<ShowScene[]> {
  const scenes: ShowScene[] = []
  for (const scene of script) {
    const { recording } = scene
    const digest = recording === null ? '' : sceneDigestOf(scene, noVoice)
    if (recording === null || heard.has(digest)) {
      scenes.push(scene)
      continue
    }
    const sound = await recordedAs(house, { ...scene, recording }, signal)
    if (sound) heard.set(digest, { ...sound, digest })
    scenes.push(sound ? scene : { ...scene, recording: null })
  }
  return scenes
}

const noVoice: ShowManner = { voice: '', pace: 1, pronunciations: [] }

type Stored = {
  show: ShowToSpeak
  script: readonly ShowScene[]
  spokenIn: (voice: string) => (scene: ShowScene) => string
}

/** Stores one scene after the other and counts how many there are from the beginning, all in one voice. */
function sceneStore(house: House, taken: Taken, { show, script, spokenIn }: Stored) {
  const rows = new Map(show.spoken.map((row) => [row.scene_id, row]))
  return async (scene: HeardScene, voice_id: string): Promise<void> => {
    const digestIn = spokenIn(voice_id)
    const isThere = (each: ShowScene) => each.id === scene.id || rows.get(each.id)?.digest === digestIn(each)
    const gap = script.findIndex((each) => !isThere(each))
    const place = script.findIndex(({ id }) => id === scene.id)
    const scenes_ready = gap < 0 ? script.length : gap
    const row = await storeScene(
      house,
      taken,
      show,
      { scene, place, voice_id, scenes_ready },
      rows.get(scene.id),
    )
    rows.set(scene.id, row)
  }
}
