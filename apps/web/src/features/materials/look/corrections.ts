import type { Look } from '@klasrum/contract/looks'
import type { UnitChoice } from '@klasrum/contract/material'
import type { CorrectedHeading, RunCorrections } from '@klasrum/contract/runs'
import type { Language } from '@klasrum/contract/source'

export type HeadingField = keyof CorrectedHeading

/** What was typed on the screen of a look; what is absent was left as it is. */
export type TypedCorrections = {
  heading: Partial<Record<HeadingField, string>>
  /** By the place of the file, from 1. */
  files: Record<number, TypedFile>
}

export type TypedFile = {
  title?: string
  language?: Language
  /** By the title that the look gave: another title, or null for a topic that is left out. */
  topics?: Record<string, string | null>
  /** Units of the curriculum that the lesson is on. */
  units?: readonly UnitChoice[]
  /** Whether what only the curriculum says may fill up the papers. */
  fill?: boolean
}

export const nothingTyped: TypedCorrections = { heading: {}, files: {} }

const stated = {
  grade_and_section: 'grade_level',
  learning_area: 'learning_area',
  quarter: 'quarter',
  dates: null,
} as const satisfies Record<HeadingField, string | null>

/** What the files state of it, each value once. */
export function statedIn({ files }: Pick<Look, 'files'>, field: HeadingField): string[] {
  const name = stated[field]
  if (!name) return []
  return [...new Set(files.flatMap(({ found }) => found?.[name] ?? []))]
}

/** What the field shows: what was typed, or else what all files agree on. */
export function headingValue(
  look: Pick<Look, 'files'>,
  typed: TypedCorrections,
  field: HeadingField,
): string {
  const values = statedIn(look, field)
  return typed.heading[field] ?? (values.length === 1 ? (values[0] ?? '') : '')
}

/** Absent where nothing is different from what the files state. */
export function correctionsOf(
  look: Pick<Look, 'files'>,
  typed: TypedCorrections,
): RunCorrections | undefined {
  const heading = correctedHeading(look, typed)
  const files = look.files.flatMap(({ found }, at) => {
    const place = at + 1
    const file = found && correctedFile(found, typed.files[place] ?? {})
    return file ? [{ place, ...file }] : []
  })
  if (!heading && files.length === 0) return undefined
  return { heading, files }
}

const fields = ['grade_and_section', 'learning_area', 'quarter', 'dates'] as const

function correctedHeading(look: Pick<Look, 'files'>, typed: TypedCorrections): CorrectedHeading | undefined {
  const changed = (field: HeadingField): string | null => {
    const value = typed.heading[field]?.trim()
    const values = statedIn(look, field)
    return !value || (values.length === 1 && values[0] === value) ? null : value
  }
  const heading = {
    grade_and_section: changed('grade_and_section'),
    learning_area: changed('learning_area'),
    quarter: changed('quarter'),
    dates: changed('dates'),
  }
  return fields.some((field) => heading[field] !== null) ? heading : undefined
}

const areSameUnits = (one: readonly UnitChoice[], other: readonly UnitChoice[]) =>
  one.map(({ id }) => id).join(' ') === other.map(({ id }) => id).join(' ')

type Found = NonNullable<Look['files'][number]['found']>

/** With other settings a file may be divided into other topics: only those that are there now count. */
function correctedFile(found: Found, { title, language, topics = {}, units, fill }: TypedFile) {
  const there = new Set(found.sessions.flatMap((session) => session.topics))
  const corrected = {
    title: title?.trim() && title.trim() !== found.title ? title.trim() : null,
    language: language && language !== found.language ? language : null,
    topics: Object.entries(topics).flatMap(([topic, typed]) => {
      const other = typed?.trim() ?? null
      if (!there.has(topic) || other === topic || other === '') return []
      return [{ found: topic, title: other }]
    }),
  }
  const chosen = units && !areSameUnits(units, found.units) ? units.map(({ id }) => id) : null
  const isAny =
    corrected.title || corrected.language || corrected.topics.length > 0 || chosen !== null || fill === false
  if (!isAny) return undefined
  return { ...corrected, ...(chosen && { units: chosen }), ...(fill === false && { fill }) }
}
