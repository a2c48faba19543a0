import type { Weights } from '@klasrum/contract/weights'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, shareOpenClass } from '../classes/door.ts'
import { refuseBeyond } from './item-rules.ts'
import { refuseClosed, takeSheets } from './take-sheets.ts'
import { findWeights, setWeights } from './weights.store.ts'

type InQuarter = { id: number; quarter: number }

const unset: Weights = { written_work_weight: 0, performance_task_weight: 0, quarterly_assessment_weight: 0 }

export async function readWeights(tx: Tx, actor: Actor, { id, quarter }: InQuarter): Promise<Weights> {
  await findManagedClass(tx, actor, id)
  return (await findWeights(tx, { class_id: id, quarter })) ?? unset
}

export async function writeWeights(
  tx: Tx,
  actor: Actor,
  { id, quarter }: InQuarter,
  weights: Weights,
): Promise<Weights> {
  const { policy } = await shareOpenClass(tx, actor, id)
  refuseBeyond(policy, quarter)
  await takeSheets(tx, id)
  await refuseClosed(tx, id, quarter)
  await setWeights(tx, { class_id: id, quarter }, weights)
  return weights
}
