import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findHolder } from './learners.store.ts'

/** Says of a number that is taken as much as the caller may know of whoever has it. */
export async function refuseTaken(
  tx: Tx,
  actor: Actor,
  wanted: { school_id: number; number: string },
): Promise<void> {
  const holder = await findHolder(tx, actor, wanted)
  if (!holder) return
  if (holder.school_id !== wanted.school_id) refuse('learner.elsewhere')
  if (!holder.isFindable) refuse('learner.exists_unseen')
  refuse('learner.exists', { fill: { name: holder.listed_name } })
}
