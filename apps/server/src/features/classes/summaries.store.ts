import type { ClassSummary, listClassesEndpoint } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-statements.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { schools, terms } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { teacherName } from '../teachers/door.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { classes } from './classes.tables.ts'
import { classFigures, percentSettled } from './figures.store.ts'
import { orders, pageOfListed } from './listed-classes.store.ts'
import { managedBy, managerPlaceholders } from './managed-classes.store.ts'

/**
 * The few rows stand in for the table, under its name: what is joined and counted is then joined and counted for them
 * alone, whatever the planner makes of it.
 */
function summarizing(tx: Tx, few: ReturnType<typeof pageOfListed>, order: SQL[] = []) {
  const { current, roster, items, settled } = classFigures(tx)
  return tx
    .select({
      id: classes.id,
      school_id: classes.school_id,
      school_name: schools.name,
      subject_id: classes.subject_id,
      subject_name: subjects.name,
      subject_code: subjects.code,
      term_id: classes.term_id,
      term_name: terms.name,
      school_year: terms.school_year,
      primary_teacher_id: classes.primary_teacher_id,
      primary_teacher_name: teacherName,
      grade_level: classes.grade_level,
      section: classes.section,
      track: classes.track,
      room_number: classes.room_number,
      policy: classes.policy,
      transmuted: classes.transmuted,
      archived_at: classes.archived_at,
      version: classes.version,
      current_quarter: current.quarter,
      learner_count: roster.count,
      item_count: items.count,
      settled_count: settled.count,
    })
    .from(few.as('classes'))
    .innerJoin(schools, eq(schools.id, classes.school_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .innerJoin(terms, eq(terms.id, classes.term_id))
    .leftJoin(teachers, eq(teachers.id, classes.primary_teacher_id))
    .leftJoin(users, eq(users.id, teachers.user_id))
    .crossJoinLateral(current)
    .crossJoinLateral(roster)
    .crossJoinLateral(items)
    .crossJoinLateral(settled)
    .orderBy(...order)
}

type Row = Awaited<ReturnType<typeof summarizing>>[number]

const summaryOf = ({ settled_count, archived_at, ...row }: Row): ClassSummary => ({
  ...row,
  archived_at: archived_at?.toISOString() ?? null,
  progress: percentSettled(settled_count, row.learner_count * row.item_count),
})

export const pageOfSummaries = async (
  tx: Tx,
  actor: Actor,
  query: Received<typeof listClassesEndpoint.query>,
): Promise<ClassSummary[]> =>
  (await summarizing(tx, pageOfListed(tx, actor, query), orders[query.sort])).map(summaryOf)

export async function findKeptSummary(tx: Tx, actor: Actor, id: number): Promise<ClassSummary | undefined> {
  const { kind, keeper, values } = managerPlaceholders(actor)
  const reading = (each: Tx) =>
    summarizing(each, one(each, and(eq(classes.id, sql.placeholder('class_id')), managedBy(each, keeper))))
  const rows = await preparedOnce(tx, `class_summary_${kind}`, reading).execute({ ...values, class_id: id })
  return rows.map(summaryOf)[0]
}

/** Of a class that this transaction has written. */
export async function writtenSummary(tx: Tx, id: number): Promise<ClassSummary> {
  const [found] = await summarizing(tx, one(tx, eq(classes.id, id)))
  if (!found) throw new Error('a class was not written')
  return summaryOf(found)
}

const one = (tx: Tx, where: SQL | undefined) =>
  tx.select(getTableColumns(classes)).from(classes).$dynamic().where(where).limit(1)
