import { itemsOn } from '@klasrum/composer/papers/amend'
import { mostTakenOff } from '@klasrum/contract/run-documents'
import type { DocumentName } from '@klasrum/contract/runs'
import type { TakenOff } from './materials.tables.ts'
import type { MadeMaterial } from './run-document.ts'

type Place = { document: DocumentName; item_id: string }

/** What can be put back after the item is taken off, and another came in its place where there is one. */
export function withTakenOff(
  { material, taken_off }: Pick<MadeMaterial, 'material' | 'taken_off'>,
  { document, item_id }: Place,
  instead: string | null,
): TakenOff[] {
  const items = itemsOn(material, document) ?? []
  const place = items.findIndex(({ id }) => id === item_id)
  const item = items[place]
  const before = withoutTakenOff(taken_off, { document, item_id })
  return item ? [...before, { document, item, place, instead }].slice(-mostTakenOff) : before
}

export const withoutTakenOff = (
  taken_off: readonly TakenOff[] | null,
  { document, item_id }: Place,
): TakenOff[] => (taken_off ?? []).filter((each) => each.document !== document || each.item.id !== item_id)
