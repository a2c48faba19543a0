import type { Score } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { listScoreChangesEndpoint as changesShape } from '@klasrum/contract/sheets'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, recordShown } from '../classes/door.ts'
import * as store from './gradebook.store.ts'
import { pageOfScoreChanges } from './score-changes.store.ts'

export async function listScores(
  tx: Tx,
  actor: Actor,
  { id, quarter }: { id: number; quarter?: number | undefined },
  now: Date,
): Promise<Score[]> {
  const klass = await findManagedClass(tx, actor, id)
  await recordShown(tx, actor, id, now, 'scores')
  return store.listClassScores(tx, klass, { quarter, include: 'enrolled' })
}

export async function listScoreChanges(
  tx: Tx,
  actor: Actor,
  id: number,
  query: Received<typeof changesShape.query>,
  now: Date,
): Promise<Received<typeof changesShape.reply>> {
  await findManagedClass(tx, actor, id)
  await recordShown(tx, actor, id, now, 'history')
  return pageOfScoreChanges(tx, id, query)
}
