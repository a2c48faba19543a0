import { deepStrictEqual } from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../apps/server/src/db/client.ts'
import { readSheetContent } from '../apps/server/src/features/gradebook/quarter-grades.ts'
import { reckonGrades } from '../apps/server/src/features/gradebook/reckon-grades.ts'
import { compare, type Figure } from './measure.ts'
import type { Premises } from './premises.ts'
import type { Sheets } from './sheet-data.ts'

type Grade = { student_id: number; initial_grade: number | null; missing: number }

/** The plain rule without transmutation, for every class at once. */
const sums = sql`
  with parts as (
    select item.class_id, seat.student_id,
      case category when 'qa' then 'qa' when 'pt' then 'pt' else 'ww' end as component,
      count(score) as scored, count(*) filter (where score is null and not coalesce(excused, false)) as missing,
      round(coalesce(sum(score), 0) * 100.0
        / nullif(sum(max_score) filter (where not coalesce(excused, false)), 0), 2) as ps
    from grade_items item
    join enrollments seat on seat.class_id = item.class_id and seat.dropped_at is null
    left join scores cell on cell.item_id = item.id and cell.student_id = seat.student_id
    where item.quarter = 1
    group by item.class_id, seat.student_id, component
  ), learners as (
    select class_id, student_id, sum(missing)::int as missing,
      max(ps) filter (where component = 'ww' and scored > 0) as ps_ww,
      max(ps) filter (where component = 'pt' and scored > 0) as ps_pt,
      max(ps) filter (where component = 'qa' and scored > 0) as ps_qa
    from parts group by class_id, student_id
  )
  select student_id, ps_ww::float8, ps_pt::float8, ps_qa::float8, missing,
    (round(ps_ww * written_work_weight / 100, 2) + round(ps_pt * performance_task_weight / 100, 2)
      + round(ps_qa * quarterly_assessment_weight / 100, 2))::float8 as initial_grade
  from learners join quarter_weights weight on weight.class_id = learners.class_id and weight.quarter = 1`

const bySql = async (tx: Tx): Promise<Grade[]> => rowsOf<Grade>(await tx.execute(sums))

async function byProduct(tx: Tx, { classes }: Sheets): Promise<Grade[]> {
  const grades: Grade[] = []
  for (const klass of classes)
    grades.push(...reckonGrades(klass, await readSheetContent(tx, { class_id: klass.id, quarter: 1 })))
  return grades
}

const inOrder = (grades: Grade[]) =>
  grades
    .map(({ student_id, initial_grade, missing }) => ({ student_id, initial_grade, missing }))
    .sort((one, other) => one.student_id - other.student_id)

/** Every grade of every class, class by class as the product reads them, beside one statement over all of them. */
export async function benchRecomputing({ database: { tx } }: Premises, sheets: Sheets): Promise<Figure> {
  deepStrictEqual(inOrder(await byProduct(tx, sheets)), inOrder(await bySql(tx)))
  return compare(`${sheets.classes.length} classes recomputed`, {
    small: () => bySql(tx),
    large: () => byProduct(tx, sheets),
    rounds: 3,
    warmUps: 0,
    limit: { ratio: 3 },
  })
}
