import type { Language } from '@klasrum/contract/source'
import type { Speaker } from './natural/voice-files.ts'

export type GoogleVoice = { id: string; languageCode: string; speakingRate: number }
/** `name` is what the engine calls it; `rate` is in its own words a minute, of which pauses are no part. */
export type BuiltInVoice = { id: string; name: string; rate: number }

export const naturalVoiceId = (language: Language, speaker: Speaker): string =>
  `natural-${language}-${speaker}`

export const googleVoices: Record<Language, GoogleVoice> = {
  en: { id: 'en-US-Standard-J', languageCode: 'en-US', speakingRate: 0.95 },
  fil: { id: 'fil-PH-Standard-D', languageCode: 'fil-PH', speakingRate: 0.95 },
}

/** The engine knows no language of the Philippines; of those it knows, Indonesian sounds nearest. */
export const builtInVoices: Record<Language, BuiltInVoice> = {
  en: { id: 'espeak-en-us', name: 'en-us', rate: 138 },
  fil: { id: 'espeak-id', name: 'id', rate: 138 },
}
