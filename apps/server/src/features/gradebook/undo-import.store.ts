import type { Weights } from '@klasrum/contract/weights'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { gradeItems, quarterWeights, scoreChanges, scores } from './gradebook.tables.ts'

type Place = { class_id: number; version: number; user_id: number; now: Date }

/** Those with a change of the request in them. */
export const quartersOfRequest = async (tx: Tx, class_id: number, request_id: string): Promise<number[]> =>
  (
    await tx
      .selectDistinct({ quarter: scoreChanges.quarter })
      .from(scoreChanges)
      .where(and(eq(scoreChanges.class_id, class_id), eq(scoreChanges.request_id, request_id)))
  ).flatMap(({ quarter }) => quarter ?? [])

export const quartersOfItems = async (tx: Tx, ids: number[]): Promise<number[]> =>
  (
    await tx
      .selectDistinct({ quarter: gradeItems.quarter })
      .from(gradeItems)
      .where(inArray(gradeItems.id, ids))
  ).map(({ quarter }) => quarter)

/** Cells that still hold what the request wrote hold again what they held before it, also of those who left. */
export async function restoreCells(
  tx: Tx,
  { class_id, version, user_id, now }: Place,
  request_id: string,
): Promise<{ restored: number; kept: number }> {
  const found = await tx.execute(sql`
    with changed as (
      select item_id, student_id, old_score, old_excused, new_score, new_excused
      from ${scoreChanges} where class_id = ${class_id} and request_id = ${request_id}
    ), restored as (
      update ${scores} as held
      set score = old_score, excused = old_excused, typed = null, typed_over = null, changed_in = ${version}, updated_by_user_id = ${user_id},
        updated_at = ${now.toISOString()}::timestamptz
      from changed join ${gradeItems} item on item.id = changed.item_id
      where held.item_id = changed.item_id and held.student_id = changed.student_id
        and (held.score, held.excused) is not distinct from (new_score, new_excused)
        and coalesce(old_score, 0) <= item.max_score
      returning held.id
    )
    select (select count(*) from restored)::int as restored,
      ((select count(*) from changed) - (select count(*) from restored))::int as kept`)
  return rowsOf<{ restored: number; kept: number }>(found)[0] ?? { restored: 0, kept: 0 }
}

/** Unless somebody gave it another one since, or wrote a score above the earlier one. */
export const restoreMaxScore = (
  tx: Tx,
  { item_id, before, after }: Record<'item_id' | 'before' | 'after', number>,
) =>
  tx
    .update(gradeItems)
    .set({ max_score: before })
    .where(
      and(
        eq(gradeItems.id, item_id),
        eq(gradeItems.max_score, after),
        sql`not exists (select from ${scores} where item_id = ${item_id} and score > ${before})`,
      ),
    )

/** Unless somebody set others since. */
export const unsetWeights = (tx: Tx, place: { class_id: number; quarter: number }, weights: Weights) =>
  tx
    .delete(quarterWeights)
    .where(
      and(
        eq(quarterWeights.class_id, place.class_id),
        eq(quarterWeights.quarter, place.quarter),
        eq(quarterWeights.written_work_weight, weights.written_work_weight),
        eq(quarterWeights.performance_task_weight, weights.performance_task_weight),
        eq(quarterWeights.quarterly_assessment_weight, weights.quarterly_assessment_weight),
      ),
    )
