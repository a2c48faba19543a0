import type { Language } from '@klasrum/contract/source'
import type { EncodedSound } from './encode.ts'
import type { Google } from './google.ts'
import type { WordCorrection } from './pronunciations.ts'
import type { NarratedScene } from './scene-sound.ts'

export type SceneToSay = { id: string; text: string; pauseSeconds: number }

/** How fast it is spoken, as a share of the ordinary speed, and the words that a teacher has corrected. */
export type SpeakingManner = { pace: number; pronunciations: readonly WordCorrection[] }

export const plainManner: SpeakingManner = { pace: 1, pronunciations: [] }

/** What a speaking process is asked for. */
export type NarrationWork =
  | { kind: 'scene'; scene: SceneToSay; language: Language; google: Google | null; manner?: SpeakingManner }
  | { kind: 'recording'; wav: Uint8Array; pauseSeconds: number }

export type Recording = EncodedSound & { durationSec: number; speech: { startSec: number; endSec: number } }

/** `refused` is for whoever asked; `no_voice` says that there is no such voice; an error is a defect of ours. */
export type NarrationAnswer =
  | { kind: 'scene'; scene: NarratedScene }
  | { kind: 'recording'; recording: Recording }
  | { kind: 'refused' | 'no_voice' | 'no_answer'; sentence: string }
  | { kind: 'error'; sentence: string }
