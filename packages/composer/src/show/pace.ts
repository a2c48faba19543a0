import type { Scene } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'

/** As the voices of @klasrum/narration speak, their silences between sentences and scenes included. */
const wordsPerMinute: Record<Language, number> = { en: 157, fil: 120 }

/** More than this is not read while listening. */
export const mostWordsOnSlide = 40

/** A show may be this much shorter or longer than asked for. */
export const tolerance = 0.15

const spoken = (text: string) => text.split(/\s+/).filter(Boolean).length

export const secondsFor = (text: string, language: Language): number =>
  (spoken(text) / wordsPerMinute[language]) * 60

export const secondsOf = (scene: Scene, language: Language): number =>
  secondsFor(scene.narration, language) + scene.pause_seconds

export const wordsOnSlide = ({ heading, points, rows, picture }: Scene): number =>
  spoken([heading, ...points, ...rows.flat(), picture?.caption ?? ''].join(' '))

export const wordsShown = (...texts: readonly string[]): number => spoken(texts.join(' '))

const leastThinking = 5
const mostThinking = 14

/** Silence to think about a question: the longer it is, the longer. */
export const thinkingSeconds = (...texts: readonly string[]): number =>
  Math.min(mostThinking, Math.max(leastThinking, Math.round(3 + wordsShown(...texts) / 5)))

/** To a tenth. */
export const minutesOf = (scenes: readonly Scene[], language: Language): number =>
  Math.round(scenes.reduce((sum, scene) => sum + secondsOf(scene, language), 0) / 6) / 10
