import type { Block, Language, SourceDocument } from '@klasrum/contract/source'
import type { LessonUnits } from '../sources/units/knowledge.ts'

/** A block and the file it stands in. */
export type Located = { file: string; block: Block }

/** What stands under one heading, up to the next. */
export type Topic = {
  /** The heading; the document's title for what comes before the first. */
  title: string
  /** Headings above it, the topmost first. */
  above: readonly string[]
  /** The lesson, day or week that the file itself puts it in. */
  division: string | null
  file: string
  language: Language
  blocks: readonly Located[]
  words: number
}

export type Outline = {
  title: string
  language: Language
  topics: readonly Topic[]
  documents: readonly SourceDocument[]
  /** What the curriculum knows about the lesson. */
  known: LessonUnits
}

export type LessonSession = {
  number: number
  title: string
  topics: readonly Topic[]
  /** Percent of the source it covers. */
  share: number
  /** The written day of the first unit that it teaches; none where it is taught from the file alone. */
  day?: number
  /** The idea of the first unit that it is taught from where no written day is left for it. */
  idea?: number
}

/** Whether a unit teaches the session, and not the file alone. */
export const isLed = ({ day, idea }: LessonSession): boolean => day !== undefined || idea !== undefined
