import type { Student } from '@klasrum/contract/learners'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import type { Actor } from '../../http/session.ts'
import { learners } from './learners.tables.ts'
import { listedColumns } from './listed-learners.store.ts'
import { findableBy, isTaughtByOthers, readableBy } from './seen-learners.store.ts'

export type LearnerRow = typeof learners.$inferSelect
export type NewLearner = typeof learners.$inferInsert

/** The record in full, for those who may read it. */
export async function findStudent(tx: Tx, actor: Actor, id: number): Promise<Student | undefined> {
  const [found] = await tx
    .select({
      ...listedColumns(tx),
      metadata_json: {
        fullname: learners.fullname,
        grade_level: learners.grade_level,
        gender: learners.gender,
        created_via: learners.created_via,
        email: learners.email,
        birth_date: learners.birth_date,
        address: learners.address,
        phone: learners.phone,
        parent_name: learners.parent_name,
        parent_phone: learners.parent_phone,
      },
      version: learners.version,
      may_delete: sql<boolean>`not ${isTaughtByOthers(tx, actor)}`,
    })
    .from(learners)
    .where(and(eq(learners.id, id), readableBy(tx, actor)))
  return found && { ...found, may_edit: true }
}

const readable = (tx: Tx, actor: Actor, id: number) =>
  tx
    .select()
    .from(learners)
    .where(and(eq(learners.id, id), readableBy(tx, actor)))

export const findReadable = async (tx: Tx, actor: Actor, id: number): Promise<LearnerRow | undefined> =>
  (await readable(tx, actor, id))[0]

/** Nobody else changes, moves or deletes the record before the end of the transaction. */
export const lockLearner = async (tx: Tx, actor: Actor, id: number): Promise<LearnerRow | undefined> =>
  (await readable(tx, actor, id).for('no key update'))[0]

/** Nobody enrols the learner either. */
export const lockLearnerForUpdate = async (
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<LearnerRow | undefined> => (await readable(tx, actor, id).for('update'))[0]

/** A learner whom the caller may enrol, who stays at the school until the end of the transaction. */
export const shareFindableLearner = async (
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<LearnerRow | undefined> =>
  (
    await tx
      .select()
      .from(learners)
      .where(and(eq(learners.id, id), findableBy(tx, actor)))
      .for('share')
  )[0]

export async function taughtByOthers(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  const [found] = await tx
    .select({ taught: sql<boolean>`${isTaughtByOthers(tx, actor)}` })
    .from(learners)
    .where(eq(learners.id, id))
  return found?.taught ?? false
}

/** Nothing when the number is taken. */
export const addLearner = async (tx: Tx, values: NewLearner): Promise<number | undefined> =>
  (await tx.insert(learners).values(values).onConflictDoNothing().returning({ id: learners.id }))[0]?.id

export const changeLearner = (tx: Tx, id: number, values: Partial<NewLearner>) =>
  tx
    .update(learners)
    .set({ ...values, version: sql`${learners.version} + 1` })
    .where(eq(learners.id, id))

export const isTakenNumber = (error: unknown): boolean =>
  ['learners_lrn', 'learners_own_number'].includes(brokenConstraint(error) ?? '')

/** Whoever has the number: an LRN at every school, another number at this one. */
export async function findHolder(
  tx: Tx,
  actor: Actor,
  { school_id, number }: { school_id: number; number: string },
) {
  const ofSchool = and(
    eq(learners.school_id, school_id),
    isNull(learners.lrn),
    sql`lower(${learners.external_student_id}) = lower(${number})`,
  )
  const [found] = await tx
    .select({
      school_id: learners.school_id,
      listed_name: learners.listed_name,
      isFindable: sql<boolean>`${findableBy(tx, actor) ?? sql`true`}`,
    })
    .from(learners)
    .where(or(eq(learners.lrn, number), ofSchool))
  return found
}

export const removeLearner = (tx: Tx, id: number) => tx.delete(learners).where(eq(learners.id, id))
