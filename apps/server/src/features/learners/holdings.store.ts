import type { Received } from '@klasrum/contract/endpoint'
import type { studentHoldingsEndpoint } from '@klasrum/contract/learners'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy } from '../classes/door.ts'
import { scores } from '../gradebook/gradebook.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { enrollments } from './learners.tables.ts'

type Holdings = Received<typeof studentHoldingsEndpoint.reply>

const mostClasses = 199

/** The classes the caller keeps by name; the others are only counted together. */
export async function listHoldings(tx: Tx, actor: Actor, student_id: number): Promise<Holdings> {
  const managedClasses = tx.select({ id: classes.id }).from(classes).where(managedBy(tx, actor))
  const rows = await tx
    .select({
      name: sql<string>`concat(${subjects.name}, ', Grade ', ${classes.grade_level}, ' ', ${classes.section})`,
      isKept: sql<boolean>`${inArray(classes.id, managedClasses)}`,
      scores: sql<number>`count(${scores.id})::int`,
    })
    .from(enrollments)
    .innerJoin(classes, eq(classes.id, enrollments.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .leftJoin(
      scores,
      and(eq(scores.class_id, enrollments.class_id), eq(scores.student_id, enrollments.student_id)),
    )
    .where(eq(enrollments.student_id, student_id))
    .groupBy(classes.id, subjects.id)
    .orderBy(classes.id)
  const shown = rows.filter(({ isKept }) => isKept).slice(0, mostClasses)
  const others = rows.filter((row) => !shown.includes(row))
  const total = (counted: typeof rows): number => counted.reduce((sum, row) => sum + row.scores, 0)
  return {
    scores: total(rows),
    classes: [
      ...shown.map((row) => ({ name: row.name, scores: row.scores })),
      ...(others.length > 0 ? [{ name: 'Other classes', scores: total(others) }] : []),
    ],
  }
}

const classIdsOf = (tx: Tx, student_id: number) =>
  tx.select({ id: enrollments.class_id }).from(enrollments).where(eq(enrollments.student_id, student_id))

/** The learner's classes are neither changed nor deleted before the end of the transaction. */
export const shareClassesOf = (tx: Tx, student_id: number) =>
  tx
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.id, classIdsOf(tx, student_id)))
    .orderBy(classes.id)
    .for('share')

/** Nobody writes a score of the learner between the counting and the end of the transaction. */
export async function lockScoresForUpdate(tx: Tx, student_id: number): Promise<number> {
  await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.student_id, student_id))
    .orderBy(enrollments.id)
    .for('update')
  return tx.$count(
    scores,
    and(
      eq(scores.student_id, student_id),
      // The index begins with the class.
      inArray(scores.class_id, classIdsOf(tx, student_id)),
    ),
  )
}
