import type { Language } from '@klasrum/contract/source'
import { speechIn } from '../level.ts'
import { sayEnglish } from '../normalise-english.ts'
import { writeOutFilipino } from '../normalise-filipino.ts'
import { correctionRules, type WordCorrection } from '../pronunciations.ts'
import { isSayable } from '../saying.ts'
import { secondsOfSamples } from '../sound.ts'
import type { Speech } from '../voice.ts'
import { wordStartsOf } from '../word-starts.ts'
import type { Kokoro } from './kokoro.ts'
import { piecesOf, wordSamples } from './pieces.ts'
import { type EnglishSounds, englishWords, filipinoWords } from './sounded-words.ts'
import type { Speaker } from './voice-files.ts'

export type SentenceToSay = {
  text: string
  language: Language
  speaker: Speaker
  pace: number
  pronunciations: readonly WordCorrection[]
  /** Tokens that are spoken at a time, where the usual number was too much. */
  mostTokens?: number
}

const writeOut = { en: sayEnglish, fil: writeOutFilipino } satisfies Record<Language, unknown>
const wordsIn = { en: englishWords, fil: filipinoWords } satisfies Record<Language, unknown>

/** One sentence in the natural voice; null where nothing of it can be said. */
export async function sayNaturally(
  { text, language, speaker, pace, pronunciations, mostTokens }: SentenceToSay,
  model: Kokoro,
  englishSounds: EnglishSounds,
): Promise<Speech | null> {
  const corrections = correctionRules(pronunciations, language)
  const saying = writeOut[language](text, corrections)
  if (!isSayable(saying)) return null
  const words = await wordsIn[language](saying, englishSounds)
  const parts: Float32Array[] = []
  const heard: { at: number; sample: number }[] = []
  let length = 0
  for (const piece of piecesOf(words, mostTokens)) {
    const { samples, frames } = await model.render(piece.tokens, language, speaker, pace)
    heard.push(...wordSamples(piece, frames).map(({ at, sample }) => ({ at, sample: sample + length })))
    parts.push(samples)
    length += samples.length
  }
  return trimmed(joined(parts, length), text, heard)
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const samples = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}

/** Without the silence around it: breaths between sentences are those of every voice. */
function trimmed(
  samples: Float32Array,
  text: string,
  heard: readonly { at: number; sample: number }[],
): Speech | null {
  const speech = speechIn(samples)
  if (!speech) return null
  const times = heard.map(({ at, sample }) => ({
    at,
    sec: secondsOfSamples(Math.max(0, sample - speech.from)),
  }))
  return { samples: samples.slice(speech.from, speech.to), wordStarts: wordStartsOf(text, times) }
}
