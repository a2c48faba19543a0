import { availableParallelism } from 'node:os'
import type { Language } from '@klasrum/contract/source'
import { type ChosenVoice, chooseVoice, type VoiceOptions } from './choose-voice.ts'
import { inScriptOrder } from './in-script-order.ts'
import { narrateNaturally } from './natural/narrate-naturally.ts'
import { paceOf } from './pace.ts'
import type { WordCorrection } from './pronunciations.ts'
import { NoVoice } from './refused.ts'
import type { NarratedScene } from './scene-sound.ts'
import { workedOff } from './speaking.ts'
import { builtInVoices } from './voices.ts'
import type { SceneToSay, SpeakingManner } from './work.ts'

type NarrateOptions = VoiceOptions & {
  /** Of the learners: for young ones it is spoken more slowly. */
  grade?: number | null | undefined
  /** Words that are said otherwise than the rules would, in every voice; captions show them as written. */
  pronunciations?: readonly WordCorrection[] | undefined
  signal?: AbortSignal | undefined
  onScene?: (done: number, of: number) => void
  /**
   * Each scene as soon as it and all before it are there, one after the other. Where a voice breaks off, all are told of again
   * in the other one.
   */
  onSpoken?: ((scene: NarratedScene, voice_id: string) => Promise<void> | void) | undefined
  /** Processes that speak at the same time. */
  atOnce?: number | undefined
}

export type Narration = {
  /** The voice that is heard. */
  voice_id: string
  scenes: NarratedScene[]
  /** Why it is not the voice that was chosen. */
  problem: string | null
}

/** Google's answers are waited for most of the time, so a process can wait for several. */
const answersAtOnce = 4

type Telling = { signal: AbortSignal | undefined; onReady: (scene: NarratedScene, at: number) => void }

/** Scenes as sound, all in one voice. Where Google's does not answer, the built-in one speaks all of them. */
export async function narrateScenes(
  scenes: readonly SceneToSay[],
  {
    onScene,
    onSpoken,
    signal,
    grade,
    pronunciations = [],
    atOnce = availableParallelism(),
    ...wish
  }: NarrateOptions,
): Promise<Narration> {
  const { language } = wish
  const manner: SpeakingManner = { pace: paceOf(grade), pronunciations }
  let most = 0
  async function spokenBy(voice: ChosenVoice): Promise<NarratedScene[] | string> {
    let done = 0
    const broken = new AbortController()
    const order = inScriptOrder(scenes.length, (scene) => onSpoken?.(scene, voice.id), broken)
    const telling: Telling = {
      signal: AbortSignal.any([broken.signal, ...(signal ? [signal] : [])]),
      onReady: (scene, at) => {
        done += 1
        if (done > most) onScene?.(done, scenes.length)
        most = Math.max(most, done)
        order.add(scene, at)
      },
    }
    const problem =
      voice.kind === 'natural'
        ? await narrateNaturally(scenes, { language, ...voice, ...manner, ...telling })
        : await spokenByProcesses(scenes, { language, voice, manner, atOnce }, telling)
    if (problem === null) return order.all()
    await order.stop()
    return problem
  }

  const chosen = await chooseVoice(wish)
  const spoken = await spokenBy(chosen)
  if (typeof spoken !== 'string') return { voice_id: chosen.id, scenes: spoken, problem: null }
  const instead: ChosenVoice = { kind: 'built-in', id: builtInVoices[language].id }
  const own = await spokenBy(instead)
  if (typeof own === 'string') throw new Error(own)
  return { voice_id: instead.id, scenes: own, problem: spoken }
}

type SpokenWith = { language: Language; voice: ChosenVoice; manner: SpeakingManner; atOnce: number }

/** In Google's voice or the built-in one. Says why where Google does not answer. */
async function spokenByProcesses(
  scenes: readonly SceneToSay[],
  { language, voice, manner, atOnce }: SpokenWith,
  { signal, onReady }: Telling,
): Promise<string | null> {
  const google = voice.kind === 'google' ? voice.google : null
  let problem: string | null = null
  await workedOff(
    scenes.map((scene) => ({ kind: 'scene' as const, scene, language, google, manner })),
    {
      atOnce,
      each: google ? answersAtOnce : 1,
      signal,
      onAnswer: (answer, at) => {
        if ('sentence' in answer) {
          if (answer.kind === 'no_voice') throw new NoVoice(answer.sentence)
          if (answer.kind !== 'no_answer') throw new Error(answer.sentence)
          problem = answer.sentence
          return false
        }
        if (answer.kind === 'scene') onReady(answer.scene, at)
        return true
      },
    },
  )
  return problem
}
