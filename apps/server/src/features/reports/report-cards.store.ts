import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { listTaught, managedBy, type TaughtClass } from '../classes/door.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { terms } from '../schools/schools.tables.ts'

export type CardLearner = {
  student_id: number
  listed_name: string
  gender: 'male' | 'female'
  lrn: string | null
  birth_date: string | null
}

/** Those on the roster by name, or the one asked for, who may have left. */
export const listCardLearners = (tx: Tx, class_id: number, student_id?: number): Promise<CardLearner[]> =>
  tx
    .select({
      student_id: learners.id,
      listed_name: learners.listed_name,
      gender: learners.gender,
      lrn: learners.lrn,
      birth_date: learners.birth_date,
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .where(
      and(
        eq(enrollments.class_id, class_id),
        student_id === undefined ? isNull(enrollments.dropped_at) : eq(learners.id, student_id),
      ),
    )
    .orderBy(learners.sort_name, learners.id)

/** More than the learners of one class can be spread over. */
const mostClasses = 500

type AtSchool = { school_id: number; school_year: string }

/** The classes of the school and year that have one of the learners on their rosters; only those somebody keeps, if said so. */
export function listClassesOf(
  tx: Tx,
  { school_id, school_year }: AtSchool,
  students: readonly number[],
  managedByOnly: Actor | null,
): Promise<TaughtClass[]> {
  const taken = tx
    .select({ class_id: enrollments.class_id })
    .from(enrollments)
    .where(and(inArray(enrollments.student_id, [...students]), isNull(enrollments.dropped_at)))
  const where = and(
    eq(classes.school_id, school_id),
    eq(terms.school_year, school_year),
    inArray(classes.id, taken),
    managedByOnly ? managedBy(tx, managedByOnly) : undefined,
  )
  return listTaught(tx, where, mostClasses)
}
