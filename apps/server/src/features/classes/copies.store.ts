import type { PolicyId } from '@klasrum/contract/classes'
import { policyOf } from '@klasrum/grading/policies'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { gradeItems, quarterWeights } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { fittedToPolicy } from './items-of-policy.store.ts'

type Way = { from: number; to: number }

/** Those on a roster who are of the school; they stay so until the end of the transaction. */
const shareLearnersOfSchool = (tx: Tx, class_id: number, school_id: number) =>
  tx
    .select({ student_id: enrollments.student_id })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .where(
      and(
        eq(enrollments.class_id, class_id),
        isNull(enrollments.dropped_at),
        eq(learners.school_id, school_id),
      ),
    )
    .orderBy(asc(enrollments.student_id))
    .for('share', { of: learners })

export async function copyRoster(
  tx: Tx,
  { from, to }: Way,
  { school_id, enrolled_on }: { school_id: number; enrolled_on: string },
): Promise<void> {
  const ofSchool = await shareLearnersOfSchool(tx, from, school_id)
  if (ofSchool.length === 0) return
  await tx
    .insert(enrollments)
    .values(ofSchool.map(({ student_id }) => ({ class_id: to, student_id, enrolled_on })))
}

/** Items and weights of the periods that the policy has, without scores. */
export async function copyItems(tx: Tx, { from, to }: Way, policy: PolicyId): Promise<void> {
  const { periods } = policyOf(policy)
  const { category, part } = fittedToPolicy(policy)
  const { quarter, title, max_score, half_points } = gradeItems
  await tx.execute(sql`
    insert into ${gradeItems} (class_id, quarter, category, part, title, max_score, half_points)
    select ${to}::int, ${quarter}, ${category}, ${part}, ${title}, ${max_score}, ${half_points} from ${gradeItems}
    where ${and(eq(gradeItems.class_id, from), lte(quarter, periods))} order by ${gradeItems.id}`)
  const weights = await tx
    .select()
    .from(quarterWeights)
    .where(and(eq(quarterWeights.class_id, from), lte(quarterWeights.quarter, periods)))
  if (weights.length > 0)
    await tx.insert(quarterWeights).values(weights.map((each) => ({ ...each, class_id: to })))
}
