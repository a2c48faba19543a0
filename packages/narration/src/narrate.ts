import { availableParallelism } from 'node:os'
import type { Language } from '@klasrum/contract/source'
import type { Google } from './google.ts'
import { NoVoice } from './refused.ts'
import type { NarratedScene } from './scene-sound.ts'
import { workedOff } from './speaking.ts'
import { builtInVoices, googleVoices } from './voices.ts'
import type { SceneToSay } from './work.ts'

type Options = {
  language: Language
  google?: Google | undefined
  signal?: AbortSignal | undefined
  onScene?: (done: number, of: number) => void
  /** Processes that speak at the same time. */
  atOnce?: number | undefined
}

export type Narration = {
  /** The voice that is heard. */
  voice_id: string
  scenes: NarratedScene[]
  /** Why it is not the voice that was asked for. */
  problem: string | null
}

/** Google's answers are waited for most of the time, so a process can ask for several. */
const askedAtOnce = 4

/** Scenes as sound, all in one voice: Google's where its key is given and it answers, otherwise the built-in one. */
export async function narrateScenes(
  scenes: readonly SceneToSay[],
  { language, google, signal, onScene, atOnce = availableParallelism() }: Options,
): Promise<Narration> {
  let most = 0
  async function spoken(voice: Google | null): Promise<NarratedScene[] | string> {
    let done = 0
    let problem = ''
    const works = scenes.map((scene) => ({ kind: 'scene' as const, scene, language, google: voice }))
    const answers = await workedOff(works, {
      atOnce,
      each: voice ? askedAtOnce : 1,
      signal,
      onAnswer: (answer) => {
        if ('sentence' in answer) {
          if (answer.kind === 'no_voice') throw new NoVoice(answer.sentence)
          if (answer.kind !== 'no_answer') throw new Error(answer.sentence)
          problem = answer.sentence
          return false
        }
        done += 1
        if (done > most) onScene?.(done, scenes.length)
        most = Math.max(most, done)
        return true
      },
    })
    return problem || answers.flatMap((answer) => (answer?.kind === 'scene' ? [answer.scene] : []))
  }

  const asked = google ? await spoken(google) : []
  if (google && typeof asked !== 'string')
    return { voice_id: googleVoices[language].id, scenes: asked, problem: null }
  const own = await spoken(null)
  if (typeof own === 'string') throw new Error(own)
  return {
    voice_id: builtInVoices[language].id,
    scenes: own,
    problem: typeof asked === 'string' ? asked : null,
  }
}
