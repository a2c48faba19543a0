import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { gradeItems, scores } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }

/** By item: a score, null for blank, -1 for excused. */
export type LearnerCells = { student_id: number; cells: Record<number, number | null> }

/** Of those on the roster, by name. Each learner's scores are gathered first: looking up every cell takes three times as long. */
export function listCells(tx: Tx, { class_id, quarter }: InQuarter): Promise<LearnerCells[]> {
  const held = tx
    .select({
      student_id: scores.student_id,
      cells: sql<
        LearnerCells['cells']
      >`json_object_agg(${scores.item_id}, case when ${scores.excused} then -1 else ${scores.score} end)`.as(
        'cells',
      ),
    })
    .from(gradeItems)
    .innerJoin(scores, eq(scores.item_id, gradeItems.id))
    .where(and(eq(gradeItems.class_id, class_id), eq(gradeItems.quarter, quarter)))
    .groupBy(scores.student_id)
    .as('held')
  return tx
    .select({
      student_id: enrollments.student_id,
      cells: sql<LearnerCells['cells']>`coalesce(${held.cells}, '{}')`,
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .leftJoin(held, eq(held.student_id, enrollments.student_id))
    .where(and(eq(enrollments.class_id, class_id), isNull(enrollments.dropped_at)))
    .orderBy(learners.sort_name, learners.id)
}
