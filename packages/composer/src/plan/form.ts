import type { MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import type { Lesson } from '../understand/lesson.ts'
import type { Outline, Session } from '../understand/outline.ts'
import type { Move } from './text.ts'
import type { PlanWords } from './words.ts'

type Label = (words: PlanWords) => string

type HeaderWork = {
  lesson: Lesson
  settings: MaterialSettings
  sessions: readonly Session[]
  words: PlanWords
}

/** A form in the order in which it is printed. */
export type PlanForm = {
  header: (work: HeaderWork) => { label: string; value: string | null }[]
  sections: readonly { title: Label; rows: readonly { label: Label; write: Move }[] }[]
}

type FrameField = 'grade_level' | 'learning_area' | 'quarter' | 'content_standard' | 'performance_standard'

/** What a file says of itself; the first that says it. */
export const frameFieldIn = (documents: readonly SourceDocument[], what: FrameField): string | null =>
  documents.map(({ plan }) => plan[what]?.trim() || null).find((text) => text !== null) ?? null

/** As the files say it, or else the unit that they were recognised by. */
export const areaIn = ({ documents, known }: Outline): string | null =>
  frameFieldIn(documents, 'learning_area') ?? (known.fill ? (known.units[0]?.area ?? null) : null)
