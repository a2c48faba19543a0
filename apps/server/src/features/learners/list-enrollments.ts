import type { Received } from '@klasrum/contract/endpoint'
import type { Enrollment, listEnrollmentsEndpoint as shape } from '@klasrum/contract/enrollments'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, recordShown } from '../classes/door.ts'
import { listRoster } from './enrollments.store.ts'

export async function listEnrollments(
  tx: Tx,
  actor: Actor,
  class_id: number,
  { include }: Received<typeof shape.query>,
  now: Date,
): Promise<Enrollment[]> {
  await findManagedClass(tx, actor, class_id)
  await recordShown(tx, actor, class_id, now, 'roster')
  return listRoster(tx, class_id, include)
}
