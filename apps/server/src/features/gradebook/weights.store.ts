import type { Weights } from '@klasrum/contract/weights'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { quarterWeights } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }

/** Nothing while they are not set. */
export const findWeights = async (tx: Tx, { class_id, quarter }: InQuarter): Promise<Weights | undefined> =>
  (
    await tx
      .select({
        written_work_weight: quarterWeights.written_work_weight,
        performance_task_weight: quarterWeights.performance_task_weight,
        quarterly_assessment_weight: quarterWeights.quarterly_assessment_weight,
      })
      .from(quarterWeights)
      .where(and(eq(quarterWeights.class_id, class_id), eq(quarterWeights.quarter, quarter)))
  )[0]

export const setWeights = (tx: Tx, place: InQuarter, weights: Weights) =>
  tx
    .insert(quarterWeights)
    .values({ ...place, ...weights })
    .onConflictDoUpdate({ target: [quarterWeights.class_id, quarterWeights.quarter], set: weights })
