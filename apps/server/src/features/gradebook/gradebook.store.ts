import type { GradeItem, Score } from '@klasrum/contract/class-record'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { gradeItems, scores } from './gradebook.tables.ts'

const inQuarter = (quarter: number | undefined) =>
  quarter === undefined ? undefined : eq(gradeItems.quarter, quarter)

/** A score as the contract has it, read together with its item. */
export const scoreColumns = (school_id: number) => ({
  id: scores.id,
  school_id: sql<number>`${school_id}::int`,
  class_id: scores.class_id,
  item_id: scores.item_id,
  student_id: scores.student_id,
  quarter: gradeItems.quarter,
  score: scores.score,
  excused: scores.excused,
})

export const listItems = (tx: Tx, class_id: number, quarter: number | undefined): Promise<GradeItem[]> =>
  tx
    .select()
    .from(gradeItems)
    .where(and(eq(gradeItems.class_id, class_id), inQuarter(quarter)))
    .orderBy(gradeItems.quarter, gradeItems.id)

type Which = { quarter: number | undefined; include: 'enrolled' | 'dropped' }

const inOneGo = 5_000

/** Of those who left the class only when they are included. Read in pieces, so that others are served in between. */
export async function listClassScores(
  tx: Tx,
  klass: { id: number; school_id: number },
  which: Which,
): Promise<Score[]> {
  const found: Score[] = []
  for (let after = 0; ; after = found.at(-1)?.id ?? 0) {
    const piece = await scoresAfter(tx, klass, { ...which, after })
    found.push(...piece)
    if (piece.length < inOneGo) return found
  }
}

const scoresAfter = (
  tx: Tx,
  { id, school_id }: { id: number; school_id: number },
  { quarter, include, after }: Which & { after: number },
): Promise<Score[]> =>
  tx
    .select(scoreColumns(school_id))
    .from(scores)
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .innerJoin(
      enrollments,
      and(eq(enrollments.class_id, scores.class_id), eq(enrollments.student_id, scores.student_id)),
    )
    .where(
      and(
        eq(scores.class_id, id),
        gt(scores.id, after),
        inQuarter(quarter),
        include === 'enrolled' ? isNull(enrollments.dropped_at) : undefined,
      ),
    )
    .orderBy(scores.id)
    .limit(inOneGo)
