import type { Scene } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'

/** As the voices of @klasrum/narration speak, their silences between sentences and scenes included. */
const wordsPerMinute: Record<Language, number> = { en: 157, fil: 120 }

/** More than this is not read while listening. */
export const mostWordsOnSlide = 40

/** A show may be this much shorter or longer than asked for. */
export const tolerance = 0.15

const spoken = (text: string) => text.split(/\s+/).filter(Boolean).length

export const speakingSecondsFor = (text: string, language: Language): number =>
  (spoken(text) / wordsPerMinute[language]) * 60

/** The voices speak more slowly to the younger: `paceOf` of @klasrum/narration. */
export const paceOfGrade = (grade = 12): number => (grade > 6 ? 1 : grade > 3 ? 0.94 : 0.88)

export const secondsOf = (scene: Scene, language: Language, pace = 1): number =>
  speakingSecondsFor(scene.narration, language) / pace + scene.pause_seconds

export const wordsOnSlide = ({ heading, points, rows, picture }: Scene): number =>
  spoken([heading, ...points, ...rows.flat(), picture?.caption ?? ''].join(' '))

export const wordsShown = (...texts: readonly string[]): number => spoken(texts.join(' '))

const leastThinking = 5
const mostThinking = 16
const toReckon = 5

/** Silence to think about a question: the longer it is, the longer, and longer still where something is to be reckoned. */
export function thinkingSeconds(...texts: readonly string[]): number {
  const reckoned = (texts[0]?.match(/\d+/g)?.length ?? 0) > 1 ? toReckon : 0
  const read = Math.max(leastThinking, Math.round(3 + wordsShown(...texts) / 5))
  return Math.min(mostThinking, read + reckoned)
}

/** To a tenth. */
export const showMinutesOf = (scenes: readonly Scene[], language: Language, pace = 1): number =>
  Math.round(scenes.reduce((sum, scene) => sum + secondsOf(scene, language, pace), 0) / 6) / 10
