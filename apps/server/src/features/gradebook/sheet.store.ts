import type { Sheet, WrittenCell } from '@klasrum/contract/sheets'
import { and, eq, gt, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { wireTime, writerName } from './cells.store.ts'
import { gradeItems, quarterClosings, quarterWeights, scores, sheetVersions } from './gradebook.tables.ts'

type InQuarter = { class_id: number; quarter: number }

type Cells = Sheet['learners'][number]['cells']
/** A learner's scores and, beside each, which of the items it is of. */
type Found = { places: number[] | null; values: Cells | null }
type FoundSheet = Omit<Sheet, 'klass' | 'quarter' | 'learners'> & {
  learners: (Omit<Sheet['learners'][number], 'cells'> & Found)[]
}

/**
 * In one statement, so that every learner's cells stand in the order of the items beside them. The database gathers what
 * there is; filling the blanks in there too would take twice as long.
 */
export async function sheetOf(
  tx: Tx,
  { class_id, quarter }: InQuarter,
): Promise<Omit<Sheet, 'klass' | 'quarter'>> {
  const found = await tx.execute(sql`
    with items as materialized (
      select id, class_id, quarter, category, part, title, max_score, (row_number() over (order by id))::int as place
      from ${gradeItems} where class_id = ${class_id} and quarter = ${quarter}
    ), held as (
      select score.student_id, array_to_json(array_agg(place)) as places,
        array_to_json(array_agg(case when score.excused then -1 else score.score end)) as values
      from items join ${scores} score on score.item_id = items.id
      group by score.student_id
    ), roster as (
      select seat.id as enrollment_id, seat.student_id, learner.lrn as student_no, learner.listed_name, learner.gender,
        seat.dropped_at is not null as dropped, held.places, held.values
      from ${enrollments} seat
      join ${learners} learner on learner.id = seat.student_id
      left join held on held.student_id = seat.student_id
      where seat.class_id = ${class_id}
      order by learner.sort_name, learner.id
    )
    select
      coalesce((select version from ${sheetVersions} where class_id = ${class_id}), 0) as version,
      (select json_build_object('written_work_weight', written_work_weight, 'performance_task_weight',
          performance_task_weight, 'quarterly_assessment_weight', quarterly_assessment_weight)
        from ${quarterWeights} where class_id = ${class_id} and quarter = ${quarter}) as weights,
      (select ${wireTime(sql`closed_at`)}
        from ${quarterClosings} where class_id = ${class_id} and quarter = ${quarter}) as closed_at,
      coalesce((select json_agg(items order by id) from items), '[]') as items,
      coalesce((select json_agg(roster) from roster), '[]') as learners`)
  const [sheet] = rowsOf<FoundSheet>(found)
  if (!sheet) throw new Error('a sheet was not read')
  const { length } = sheet.items
  return {
    ...sheet,
    learners: sheet.learners.map(({ places, values, ...learner }) => ({
      ...learner,
      cells: placed(places ?? [], values ?? [], length),
    })),
  }
}

function placed(places: number[], values: Cells, length: number): Cells {
  const cells: Cells = Array.from({ length }, () => null)
  places.forEach((place, index) => {
    cells[place - 1] = values[index] ?? null
  })
  return cells
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
      changed_by: writerName,
      changed_at: wireTime(sql`${scores.updated_at}`),
    })
    .from(scores)
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .leftJoin(users, eq(users.id, scores.updated_by_user_id))
    .where(and(eq(scores.class_id, class_id), eq(gradeItems.quarter, quarter), gt(scores.changed_in, since)))
    .orderBy(scores.id)
