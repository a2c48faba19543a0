import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { enrollments, learners } from './learners.tables.ts'
import { findableBy } from './seen-learners.store.ts'

/** Somebody on record whom a row may be about. */
export type KnownLearner = {
  id: number
  school_id: number
  external_student_id: string
  number_given: boolean
  listed_name: string
  gender: 'male' | 'female'
  /** Whether the caller may find and enrol them. */
  findable: boolean
  enrollment_id: number | null
  dropped: boolean
}

type Asked = { class_id: number; school_id: number; numbers: readonly string[]; names: readonly string[] }

const textsOf = (texts: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

/** Everybody whom the rows of a register may be about: those of the class, and those with the numbers and names. */
export async function readKnownLearners(
  tx: Tx,
  actor: Actor,
  { class_id, school_id, numbers, names }: Asked,
): Promise<KnownLearner[]> {
  const mayFind = findableBy(tx, actor)
  const lrns = numbers.filter((number) => /^\d{12}$/.test(number))
  const own = numbers.filter((number) => !/^\d{12}$/.test(number)).map((number) => number.toLowerCase())
  const id = { id: learners.id }
  // Each branch goes through an index of its own; a single condition would read the whole school, or everybody.
  const meant = union(
    tx.select({ id: enrollments.student_id }).from(enrollments).where(eq(enrollments.class_id, class_id)),
    tx
      .select(id)
      .from(learners)
      .where(sql`${learners.lrn} in ${textsOf(lrns)}`),
    tx
      .select(id)
      .from(learners)
      .where(
        and(
          eq(learners.school_id, school_id),
          isNull(learners.lrn),
          sql`lower(${learners.external_student_id}) in ${textsOf(own)}`,
        ),
      ),
    tx
      .select(id)
      .from(learners)
      .where(
        and(
          eq(learners.school_id, school_id),
          sql`${learners.sort_name} in (
        select fold_text(given) from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as given)`,
        ),
      ),
  )
  return tx
    .select({
      id: learners.id,
      school_id: learners.school_id,
      external_student_id: learners.external_student_id,
      number_given: learners.number_given,
      listed_name: learners.listed_name,
      gender: learners.gender,
      findable: mayFind ? sql<boolean>`coalesce(${mayFind}, false)` : sql<boolean>`true`,
      enrollment_id: enrollments.id,
      dropped: sql<boolean>`${enrollments.dropped_at} is not null`,
    })
    .from(learners)
    .leftJoin(enrollments, and(eq(enrollments.student_id, learners.id), eq(enrollments.class_id, class_id)))
    .where(inArray(learners.id, meant))
    .orderBy(learners.id)
}
