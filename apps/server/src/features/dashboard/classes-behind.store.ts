import type { dashboardWorkEndpoint } from '@klasrum/contract/dashboard'
import type { Received } from '@klasrum/contract/endpoint'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'
import { classFigures, managedBy, percentSettled } from '../classes/door.ts'
import { gradeItems } from '../gradebook/gradebook.tables.ts'
import { terms } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { teacherName } from '../teachers/door.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { lastDayOf } from './class-work.store.ts'

type ClassBehind = Received<(typeof dashboardWorkEndpoint)['reply']>['behind'][number]

const most = 6

/** The active classes of the caller's school that lack scores of their current period, those with the smallest share first. */
export async function classesBehind(tx: Tx, actor: Actor): Promise<ClassBehind[]> {
  const { current, roster, items, settled } = classFigures(tx)
  const itemsOf = tx.select({ id: gradeItems.id }).from(gradeItems).where(eq(gradeItems.class_id, classes.id))
  // In order, so that the planner leaves it whole: nothing is counted for a class without items.
  const few = tx
    .select()
    .from(classes)
    .where(and(managedBy(tx, actor), isNull(classes.archived_at), exists(itemsOf)))
    .orderBy(classes.id)
  const cells = sql`(${roster.count} * ${items.count})`
  const rows = await tx
    .select({
      class_id: classes.id,
      subject_name: subjects.name,
      grade_level: classes.grade_level,
      section: classes.section,
      policy: classes.policy,
      quarter: current.quarter,
      teacher_name: teacherName,
      ends_on: lastDayOf(current.quarter),
      settled: settled.count,
      cells: cells.mapWith(Number),
    })
    .from(few.as('classes'))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .innerJoin(terms, eq(terms.id, classes.term_id))
    .leftJoin(teachers, eq(teachers.id, classes.primary_teacher_id))
    .leftJoin(users, eq(users.id, teachers.user_id))
    .crossJoinLateral(current)
    .crossJoinLateral(roster)
    .crossJoinLateral(items)
    .crossJoinLateral(settled)
    .where(sql`${settled.count} < ${cells}`)
    .orderBy(sql`${settled.count}::float / ${cells}`, classes.id)
    .limit(most)
  return rows.map(({ settled: entered, cells: all, ...row }) => ({
    ...row,
    progress: percentSettled(entered, all) ?? 0,
  }))
}
