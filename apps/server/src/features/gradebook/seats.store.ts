import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'

/**
 * Everybody who is or was on the roster stays on record until the end of the transaction. Before the sheets are taken:
 * whoever changes a learner holds the learner first and takes the sheets after.
 */
export const shareAllSeatKeys = (tx: Tx, class_id: number) =>
  tx
    .select({ id: learners.id })
    .from(learners)
    .innerJoin(enrollments, eq(enrollments.student_id, learners.id))
    .where(eq(enrollments.class_id, class_id))
    .orderBy(learners.id)
    .for('key share', { of: learners })
