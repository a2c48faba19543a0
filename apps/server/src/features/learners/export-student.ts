import type { FileReply, Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { collectLearner } from './learner-export.store.ts'
import { findReadable } from './learners.store.ts'

/** The name of the file, unlike the file, says nobody's name. */
export async function exportStudent(
  tx: Tx,
  actor: Actor,
  id: number,
  now: Date,
): Promise<Received<typeof FileReply>> {
  if (!(await findReadable(tx, actor, id))) refuse('learner.not_found')
  const file = { exported_at: now.toISOString(), ...(await collectLearner(tx, id)) }
  return {
    type: 'application/json; charset=utf-8',
    name: `learner-${id}.json`,
    bytes: Buffer.from(JSON.stringify(file, null, 2)),
  }
}
