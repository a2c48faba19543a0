import { policies } from '@klasrum/grading/policies'
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { gradeItems, quarterClosings, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { classes } from './classes.tables.ts'
import { managedBy } from './managed-classes.store.ts'

const ofThreeTerms = policies.filter(({ periods }) => periods === 3).map(({ id }) => id)
const periods = sql`case when ${inArray(classes.policy, ofThreeTerms)} then 3 else 4 end`

/** Filled in: with a score or excused. */
export const isSettled = sql`(${scores.score} is not null or ${scores.excused})`

/**
 * For each class of the outer query, so that the figures cost by the page and not by what is on record. Each has an alias
 * that no column has: it is written without its table.
 */
export function classFigures(tx: Tx) {
  const current = tx
    .select({ quarter: sql<number>`coalesce(min(period), ${periods})::int`.as('current_quarter') })
    .from(sql`generate_series(1, ${periods}) as period`)
    .where(
      sql`not exists (select from ${quarterClosings}
        where ${quarterClosings.class_id} = ${classes.id} and ${quarterClosings.quarter} = period)`,
    )
    .as('current')
  const roster = tx
    .select({ count: sql<number>`count(*)::int`.as('learner_count') })
    .from(enrollments)
    .where(and(eq(enrollments.class_id, classes.id), isNull(enrollments.dropped_at)))
    .as('roster')
  const items = tx
    .select({ count: sql<number>`count(*)::int`.as('item_count') })
    .from(gradeItems)
    .where(and(eq(gradeItems.class_id, classes.id), eq(gradeItems.quarter, current.quarter)))
    .as('items')
  // Few have left a class, if somebody has: a list of them is looked through faster than an enrollment for each score.
  const left = sql`array(select ${enrollments.student_id} from ${enrollments}
    where ${enrollments.class_id} = ${classes.id} and ${enrollments.dropped_at} is not null)`
  const settled = tx
    .select({ count: sql<number>`count(*)::int`.as('settled_count') })
    .from(gradeItems)
    .innerJoin(scores, eq(scores.item_id, gradeItems.id))
    .where(
      and(
        eq(gradeItems.class_id, classes.id),
        eq(gradeItems.quarter, current.quarter),
        sql`${scores.student_id} <> all (${left})`,
        isSettled,
      ),
    )
    .as('settled')
  return { current, roster, items, settled }
}

/** In whole percents, rounded down: only what is complete is 100. */
export const percentSettled = (settled: number, cells: number): number | null =>
  cells === 0 ? null : Math.floor((100 * settled) / cells)

export const countActive = (tx: Tx, actor: Actor): Promise<number> =>
  tx.$count(classes, and(managedBy(tx, actor), isNull(classes.archived_at)))

/** Of all active classes together, each in its current quarter. */
export async function shareFilledIn(tx: Tx): Promise<number | null> {
  const { current, roster, items, settled } = classFigures(tx)
  const itemsOf = tx.select({ id: gradeItems.id }).from(gradeItems).where(eq(gradeItems.class_id, classes.id))
  // In order, so that the planner leaves it whole: nothing is counted for a class without items.
  const few = tx
    .select()
    .from(classes)
    .where(and(isNull(classes.archived_at), exists(itemsOf)))
    .orderBy(classes.id)
  const [found] = await tx
    .select({
      cells: sql`coalesce(sum(${roster.count} * ${items.count}), 0)`.mapWith(Number),
      settled: sql`coalesce(sum(${settled.count}), 0)`.mapWith(Number),
    })
    .from(few.as('classes'))
    .crossJoinLateral(current)
    .crossJoinLateral(roster)
    .crossJoinLateral(items)
    .crossJoinLateral(settled)
  return found ? percentSettled(found.settled, found.cells) : null
}
