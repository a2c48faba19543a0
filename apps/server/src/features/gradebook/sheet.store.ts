import type { Sheet, WrittenCell } from '@klasrum/contract/sheets'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-statements.ts'
import { users } from '../accounts/accounts.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { wireTime, writerName } from './cells.store.ts'
import { gradeItems, quarterClosings, quarterWeights, scores, sheetVersions } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }

type Cells = Sheet['learners'][number]['cells']
type FoundSheet = Omit<Sheet, 'klass' | 'quarter' | 'items' | 'learners'> & {
  /** Each with who has something there and, in the same order, what. */
  items: (Sheet['items'][number] & { students: number[] | null; values: Cells | null })[]
  learners: Omit<Sheet['learners'][number], 'cells'>[]
}

/**
 * In one statement, so that every learner's cells are of the items beside them. The database gathers what there is by
 * item, as its index has it: to gather by learner, or to fill in the blanks, would take several times as long.
 */
export async function sheetOf(tx: Tx, place: InQuarter): Promise<Omit<Sheet, 'klass' | 'quarter'>> {
  const [found] = await preparedOnce(tx, 'read_sheet', readingSheet).execute(place)
  if (!found) throw new Error('a sheet was not read')
  const rows = new Map(
    found.learners.map(({ student_id }) => [
      student_id,
      new Array<Cells[number]>(found.items.length).fill(null),
    ]),
  )
  const items = found.items.map(({ students, values, ...item }, place) => {
    students?.forEach((student, index) => {
      const row = rows.get(student)
      if (row) row[place] = values?.[index] ?? null
    })
    return item
  })
  const learners = found.learners.map((learner) => ({
    ...learner,
    cells: rows.get(learner.student_id) ?? [],
  }))
  return { ...found, items, learners }
}

function readingSheet(tx: Tx) {
  const class_id = sql`${sql.placeholder('class_id')}::int`
  const quarter = sql`${sql.placeholder('quarter')}::int`
  const here = sql`class_id = ${class_id} and quarter = ${quarter}`
  const held = sql`
    select item.*, held.students, held.values
    from ${gradeItems} item, lateral (
      select array_agg(student_id) as students,
        array_agg(case when score.excused then -1 else score.score end) as values
      from ${scores} score where score.item_id = item.id) held
    where ${here} order by item.id`
  const roster = sql`
    select seat.id as enrollment_id, seat.student_id, learner.lrn as student_no, learner.listed_name, learner.gender,
      seat.dropped_at is not null as dropped
    from ${enrollments} seat join ${learners} learner on learner.id = seat.student_id
    where seat.class_id = ${class_id} order by learner.sort_name, learner.id`
  const zeros = sql`
    select score.item_id, score.student_id, score.typed, score.typed_over
    from ${scores} score join ${gradeItems} item on item.id = score.item_id
    where score.class_id = ${class_id} and item.quarter = ${quarter} and score.typed is not null order by score.id`
  return tx
    .select({
      version: sql<number>`coalesce((select version from ${sheetVersions} where class_id = ${class_id}), 0)`,
      weights: sql<FoundSheet['weights']>`(
        select json_build_object('written_work_weight', written_work_weight, 'performance_task_weight',
          performance_task_weight, 'quarterly_assessment_weight', quarterly_assessment_weight)
        from ${quarterWeights} where ${here})`,
      closed_at: sql<
        string | null
      >`(select ${wireTime(sql`closed_at`)} from ${quarterClosings} where ${here})`,
      set_to_zero: sql<
        FoundSheet['set_to_zero']
      >`coalesce((select json_agg(zero) from (${zeros}) zero), '[]')`,
      items: sql<FoundSheet['items']>`coalesce((select json_agg(held) from (${held}) held), '[]')`,
      learners: sql<
        FoundSheet['learners']
      >`coalesce((select json_agg(roster) from (${roster}) roster), '[]')`,
    })
    .from(sql`(values (true)) as one`)
}

export async function sheetVersion(
  tx: Tx,
  class_id: number,
): Promise<{ version: number; reload_version: number }> {
  const [row] = await tx.select().from(sheetVersions).where(eq(sheetVersions.class_id, class_id))
  return row ?? { version: 0, reload_version: 0 }
}

export const cellsSince = (tx: Tx, { class_id, quarter }: InQuarter, since: number): Promise<WrittenCell[]> =>
  tx
    .select({
      item_id: scores.item_id,
      student_id: scores.student_id,
      score: scores.score,
      excused: scores.excused,
      typed: scores.typed,
      typed_over: scores.typed_over,
      changed_by: writerName,
      changed_at: wireTime(sql`${scores.updated_at}`),
    })
    .from(scores)
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .leftJoin(users, eq(users.id, scores.updated_by_user_id))
    .where(and(eq(scores.class_id, class_id), eq(gradeItems.quarter, quarter), gt(scores.changed_in, since)))
    .orderBy(scores.id)
