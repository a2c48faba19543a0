import type { dashboardWorkEndpoint } from '@klasrum/contract/dashboard'
import type { Received } from '@klasrum/contract/endpoint'
import { policies } from '@klasrum/grading/policies'
import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { classFigures, managedBy, percentSettled } from '../classes/door.ts'
import { gradeItems, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { terms } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'

type WaitingClass = Received<(typeof dashboardWorkEndpoint)['reply']>['classes'][number]

const ofTerms = policies.filter(({ period }) => period === 'Term').map(({ id }) => id)

const kind = sql`case when ${inArray(classes.policy, ofTerms)} then 'term' else 'quarter' end`

/** The last day of a period of the class's school year, where it is known. */
export const lastDayOf = (quarter: SQLWrapper) =>
  sql<string | null>`(select period.ends_on::text from ${terms} period
    where period.school_year = ${terms.school_year} and period.kind = ${kind} and period.number = ${quarter})`

/** The active classes of the caller in their current period, those with the most to do first. */
export async function waitingClasses(tx: Tx, actor: Actor): Promise<WaitingClass[]> {
  const { current, roster } = classFigures(tx)
  const few = tx
    .select()
    .from(classes)
    .where(and(managedBy(tx, actor), isNull(classes.archived_at)))
    .orderBy(classes.id)
    .limit(60)
  // The seats are looked up by the class: by their learners alone, all that there are would be read for every item.
  const entered = sql`(select count(*) from ${scores} score join ${enrollments} seat
      on seat.class_id = ${classes.id} and seat.student_id = score.student_id and seat.dropped_at is null
    where score.item_id = item.id and score.class_id = ${classes.id} and (score.score is not null or score.excused))`
  const begun = tx
    .select({
      blank: sql<number>`coalesce(sum(${roster.count} - entered) filter (where entered > 0), 0)::int`.as(
        'blank',
      ),
      planned: sql<number>`(count(*) filter (where entered = 0))::int`.as('planned'),
      settled: sql<number>`coalesce(sum(entered), 0)::int`.as('entered_count'),
      cells: sql<number>`(count(*) * ${roster.count})::int`.as('cell_count'),
    })
    .from(
      sql`(select ${entered} as entered from ${gradeItems} item
        where item.class_id = ${classes.id} and item.quarter = ${current.quarter} offset 0) each_item`,
    )
    .as('begun')
  const zeroed = tx
    .select({ count: sql<number>`count(*)::int`.as('zeroed_count') })
    .from(scores)
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .where(
      and(
        eq(scores.class_id, classes.id),
        eq(gradeItems.quarter, current.quarter),
        sql`${scores.typed} is not null`,
      ),
    )
    .as('zeroed')
  const ends_on = lastDayOf(current.quarter)
  const rows = await tx
    .select({
      class_id: classes.id,
      subject_name: subjects.name,
      grade_level: classes.grade_level,
      section: classes.section,
      policy: classes.policy,
      quarter: current.quarter,
      missing: begun.blank,
      to_begin: begun.planned,
      set_to_zero: zeroed.count,
      ends_on,
      settled: begun.settled,
      cells: begun.cells,
    })
    .from(few.as('classes'))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .innerJoin(terms, eq(terms.id, classes.term_id))
    .crossJoinLateral(current)
    .crossJoinLateral(roster)
    .crossJoinLateral(begun)
    .crossJoinLateral(zeroed)
  return rows
    .map(({ settled, cells, ...row }) => ({ ...row, progress: percentSettled(settled, cells) }))
    .toSorted((a, b) => b.set_to_zero - a.set_to_zero || b.missing - a.missing || a.class_id - b.class_id)
}
