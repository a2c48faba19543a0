import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { closedGrades, quarterClosings } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }
type Closing = typeof quarterClosings.$inferInsert

/** Whether one of the quarters is closed. */
export const isAnyQuarterClosed = async (
  tx: Tx,
  class_id: number,
  quarters: readonly number[],
): Promise<boolean> =>
  (await tx.$count(
    quarterClosings,
    and(eq(quarterClosings.class_id, class_id), inArray(quarterClosings.quarter, [...quarters])),
  )) > 0

export async function addClosing(tx: Tx, closing: Closing, grades: readonly QuarterGradeRow[]) {
  await tx.insert(quarterClosings).values(closing)
  const { class_id, quarter } = closing
  if (grades.length > 0)
    await tx.insert(closedGrades).values(grades.map((grade) => ({ ...grade, class_id, quarter })))
}

/** With the grades that were kept. Says whether there was one. */
export const removeClosing = async (tx: Tx, { class_id, quarter }: InQuarter): Promise<boolean> =>
  (
    await tx
      .delete(quarterClosings)
      .where(and(eq(quarterClosings.class_id, class_id), eq(quarterClosings.quarter, quarter)))
      .returning({ quarter: quarterClosings.quarter })
  ).length > 0

/** Of those on the roster, by name. Whoever came after the closing has none. */
export async function listKeptGrades(tx: Tx, { class_id, quarter }: InQuarter): Promise<QuarterGradeRow[]> {
  const rows = await tx
    .select({
      student_id: enrollments.student_id,
      ps_ww: closedGrades.ps_ww,
      ws_ww: closedGrades.ws_ww,
      ps_pt: closedGrades.ps_pt,
      ws_pt: closedGrades.ws_pt,
      ps_qa: closedGrades.ps_qa,
      ws_qa: closedGrades.ws_qa,
      initial_grade: closedGrades.initial_grade,
      quarterly_grade: closedGrades.quarterly_grade,
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .leftJoin(
      closedGrades,
      and(
        eq(closedGrades.class_id, enrollments.class_id),
        eq(closedGrades.quarter, quarter),
        eq(closedGrades.student_id, enrollments.student_id),
      ),
    )
    .where(and(eq(enrollments.class_id, class_id), isNull(enrollments.dropped_at)))
    .orderBy(learners.sort_name, learners.id)
  return rows.map((row) => ({ ...row, missing: 0, provisional: false }))
}
