import type { Unit, UnitLanguage } from './unit.ts'
import { comparableText } from './words.ts'

/** What is known of a unit before it is read: enough to list it, to find it and to recognise its lesson. */
export type UnitEntry = {
  id: string
  title: string
  area: string
  grades: number[]
  language: UnitLanguage
  names: string[]
  cues: string[]
  /** Names of its terms, in plain words. */
  terms: string[]
  /** Cues and names of terms, each with the number of units whose text has it: a lesson is recognised by those that few have. */
  signs: Record<string, number>
  counts: { ideas: number; terms: number; facts: number; situations: number; prompts: number; days: number }
  secondReading: string
}

const shortestSign = 3

export function unitEntryOf(unit: Unit): UnitEntry {
  const { id, title, area, grades, language, names, cues, secondReading } = unit
  const terms = unit.ideas.flatMap((idea) => idea.terms)
  const termNames = [...new Set(terms.map((term) => comparableText(term.name)))]
  return {
    id,
    title,
    area,
    grades,
    language,
    names,
    cues,
    terms: termNames,
    signs: Object.fromEntries(
      [...cues.map(comparableText), ...termNames]
        .filter((sign) => sign.length >= shortestSign)
        .map((sign) => [sign, 1]),
    ),
    counts: {
      ideas: unit.ideas.length,
      terms: terms.length,
      facts: unit.ideas.reduce((sum, idea) => sum + idea.facts.length, 0),
      situations: unit.situations.length,
      prompts: unit.prompts.length,
      days: unit.days.length,
    },
    secondReading,
  }
}

/** "Science 5 · The Water Cycle" */
export const unitLabelOf = ({ area, grades, title }: Pick<UnitEntry, 'area' | 'grades' | 'title'>) =>
  `${area} ${grades.length > 1 ? `${grades[0]}–${grades.at(-1)}` : grades[0]} · ${title}`
