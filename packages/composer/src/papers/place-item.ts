import type { Item, Material } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import { rankOfPart } from '@klasrum/contract/word-box'
import { itemsOn, withItems } from './amend.ts'
import type { TaughtDay } from './specifications.ts'

/** The material with one more item at the end of its part. */
export const placeItem = (
  material: Material,
  { document, item }: { document: DocumentName; item: Item },
  days?: readonly TaughtDay[],
): Material => withItems(material, document, withLast(itemsOn(material, document) ?? [], item), days)

function withLast(items: readonly Item[], added: Item): Item[] {
  const after = items.findIndex((item) => rankOfPart(item) > rankOfPart(added))
  return after < 0 ? [...items, added] : items.toSpliced(after, 0, added)
}
