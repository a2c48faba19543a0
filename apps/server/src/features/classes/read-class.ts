import type { ClassSummary } from '@klasrum/contract/classes'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findKeptSummary } from './summaries.store.ts'

export const readClass = async (tx: Tx, actor: Actor, id: number): Promise<ClassSummary> =>
  (await findKeptSummary(tx, actor, id)) ?? refuse('class.not_found')
