import type { GradeItem } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import type { ListedStudent } from '@klasrum/contract/learners'
import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Weights } from '@klasrum/contract/weights'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { classes } from '../classes/classes.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { wireTime } from './cells.store.ts'
import { closedGrades, gradeItems, quarterClosings, quarterWeights, scores } from './gradebook.tables.ts'
import type { LearnerCells } from './quarter-cells.store.ts'

type KeptRow = Omit<QuarterGradeRow, 'student_id' | 'missing' | 'provisional'> & { quarter: number }
export type FoundLearner = LearnerCells &
  Pick<ListedStudent, 'listed_name' | 'gender'> & {
    student_no: string | null
    /** By which lists are in order, letter by letter. */
    sort_name: string
    dropped: boolean
    kept: KeptRow[]
  }
export type FoundBook = {
  class_id: number
  policy: PolicyId
  transmuted: boolean
  items: GradeItem[]
  weights: (Weights & { quarter: number })[]
  /** With the weights and the rule that the kept grades were reckoned by. */
  closings: (Weights & { quarter: number; closed_at: string; policy: PolicyId; transmuted: boolean })[]
  learners: FoundLearner[]
}

/**
 * All periods of the classes, in the order of their ids, and of everybody who is or was on a roster, by name: in one
 * statement, so that a quarter that is closed or reopened meanwhile is seen whole, and whatever their number.
 *
 * @param students only these learners, when given.
 */
export async function findBooks(
  tx: Tx,
  class_ids: readonly number[],
  students?: readonly number[],
): Promise<FoundBook[]> {
  if (class_ids.length === 0 || students?.length === 0) return []
  const only = students ? sql`and student_id in ${students}` : sql``
  const found = await tx.execute(sql`
    with wanted as materialized (
      select id as class_id, policy, transmuted from ${classes} where id in ${class_ids}
    ), held as (
      select class_id, student_id,
        json_object_agg(item_id, case when excused then -1 else score end) as cells
      from ${scores} where class_id in ${class_ids} ${only} group by class_id, student_id
    ), kept as (
      select class_id, student_id, json_agg(json_build_object('quarter', quarter, 'ps_ww', ps_ww, 'ws_ww', ws_ww,
        'ps_pt', ps_pt, 'ws_pt', ws_pt, 'ps_qa', ps_qa, 'ws_qa', ws_qa, 'initial_grade', initial_grade,
        'quarterly_grade', quarterly_grade)) as grades
      from ${closedGrades} where class_id in ${class_ids} ${only} group by class_id, student_id
    ), seats as (
      select class_id, student_id, dropped_at from ${enrollments} where class_id in ${class_ids} ${only}
    ), rosters as (
      select seats.class_id, json_agg(json_build_object('student_id', seats.student_id, 'listed_name', learner.listed_name,
        'gender', learner.gender, 'sort_name', learner.sort_name, 'student_no', learner.lrn, 'dropped', seats.dropped_at is not null,
        'cells', coalesce(held.cells, '{}'), 'kept', coalesce(kept.grades, '[]'))
        order by learner.sort_name, learner.id) as learners
      from seats
      join ${learners} learner on learner.id = seats.student_id
      left join held on held.class_id = seats.class_id and held.student_id = seats.student_id
      left join kept on kept.class_id = seats.class_id and kept.student_id = seats.student_id
      group by seats.class_id
    ), items as (
      select item.class_id, json_agg(item order by item.quarter, item.id) as list
      from ${gradeItems} item where item.class_id in ${class_ids} group by item.class_id
    ), weights as (
      select class_id, json_agg(json_build_object('quarter', quarter, 'written_work_weight', written_work_weight,
        'performance_task_weight', performance_task_weight,
        'quarterly_assessment_weight', quarterly_assessment_weight)) as list
      from ${quarterWeights} where class_id in ${class_ids} group by class_id
    ), closings as (
      select class_id, json_agg(json_build_object('quarter', quarter, 'closed_at', ${wireTime(sql`closed_at`)},
        'policy', policy, 'transmuted', transmuted, 'written_work_weight', written_work_weight,
        'performance_task_weight', performance_task_weight,
        'quarterly_assessment_weight', quarterly_assessment_weight)) as list
      from ${quarterClosings} where class_id in ${class_ids} group by class_id
    )
    select class_id, policy, transmuted, coalesce(items.list, '[]') as items, coalesce(weights.list, '[]') as weights,
      coalesce(closings.list, '[]') as closings, coalesce(rosters.learners, '[]') as learners
    from wanted
    left join items using (class_id)
    left join weights using (class_id)
    left join closings using (class_id)
    left join rosters using (class_id)
    order by class_id`)
  return rowsOf<FoundBook>(found)
}
