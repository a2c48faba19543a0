import type { readClassRecordEndpoint as shape } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { readClass, recordOpening } from '../classes/door.ts'
import { listRoster } from '../learners/door.ts'
import { listClassScores, listItems } from './gradebook.store.ts'

export async function readClassRecord(
  tx: Tx,
  actor: Actor,
  id: number,
  { quarter, parts, include }: Received<typeof shape.query>,
  now: Date,
): Promise<Received<typeof shape.reply>> {
  const klass = await readClass(tx, actor, id)
  await recordOpening(tx, actor, id, now)
  const enrollments = await listRoster(tx, id, include)
  if (parts === 'roster') return { klass, items: [], enrollments, scores: [] }
  return {
    klass,
    items: await listItems(tx, id, quarter),
    enrollments,
    scores: await listClassScores(tx, klass, { quarter, include }),
  }
}
