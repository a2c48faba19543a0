import type { ReportCard } from '@klasrum/contract/reports'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import type { ClassPeriod } from '../gradebook/door.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { type CardClass, readCards } from '../reports/door.ts'
import { type LetterHead, letterHeadOf } from '../schools/door.ts'
import { findAdviser } from '../sections/door.ts'

export type FormLearner = {
  student_id: number
  listed_name: string
  gender: 'male' | 'female'
  lrn: string | null
  birth_date: string | null
  address: string | null
  parent_phone: string | null
}

/** A class, or a section, which has no subject and teacher of its own. */
type FormClass = CardClass & { subject_name: string | null; primary_teacher_name: string | null }

/** All that a form may say of a class. */
export type FormContent = {
  klass: FormClass
  head: LetterHead
  adviser: string | null
  /** Boys first, each by name, as the department's forms have them. */
  learners: FormLearner[]
  /** Only for a class record. */
  periods: readonly ClassPeriod[]
  cardOf: (student_id: number) => ReportCard
}

const boysFirst = <Learner extends { gender: 'male' | 'female' }>(list: readonly Learner[]): Learner[] => [
  ...list.filter(({ gender }) => gender === 'male'),
  ...list.filter(({ gender }) => gender === 'female'),
]

/** Those on the rosters by name, or the one asked for, who may have left. */
export async function listFormLearners(
  tx: Tx,
  class_ids: readonly number[],
  student_id?: number,
): Promise<FormLearner[]> {
  const found = await tx
    .selectDistinctOn([learners.sort_name, learners.id], {
      student_id: learners.id,
      listed_name: learners.listed_name,
      gender: learners.gender,
      lrn: learners.lrn,
      birth_date: learners.birth_date,
      address: learners.address,
      parent_phone: learners.parent_phone,
    })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .where(
      and(
        inArray(enrollments.class_id, [...class_ids]),
        student_id === undefined ? isNull(enrollments.dropped_at) : eq(learners.id, student_id),
      ),
    )
    .orderBy(learners.sort_name, learners.id)
  return boysFirst(found)
}

type Asked = { klass: FormClass; learners: FormLearner[]; periods?: readonly ClassPeriod[] }

/** Opening the classes that the cards show is recorded. */
export async function readFormContent(
  tx: Tx,
  actor: Actor,
  { klass, learners, periods = [] }: Asked,
  now: Date,
): Promise<FormContent> {
  const { cardOf } = await readCards(
    tx,
    actor,
    klass,
    learners.map(({ student_id }) => student_id),
    now,
  )
  return {
    klass,
    head: await letterHeadOf(tx, klass.school_id),
    adviser: (await findAdviser(tx, klass))?.name ?? null,
    learners,
    periods,
    cardOf,
  }
}
