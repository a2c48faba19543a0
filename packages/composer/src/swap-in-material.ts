import type { Material } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import { itemsOn, withItems } from './amend.ts'
import { inParts } from './choose.ts'
import { itemsBeside, lessonBehind } from './lesson-behind.ts'
import type { SwapLevel } from './levels.ts'
import { swapItem } from './swap-item.ts'
import type { Knowledge } from './units/knowledge.ts'

type Ask = {
  document: DocumentName
  item_id: string
  level?: SwapLevel
  /** Ids of items that are not wanted again. */
  refused: ReadonlySet<string>
  knowledge?: Knowledge
}

/** The material with another item in the place of one, or nothing where the lesson gives none. */
export function swapInMaterial(
  documents: readonly SourceDocument[],
  material: Material,
  { document, item_id, level, refused, knowledge }: Ask,
): Material | null {
  const paper = itemsOn(material, document) ?? []
  const item = paper.find(({ id }) => id === item_id)
  if (!item) return null
  const { outline, sessions } = lessonBehind(documents, material, knowledge)
  const topics = sessions
    .filter(({ number }) => document === 'exam' || document === `session-${number}`)
    .flatMap((session) => session.topics)
  const other = swapItem(item, {
    paper,
    outline,
    topics,
    avoid: itemsBeside(material, paper),
    chance: chanceOf(material.settings.seed).fork(`swap ${item_id} ${refused.size}`),
    refused,
    level,
    // A quiz has no essays unless one was put on it.
    essays: item.form === 'essay' || (document === 'exam' && level === 'harder'),
  })
  if (!other) return null
  const changed = paper.map((each) => (each === item ? other : each))
  return withItems(material, document, inParts(changed, topics), sessions)
}
