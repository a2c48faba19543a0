import type { ClassSummary } from '@klasrum/contract/classes'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { changeClass } from './classes.store.ts'
import { lockManagedClass } from './managed-classes.store.ts'
import { writtenSummary } from './summaries.store.ts'

export async function archiveClass(tx: Tx, actor: Actor, id: number, now: Date): Promise<ClassSummary> {
  const { archived_at } = await lockManagedClass(tx, actor, id)
  if (!archived_at) await changeClass(tx, id, { archived_at: now })
  return writtenSummary(tx, id)
}

export async function restoreClass(tx: Tx, actor: Actor, id: number): Promise<ClassSummary> {
  const { archived_at } = await lockManagedClass(tx, actor, id)
  if (archived_at) await changeClass(tx, id, { archived_at: null })
  return writtenSummary(tx, id)
}
