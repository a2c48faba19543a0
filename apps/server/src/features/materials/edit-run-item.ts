import { isDeepStrictEqual } from 'node:util'
import { withItems } from '@klasrum/composer/papers/amend'
import type { Item } from '@klasrum/contract/material'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { editedItem } from './edit-item.ts'
import { withQuestionsBack } from './open-question-items.ts'
import { itemsIn, type OfDocument, runDocumentViewOf, saveMade, seenMade } from './run-document.ts'
import { withTakenOff } from './taken-off.ts'
import { countVerdict } from './verdicts.ts'

export type ItemAtRevision = OfDocument & { item_id: string; revision: number }

/** What a teacher is told who takes the last one off. */
export const lastStays = 'A paper needs at least one question. Edit this one, or put another on first.'

export async function seenItem(tx: Tx, actor: Actor, ask: ItemAtRevision) {
  const made = await seenMade(tx, actor, ask)
  const items = itemsIn(made.material, ask.document)
  const item = items.find(({ id }) => id === ask.item_id) ?? refuse('run.item_not_found')
  return { made, items, item }
}

export async function editRunItem(tx: Tx, actor: Actor, ask: ItemAtRevision & { item: Item }) {
  const { made, items, item } = await seenItem(tx, actor, ask)
  const edited = editedItem(item, ask.item)
  if (isDeepStrictEqual(edited, { ...item, author: 'teacher' })) return runDocumentViewOf(made, ask.document)
  const changed = items.map((each) => (each === item ? edited : each))
  await countVerdict(tx, item, 'edited')
  return saveMade(tx, ask, { ...made, material: withItems(made.material, ask.document, changed) })
}

export async function removeRunItem(tx: Tx, actor: Actor, ask: ItemAtRevision) {
  const { made, items, item } = await seenItem(tx, actor, ask)
  if (items.length === 1)
    refuse('request.invalid', {
      errors: [{ path: 'item_id', message: lastStays }],
    })
  const left = items.filter((each) => each !== item)
  await countVerdict(tx, item, 'removed')
  const material = withQuestionsBack(made.material, withItems(made.material, ask.document, left))
  return saveMade(tx, ask, { ...made, material, taken_off: withTakenOff(made, ask, null) })
}
