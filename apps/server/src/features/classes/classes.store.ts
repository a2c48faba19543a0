import type { createClassEndpoint } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { classes } from './classes.tables.ts'

/** Every field that a class is made with, none left out: a copy that forgot one would lose it in silence. */
export type ClassValues = Required<
  Pick<typeof classes.$inferInsert, keyof Received<typeof createClassEndpoint.body>>
>
type Maker = Pick<typeof classes.$inferInsert, 'created_by_user_id' | 'created_at'>

export async function addClass(tx: Tx, values: ClassValues & Maker): Promise<number> {
  const [added] = await tx.insert(classes).values(values).returning({ id: classes.id })
  if (!added) throw new Error('a class was not written')
  return added.id
}

export const countClassesOf = (tx: Tx, created_by_user_id: number, term_id: number): Promise<number> =>
  tx.$count(classes, and(eq(classes.created_by_user_id, created_by_user_id), eq(classes.term_id, term_id)))

export const changeClass = (tx: Tx, id: number, values: Partial<typeof classes.$inferInsert>) =>
  tx
    .update(classes)
    .set({ ...values, version: sql`${classes.version} + 1` })
    .where(eq(classes.id, id))

/** The roster first, and its scores with it: a score that went with its item would be one more change on record. */
export async function removeClass(tx: Tx, id: number): Promise<void> {
  await tx.delete(enrollments).where(eq(enrollments.class_id, id))
  await tx.delete(classes).where(eq(classes.id, id))
}

const references = {
  classes_school_id_schools_id_fk: 'school_id',
  classes_subject_id_subjects_id_fk: 'subject_id',
  classes_term_id_terms_id_fk: 'term_id',
} as const

/** Which of a class's references leads nowhere, if that is why it was not written. */
export const missingReference = (error: unknown): 'school_id' | 'subject_id' | 'term_id' | undefined =>
  Object.entries(references).find(([name]) => name === brokenConstraint(error))?.[1]
