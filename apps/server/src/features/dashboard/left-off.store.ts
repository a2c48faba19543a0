import type { dashboardWorkEndpoint } from '@klasrum/contract/dashboard'
import type { Received } from '@klasrum/contract/endpoint'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy } from '../classes/door.ts'
import { gradeItems, scoreChanges, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'

type LeftOff = NonNullable<Received<(typeof dashboardWorkEndpoint)['reply']>['left_off']>

const shown = 7
/** So many stand above the first one without a score. */
const above = 3

/** The item that the caller wrote a score of last, in a class that is still theirs and active. */
export async function leftOff(tx: Tx, actor: Actor): Promise<LeftOff | null> {
  // Each class has its own end of the history: what others wrote elsewhere is not looked through.
  const last = tx
    .select({ item_id: scoreChanges.item_id, changed_at: scoreChanges.changed_at })
    .from(scoreChanges)
    .where(and(eq(scoreChanges.class_id, classes.id), eq(scoreChanges.changed_by_user_id, actor.user_id)))
    .orderBy(desc(scoreChanges.id))
    .limit(1)
    .as('last')
  const [found] = await tx
    .select({
      class_id: classes.id,
      subject_name: subjects.name,
      grade_level: classes.grade_level,
      section: classes.section,
      policy: classes.policy,
      quarter: gradeItems.quarter,
      item: { id: gradeItems.id, title: gradeItems.title, max_score: gradeItems.max_score },
      changed_at: last.changed_at,
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .crossJoinLateral(last)
    .innerJoin(gradeItems, eq(gradeItems.id, last.item_id))
    .where(and(managedBy(tx, actor), isNull(classes.archived_at)))
    .orderBy(desc(last.changed_at))
    .limit(1)
  if (!found) return null
  const all = await cellsOf(tx, found.class_id, found.item.id)
  const blank = all.findIndex(({ cell }) => cell === null)
  const from = Math.max(0, Math.min(Math.max(blank, 0) - above, all.length - shown))
  return {
    ...found,
    changed_at: found.changed_at.toISOString(),
    learners: all.length,
    entered: all.filter(({ cell }) => cell !== null).length,
    rows: all.slice(from, from + shown),
  }
}

/** In the order of the sheet. */
const cellsOf = (tx: Tx, class_id: number, item_id: number) =>
  tx
    .select({
      student_id: learners.id,
      listed_name: learners.listed_name,
      cell: sql<number | null>`case when ${scores.excused} then -1 else ${scores.score} end`.mapWith(
        scores.score,
      ),
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .leftJoin(scores, and(eq(scores.item_id, item_id), eq(scores.student_id, learners.id)))
    .where(and(eq(enrollments.class_id, class_id), isNull(enrollments.dropped_at)))
    .orderBy(desc(eq(learners.gender, 'male')), asc(learners.sort_name), asc(learners.id))
