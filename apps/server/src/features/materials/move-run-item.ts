import { withItems } from '@klasrum/composer/papers/amend'
import { placeItem } from '@klasrum/composer/papers/place-item'
import type { DocumentName } from '@klasrum/contract/runs'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { type ItemAtRevision, lastStays, seenItem } from './edit-run-item.ts'
import { isFull, papersIn, saveMade } from './run-document.ts'

export async function moveRunItem(tx: Tx, actor: Actor, ask: ItemAtRevision & { to: DocumentName }) {
  const { document, to } = ask
  const { made, items, item } = await seenItem(tx, actor, ask)
  const { material } = made
  const fault = (path: string, message: string) => refuse('request.invalid', { errors: [{ path, message }] })
  if (to === document || !papersIn(material).includes(to)) fault('to', 'Choose another quiz or the exam.')
  if (items.length === 1) fault('item_id', lastStays)
  if (isFull(material, to)) refuse('run.paper_full')
  const left = withItems(
    material,
    document,
    items.filter((each) => each !== item),
  )
  return saveMade(tx, ask, { ...made, material: placeItem(left, { document: to, item }) })
}
