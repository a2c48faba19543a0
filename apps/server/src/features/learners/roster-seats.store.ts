import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners, transfers } from './learners.tables.ts'

const rosterLock = 7_275_536

/** Registers are written to a school one after the other: two with the same names would make each learner twice. */
export const lockSchoolRosters = (tx: Tx, school_id: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${rosterLock}, ${school_id})`)

/** They stay at the school until the end of the transaction. */
export const shareLearners = (tx: Tx, ids: number[]) =>
  tx
    .select({ id: learners.id })
    .from(learners)
    .where(inArray(learners.id, ids))
    .orderBy(learners.id)
    .for('share')

/** The first number that the school has not given yet. */
export async function nextGivenNumber(tx: Tx, school_id: number): Promise<number> {
  const found = await tx.execute(sql`
    select coalesce(max(substring(external_student_id from 4)::int), 0) + 1 as next from ${learners}
    where school_id = ${school_id} and lrn is null and lower(external_student_id) ~ '^nl-[0-9]{6,8}$'`)
  return rowsOf<{ next: number }>(found)[0]?.next ?? 1
}

export const addLearners = async (tx: Tx, rows: (typeof learners.$inferInsert)[]): Promise<number[]> =>
  rows.length === 0
    ? []
    : (await tx.insert(learners).values(rows).returning({ id: learners.id })).map(({ id }) => id)

type Seats = { class_id: number; student_ids: number[]; enrolled_on: string }

export const addSeats = async (tx: Tx, { class_id, student_ids, enrolled_on }: Seats): Promise<number[]> =>
  student_ids.length === 0
    ? []
    : (
        await tx
          .insert(enrollments)
          .values(student_ids.map((student_id) => ({ class_id, student_id, enrolled_on })))
          .returning({ id: enrollments.id })
      ).map(({ id }) => id)

export const countSeats = (tx: Tx, class_id: number) =>
  tx.$count(enrollments, eq(enrollments.class_id, class_id))

export const takeUpAgain = async (tx: Tx, ids: number[]): Promise<number[]> =>
  (
    await tx
      .update(enrollments)
      .set({ dropped_at: null })
      .where(and(inArray(enrollments.id, ids), isNotNull(enrollments.dropped_at)))
      .returning({ id: enrollments.id })
  ).map(({ id }) => id)

/** How many left the roster. Those who have scores keep their row, as everybody who leaves. */
export async function takeBackSeats(
  tx: Tx,
  class_id: number,
  { made, returned }: { made: number[]; returned: number[] },
  now: Date,
): Promise<number> {
  const ofScores = tx
    .select({ id: scores.id })
    .from(scores)
    .where(and(eq(scores.class_id, enrollments.class_id), eq(scores.student_id, enrollments.student_id)))
  const isMade = and(eq(enrollments.class_id, class_id), inArray(enrollments.id, made))
  const deleted = await tx
    .delete(enrollments)
    .where(and(isMade, notExists(ofScores)))
    .returning({ dropped_at: enrollments.dropped_at })
  const dropped = await tx
    .update(enrollments)
    .set({ dropped_at: now })
    .where(
      and(
        eq(enrollments.class_id, class_id),
        inArray(enrollments.id, [...made, ...returned]),
        isNull(enrollments.dropped_at),
      ),
    )
    .returning({ id: enrollments.id })
  return deleted.filter(({ dropped_at }) => dropped_at === null).length + dropped.length
}

/** Nobody enrols them before the end of the transaction. */
const lockLearnersForUpdate = (tx: Tx, ids: number[]) =>
  tx
    .select({ id: learners.id })
    .from(learners)
    .where(inArray(learners.id, ids))
    .orderBy(learners.id)
    .for('update')

/** Those with nothing added since are gone; how many are, and how many stay. */
export async function takeBackLearners(tx: Tx, ids: number[]): Promise<{ deleted: number; kept: number }> {
  const there = await lockLearnersForUpdate(tx, ids)
  const ofEnrollments = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.student_id, learners.id))
  const ofTransfers = tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.student_id, learners.id))
  const deleted = await tx
    .delete(learners)
    .where(
      and(
        inArray(learners.id, ids),
        eq(learners.version, 1),
        isNull(learners.user_id),
        notExists(ofEnrollments),
        notExists(ofTransfers),
      ),
    )
    .returning({ id: learners.id })
  return { deleted: deleted.length, kept: there.length - deleted.length }
}
