import type { Item, Material } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { allItems } from '../papers/amend.ts'
import { type Knowledge, noKnowledge, unitsFor } from '../sources/units/knowledge.ts'
import type { LessonSession, Outline } from './outline.ts'
import { outlineOf } from './outline-of.ts'
import { sessionsOf } from './sessions.ts'

/** Topics and sessions as they were when the material was made. */
export function lessonBehind(
  documents: readonly SourceDocument[],
  { settings }: Material,
  knowledge: Knowledge = noKnowledge,
): { outline: Outline; sessions: readonly LessonSession[] } {
  const outline = outlineOf(
    documents,
    settings.sessions,
    settings.corrections,
    unitsFor(documents, settings, knowledge),
  )
  return { outline, sessions: sessionsOf(outline, settings.sessions) }
}

/** All items of the material but these. */
export function itemsBeside(material: Material, items: readonly Item[]): Item[] {
  const own = new Set(items.map(({ id }) => id))
  return allItems(material).filter(({ id }) => !own.has(id))
}
