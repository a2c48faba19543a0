import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import type { ManagedClass } from '../classes/door.ts'
import { lockClassOfItem } from './grade-items.store.ts'

/** The class of an item, when it takes changes. */
export async function lockOpenClassOfItem(tx: Tx, actor: Actor, item_id: number): Promise<ManagedClass> {
  const klass = (await lockClassOfItem(tx, actor, item_id)) ?? refuse('item.not_found')
  if (klass.archived_at) refuse('class.archived')
  return klass
}
