import type { Item, Material } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import type { Knowledge } from '../sources/units/knowledge.ts'
import { itemsBeside, lessonBehind } from '../understand/lesson-behind.ts'
import { itemsOn, withItems } from './amend.ts'
import { inParts } from './choose.ts'
import type { SwapLevel } from './levels.ts'
import { swapItem, swapsOf } from './swap-item.ts'

type SwapInput = {
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
  { document, item_id, level, refused, knowledge }: SwapInput,
): Material | null {
  const about = swapFor(documents, material, { document, item_id, refused, knowledge })
  if (!about) return null
  const { item, swap, sessions, essaysAt } = about
  const other = swapItem(item, { ...swap, level, essays: essaysAt(level ?? 'same') })
  if (!other) return null
  const changed = swap.paper.map((each) => (each === item ? other : each))
  return withItems(material, document, inParts(changed, swap.topics), sessions)
}

/** Of which form another item would be, by how hard it should be; null where the lesson gives none. */
export function othersInMaterial(
  documents: readonly SourceDocument[],
  material: Material,
  ask: Omit<SwapInput, 'level'>,
): Record<SwapLevel, Item['form'] | null> | null {
  const about = swapFor(documents, material, ask)
  if (!about) return null
  const { same, easier, harder } = swapsOf(about.item, about.swap, about.essaysAt)
  return { same: same?.form ?? null, easier: easier?.form ?? null, harder: harder?.form ?? null }
}

function swapFor(
  documents: readonly SourceDocument[],
  material: Material,
  { document, item_id, refused, knowledge }: Omit<SwapInput, 'level'>,
) {
  const paper = itemsOn(material, document) ?? []
  const item = paper.find(({ id }) => id === item_id)
  if (!item) return null
  const { outline, sessions } = lessonBehind(documents, material, knowledge)
  const topics = sessions
    .filter(({ number }) => document === 'exam' || document === `session-${number}`)
    .flatMap((session) => session.topics)
  const swap = {
    paper,
    outline,
    topics,
    avoid: itemsBeside(material, paper),
    chance: chanceOf(material.settings.seed).fork(`swap ${item_id} ${refused.size}`),
    refused,
  }
  // A quiz has no essays unless one was put on it.
  const essaysAt = (level: SwapLevel) => item.form === 'essay' || (document === 'exam' && level === 'harder')
  return { item, swap, sessions, essaysAt }
}
