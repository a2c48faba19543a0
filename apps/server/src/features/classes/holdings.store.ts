import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { gradeItems, quarterClosings, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { isSettled } from './figures.store.ts'

/** What stands on a class: everybody who is or was on the roster, the items, the cells filled in, and closed quarters. */
export const countHoldings = async (tx: Tx, id: number) => ({
  learners: await tx.$count(enrollments, eq(enrollments.class_id, id)),
  items: await tx.$count(gradeItems, eq(gradeItems.class_id, id)),
  scores: await tx.$count(scores, and(eq(scores.class_id, id), isSettled)),
  closed_quarters: await countClosed(tx, id),
})

const countClosed = (tx: Tx, id: number): Promise<number> =>
  tx.$count(quarterClosings, eq(quarterClosings.class_id, id))

export const hasClosedQuarter = async (tx: Tx, id: number): Promise<boolean> =>
  (await countClosed(tx, id)) > 0
