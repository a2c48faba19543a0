import type { Scene, SourceQuote } from '@klasrum/contract/material'
import { within } from '../languages/joined.ts'
import { mostWordsOnSlide, wordsOnSlide, wordsShown } from './pace.ts'

/** Scenes that stand or fall together, in the order of the show; the lowest rank is told first when time is short. */
export type ScenePart = {
  rank: number
  scenes: Scene[]
  /** Only where all else is shorter than the show. */
  isSpare?: boolean
}

const empty = { points: [], rows: [], picture: null, pause_seconds: 0, source: null }

/** With a stop at its end, so that it is spoken as a sentence. */
export const stopped = (text: string): string => {
  const bare = text.trim()
  return /[.!?]["”’)]*$/.test(bare) ? bare : `${bare.replace(/[\s,;:–—-]+$/u, '')}.`
}

const headingWords = 12

/** "Anthropology, Sociology and": words that lean on what was cut off. */
const leansOnMore =
  /(?:[\s,;:–—-]+(?:and|or|of|the|an?|in|on|to|for|with|by|from|as|at|ng|sa|ang|na|mga|o))+$/iu

/** A heading short enough to leave room for what it stands over. */
export const slideHeading = (heading: string): string => {
  const words = heading.split(/\s+/)
  const short = words.slice(0, headingWords).join(' ')
  return within(words.length > headingWords ? short.replace(leansOnMore, '') : heading, 200)
}

type Parts = Pick<Scene, 'layout' | 'heading' | 'narration'> & Partial<Scene>

/** A scene within its bounds: points and rows that would make a slide too full are left to the voice. */
export function sceneOf(parts: Parts): Scene {
  const scene: Scene = {
    ...empty,
    ...parts,
    heading: slideHeading(parts.heading),
    points: (parts.points ?? []).map((point) => within(point, 300)).slice(0, 8),
    rows: (parts.rows ?? []).map((row) => row.map((cell) => within(cell, 200)).slice(0, 4)).slice(0, 8),
    narration: within(parts.narration.replace(/\s+/g, ' ').trim(), 6_000),
  }
  while (wordsOnSlide(scene) > mostWordsOnSlide && scene.points.length > 0)
    scene.points = scene.points.slice(0, -1)
  while (wordsOnSlide(scene) > mostWordsOnSlide && scene.rows.length > 0) scene.rows = scene.rows.slice(0, -1)
  if (wordsOnSlide(scene) > mostWordsOnSlide && scene.picture)
    scene.picture = { ...scene.picture, caption: null }
  return scene
}

/** Sentences from the first on, as many as a slide bears under its heading. */
export function fittingSlide(sentences: readonly string[], heading: string): string[] {
  const shown: string[] = []
  for (const sentence of sentences) {
    if (wordsShown(slideHeading(heading), ...shown, sentence) > mostWordsOnSlide) break
    shown.push(sentence)
  }
  return shown
}

/** Entries in runs that each fit on a slide under the heading, none much shorter than the others. */
export function slidesFull<T>(
  entries: readonly T[],
  read: (entry: T) => string,
  heading: string,
  most = 6,
): T[][] {
  const room = mostWordsOnSlide - wordsShown(slideHeading(heading))
  const dealt = (each: number): T[][] => {
    const runs: T[][] = []
    let words = 0
    for (const entry of entries) {
      const own = wordsShown(read(entry))
      const run = runs.at(-1)
      if (run && words + own <= room && run.length < each) {
        run.push(entry)
        words += own
      } else {
        runs.push([entry])
        words = own
      }
    }
    return runs
  }
  const full = dealt(most)
  const even = dealt(Math.ceil(entries.length / Math.max(1, full.length)))
  return even.length === full.length ? even : full
}

export const quoteOf = (place: Omit<SourceQuote, 'quote'>, quote: string): SourceQuote | null =>
  quote === '' ? null : { ...place, quote: quote.slice(0, 2_000) }
