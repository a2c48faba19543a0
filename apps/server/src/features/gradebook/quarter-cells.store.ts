import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { gradeItems, scores } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }

/** By item: a score, null for blank, -1 for excused. */
export type LearnerCells = { student_id: number; cells: Record<number, number | null> }

/** Of those on the roster, by name. */
export const listCells = (tx: Tx, { class_id, quarter }: InQuarter): Promise<LearnerCells[]> =>
  tx
    .select({
      student_id: enrollments.student_id,
      cells: sql<LearnerCells['cells']>`coalesce(
        jsonb_object_agg(${scores.item_id}, case when ${scores.excused} then -1 else ${scores.score} end)
          filter (where ${scores.item_id} is not null), '{}')`,
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .leftJoin(gradeItems, and(eq(gradeItems.class_id, enrollments.class_id), eq(gradeItems.quarter, quarter)))
    .leftJoin(scores, and(eq(scores.item_id, gradeItems.id), eq(scores.student_id, enrollments.student_id)))
    .where(and(eq(enrollments.class_id, class_id), isNull(enrollments.dropped_at)))
    .groupBy(enrollments.student_id, learners.sort_name, learners.id)
    .orderBy(learners.sort_name, learners.id)
