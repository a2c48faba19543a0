import type { listClassOpenings as shape } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findKeptClass } from './kept-classes.store.ts'
import { pageOfOpenings } from './openings.store.ts'

export async function listOpenings(
  tx: Tx,
  actor: Actor,
  id: number,
  page: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  await findKeptClass(tx, actor, id)
  return pageOfOpenings(tx, id, page)
}
