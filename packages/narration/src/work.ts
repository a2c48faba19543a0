import type { Language } from '@klasrum/contract/source'
import type { EncodedSound } from './encode.ts'
import type { Google } from './google.ts'
import type { NarratedScene } from './scene-sound.ts'

export type SceneToSay = { id: string; text: string; pauseSeconds: number }

/** What a speaking process is asked for. */
export type Work =
  | { kind: 'scene'; scene: SceneToSay; language: Language; google: Google | null }
  | { kind: 'recording'; wav: Uint8Array; pauseSeconds: number }

export type Recording = EncodedSound & { durationSec: number; speech: { startSec: number; endSec: number } }

/** `refused` is for whoever asked; `no_voice` says that there is no such voice; an error is a defect of ours. */
export type Answer =
  | { kind: 'scene'; scene: NarratedScene }
  | { kind: 'recording'; recording: Recording }
  | { kind: 'refused' | 'no_voice' | 'no_answer'; sentence: string }
  | { kind: 'error'; sentence: string }
