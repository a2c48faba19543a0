import type { listClassOpeningsEndpoint as shape } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass } from './managed-classes.store.ts'
import { pageOfOpenings } from './openings.store.ts'

export async function listOpenings(
  tx: Tx,
  actor: Actor,
  id: number,
  page: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  await findManagedClass(tx, actor, id)
  return pageOfOpenings(tx, id, page)
}
