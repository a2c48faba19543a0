import { and, eq, exists, inArray, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy } from '../classes/door.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { enrollments, learners } from './learners.tables.ts'

const managedClasses = (tx: Tx, actor: Actor) =>
  tx.select({ id: classes.id }).from(classes).where(managedBy(tx, actor))

/**
 * Whose record somebody reads in full, changes and exports: everyone's, the school's, or that of a learner whom they
 * added or have, or had, in a class they keep.
 */
export function readableBy(tx: Tx, actor: Actor): SQL | undefined {
  const { role, school_id, user_id } = actor
  if (role === 'admin') return undefined
  if (role === 'school-admin') return school_id === null ? sql`false` : eq(learners.school_id, school_id)
  if (role !== 'teacher') return sql`false`
  const taught = tx
    .select({ id: enrollments.student_id })
    .from(enrollments)
    .where(inArray(enrollments.class_id, managedClasses(tx, actor)))
  return or(eq(learners.created_by_user_id, user_id), inArray(learners.id, taught))
}

/**
 * Whom somebody finds by name and may enrol: also every learner of a school that confirmed the teacher, but for those whom
 * a teacher added that the school has not confirmed; these are that teacher's alone, and the school's to look at.
 */
export function findableBy(tx: Tx, actor: Actor): SQL | undefined {
  if (actor.role !== 'teacher') return readableBy(tx, actor)
  const confirming = tx
    .select({ id: teachers.school_id })
    .from(teachers)
    .where(and(eq(teachers.user_id, actor.user_id), eq(teachers.school_state, 'confirmed')))
  const byStranger = tx
    .select({ id: teachers.id })
    .from(teachers)
    .where(
      and(
        eq(teachers.user_id, learners.created_by_user_id),
        eq(teachers.school_id, learners.school_id),
        ne(teachers.school_state, 'confirmed'),
      ),
    )
  return or(readableBy(tx, actor), and(inArray(learners.school_id, confirming), notExists(byStranger)))
}

/** Of a learner whom the caller may read: whether somebody else's class has, or had, them too. */
export function isTaughtByOthers(tx: Tx, actor: Actor): SQL {
  if (actor.role !== 'teacher') return sql`false`
  const elsewhere = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.student_id, learners.id),
        notInArray(enrollments.class_id, managedClasses(tx, actor)),
      ),
    )
  return exists(elsewhere)
}
