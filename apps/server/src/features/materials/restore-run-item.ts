import { allItems, itemsOn, withItems } from '@klasrum/composer/papers/amend'
import type { Item } from '@klasrum/contract/material'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import type { ItemAtRevision } from './edit-run-item.ts'
import type { TakenOff } from './materials.tables.ts'
import { withoutQuestion } from './open-question-items.ts'
import { isFull, ownMade, saveMade } from './run-document.ts'
import { withoutTakenOff } from './taken-off.ts'
import { uncountVerdict } from './verdicts.ts'

/** Puts an item back where it stood. What came in its place goes, where it is still there. */
export async function restoreRunItem(tx: Tx, actor: Actor, ask: ItemAtRevision) {
  const { document, item_id } = ask
  const made = await ownMade(tx, actor, ask)
  if (made.revision !== ask.revision) refuse('run.changed')
  const { material, swapped, taken_off } = made
  const found = taken_off?.findLast((each) => each.document === document && each.item.id === item_id)
  if (!found) refuse('run.item_not_found')
  if (allItems(material).some(({ id }) => id === item_id)) refuse('run.item_on_paper')
  const items = putBack(itemsOn(material, document) ?? refuse('run.not_found'), found)
  if (isFull(material, document) && found.instead === null) refuse('run.paper_full')
  if (found.instead === null) await uncountVerdict(tx, found.item, 'removed')
  return saveMade(tx, ask, {
    ...made,
    material: withoutQuestion(withItems(material, document, items), found.item),
    swapped: { ...swapped, [document]: swapped[document]?.filter((id) => id !== item_id) ?? [] },
    taken_off: withoutTakenOff(taken_off, ask),
  })
}

function putBack(items: readonly Item[], { item, place, instead }: TakenOff): Item[] {
  const left = items.filter(({ id }) => id !== instead)
  // Where others were put on or taken off meanwhile, it goes to the end of its part at the latest.
  const last = left.findLastIndex(({ form }) => form === item.form)
  const at = last < 0 ? place : Math.min(place, last + 1)
  return left.toSpliced(Math.min(at, left.length), 0, item)
}
