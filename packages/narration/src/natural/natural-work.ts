import type { NarratedScene } from '../scene-sound.ts'
import type { SentenceSpeech } from '../voice.ts'
import type { SceneToSay } from '../work.ts'
import type { SentenceToSay } from './natural-voice.ts'

/** What the process of the natural voice is given: a sentence, and with the last one of a scene those before it. */
export type NaturalWork = {
  sentence: SentenceToSay | null
  scene: { scene: SceneToSay; said: readonly SentenceSpeech[] } | null
}

export type NaturalAnswer =
  | { kind: 'done'; said: SentenceSpeech[]; scene: NarratedScene | null }
  | { kind: 'no_voice' | 'error'; sentence: string }
