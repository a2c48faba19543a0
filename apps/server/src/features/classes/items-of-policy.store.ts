import type { PolicyId } from '@klasrum/contract/classes'
import { policyOf } from '@klasrum/grading/policies'
import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { gradeItems, quarterClosings } from '../gradebook/gradebook.tables.ts'

type Fitted = { category: SQL; part: SQL }

/**
 * An item as the policy has it. Three terms have two summative tests and a term exam where four quarters have one
 * assessment; there a summative test is written work.
 */
export const fittedToPolicy = (policy: PolicyId): Fitted =>
  policyOf(policy).periods === 3
    ? {
        category: sql`${gradeItems.category}`,
        part: sql`case when ${gradeItems.category} = 'qa' then coalesce(${gradeItems.part}, 'te') end`,
      }
    : {
        category: sql`case when ${gradeItems.part} in ('st1', 'st2') then 'exam' else ${gradeItems.category} end`,
        part: sql`null`,
      }

/** The items of a class whose policy changed. A closed period, and one that the policy does not have, stays as it is. */
export async function fitItems(tx: Tx, class_id: number, policy: PolicyId): Promise<void> {
  const ofClass = eq(gradeItems.class_id, class_id)
  const isMisfit =
    policyOf(policy).periods === 3
      ? and(eq(gradeItems.category, 'qa'), isNull(gradeItems.part))
      : inArray(gradeItems.part, ['st1', 'st2', 'te'])
  const closed = tx
    .select({ quarter: quarterClosings.quarter })
    .from(quarterClosings)
    .where(eq(quarterClosings.class_id, class_id))
  await tx
    .update(gradeItems)
    .set(fittedToPolicy(policy))
    .where(and(ofClass, isMisfit, notInArray(gradeItems.quarter, closed)))
}
