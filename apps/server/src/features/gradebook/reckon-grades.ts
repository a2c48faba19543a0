import type { GradeItem } from '@klasrum/contract/class-record'
import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Weights } from '@klasrum/contract/weights'
import { componentOf } from '@klasrum/grading/components'
import { type GradeCell, type GradingRule, quarterGrade } from '@klasrum/grading/quarter-grade'
import type { LearnerCells } from './quarter-cells.store.ts'

export type SheetContent = {
  weights: Weights | undefined
  items: readonly GradeItem[]
  learners: readonly LearnerCells[]
}

const cellOf = (kept: number | null | undefined): GradeCell => (kept === -1 ? 'excused' : (kept ?? null))

/** The grades of every learner by the scores on record. */
export function reckonGrades(
  rule: GradingRule,
  { weights, items, learners }: SheetContent,
): QuarterGradeRow[] {
  const columns = items.map(({ category, part, max_score }) => ({
    component: componentOf(category),
    part,
    max: max_score,
  }))
  const weight = weights && {
    ww: weights.written_work_weight,
    pt: weights.performance_task_weight,
    qa: weights.quarterly_assessment_weight,
  }
  return learners.map(({ student_id, cells }) => {
    const row = items.map(({ id }) => cellOf(cells[id]))
    const { ww, pt, qa, initial, quarterly, missing } = quarterGrade(rule, weight ?? null, columns, row)
    return {
      student_id,
      ps_ww: ww.ps,
      ws_ww: ww.ws,
      ps_pt: pt.ps,
      ws_pt: pt.ws,
      ps_qa: qa.ps,
      ws_qa: qa.ws,
      initial_grade: initial,
      quarterly_grade: quarterly,
      missing,
      provisional: missing > 0,
    }
  })
}
