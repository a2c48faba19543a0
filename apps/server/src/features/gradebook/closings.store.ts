import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { keptGrades, quarterClosings } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }
type Closing = typeof quarterClosings.$inferInsert

/** Whether one of the quarters is closed. */
export const isClosed = async (tx: Tx, class_id: number, quarters: readonly number[]): Promise<boolean> =>
  (await tx.$count(
    quarterClosings,
    and(eq(quarterClosings.class_id, class_id), inArray(quarterClosings.quarter, [...quarters])),
  )) > 0

export async function addClosing(tx: Tx, closing: Closing, grades: readonly QuarterGradeRow[]) {
  await tx.insert(quarterClosings).values(closing)
  const { class_id, quarter } = closing
  if (grades.length > 0)
    await tx.insert(keptGrades).values(grades.map((grade) => ({ ...grade, class_id, quarter })))
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
      ps_ww: keptGrades.ps_ww,
      ws_ww: keptGrades.ws_ww,
      ps_pt: keptGrades.ps_pt,
      ws_pt: keptGrades.ws_pt,
      ps_qa: keptGrades.ps_qa,
      ws_qa: keptGrades.ws_qa,
      initial_grade: keptGrades.initial_grade,
      quarterly_grade: keptGrades.quarterly_grade,
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .leftJoin(
      keptGrades,
      and(
        eq(keptGrades.class_id, enrollments.class_id),
        eq(keptGrades.quarter, quarter),
        eq(keptGrades.student_id, enrollments.student_id),
      ),
    )
    .where(and(eq(enrollments.class_id, class_id), isNull(enrollments.dropped_at)))
    .orderBy(learners.sort_name, learners.id)
  return rows.map((row) => ({ ...row, missing: 0, provisional: false }))
}
