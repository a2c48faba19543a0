import type { MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import type { UnitEntry } from '@klasrum/curriculum/entry'
import type { Unit } from '@klasrum/curriculum/unit'
import { recognise } from './recognise.ts'

/** Where the units of the curriculum come from. Whoever composes brings it along: nothing here reads a file. */
export type Knowledge = { entries: () => readonly UnitEntry[]; unitOf: (id: string) => Unit | null }

export const noKnowledge: Knowledge = { entries: () => [], unitOf: () => null }

/** The units of a lesson, and whether what only they say may be asked. */
export type LessonUnits = { units: readonly Unit[]; fill: boolean }

export const withoutUnits: LessonUnits = { units: [], fill: false }

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
