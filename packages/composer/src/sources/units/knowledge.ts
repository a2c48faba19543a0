import type { MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import type { UnitEntry } from '@klasrum/curriculum/entry'
import type { Unit } from '@klasrum/curriculum/unit'
import type { Outline } from '../../understand/outline.ts'
import { isOfUnit, isUnitAlone } from './placed-unit.ts'
import { recognise } from './recognise.ts'

/** Where the units of the curriculum come from. Whoever composes brings it along: nothing here reads a file. */
export type Knowledge = { entries: () => readonly UnitEntry[]; unitOf: (id: string) => Unit | null }

export const noKnowledge: Knowledge = { entries: () => [], unitOf: () => null }

/** The units of a lesson, and whether what only they say may be asked. */
export type LessonUnits = { units: readonly Unit[]; fill: boolean }

export const withoutUnits: LessonUnits = { units: [], fill: false }

/** What of the lesson the curriculum teaches, since the files do not; nothing where they teach it all. */
export function taughtByUnitsNote(outline: Outline): string[] {
  const { documents, topics } = outline
  const units = documents.filter(({ kind }) => kind === 'unit').map(({ file_name }) => file_name)
  if (units.length === 0 || units.length === documents.length) return []
  if (isUnitAlone(outline))
    return [
      `The file holds no text of a lesson: everything comes from the curriculum, ${units.join(' and ')}.`,
    ]
  const added = topics.filter((topic) => isOfUnit(outline, topic)).map(({ title }) => `“${title}”`)
  if (added.length === 0) return []
  return [
    `The file has too little text for the sessions asked for: ${added.join(', ')} ${added.length === 1 ? 'comes' : 'come'} from the curriculum, ${units.join(' and ')}.`,
  ]
}

/** Those that the teacher chose, or, where nothing was said, those that the files are recognised by. */
export function unitsFor(
  documents: readonly SourceDocument[],
  { corrections }: Pick<MaterialSettings, 'corrections'>,
  { entries, unitOf }: Knowledge,
): LessonUnits {
  const ids =
    corrections?.units ??
    documents.flatMap((document) =>
      document.unit ? [document.unit] : recognise(document, entries()).map(({ id }) => id),
    )
  return {
    units: [...new Set(ids)].flatMap((id) => unitOf(id) ?? []),
    fill: corrections?.fill ?? true,
  }
}
