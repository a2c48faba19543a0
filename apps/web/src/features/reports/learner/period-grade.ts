import type { LearnerReport } from '@klasrum/contract/reports'
import { type Component, componentOf } from '@klasrum/grading/components'
import type {
  ComponentGrade,
  ComponentWeights,
  GradeCell,
  QuarterGrade,
} from '@klasrum/grading/quarter-grade'

export type LearnerPeriod = LearnerReport['periods'][number]

/** Cells come as one number each. */
export const gradeCellOf = (cell: number | null): GradeCell => (cell === -1 ? 'excused' : cell)

export const weightsIn = ({ weights }: LearnerPeriod): ComponentWeights | null =>
  weights && {
    ww: weights.written_work_weight,
    pt: weights.performance_task_weight,
    qa: weights.quarterly_assessment_weight,
  }

/** The grade as the server gave it, with the sums it was reckoned from. */
export function periodGradeOf({ items, grade }: LearnerPeriod): Omit<QuarterGrade, 'missing'> {
  const of = (component: Component, ps: number | null, ws: number | null): ComponentGrade => {
    const counted = items.filter(({ category, cell }) => componentOf(category) === component && cell !== -1)
    return {
      total: counted.reduce((sum, { cell }) => sum + (cell ?? 0), 0),
      highest: counted.reduce((sum, { max_score }) => sum + max_score, 0),
      ps,
      ws,
    }
  }
  return {
    ww: of('ww', grade.ps_ww, grade.ws_ww),
    pt: of('pt', grade.ps_pt, grade.ws_pt),
    qa: of('qa', grade.ps_qa, grade.ws_qa),
    initial: grade.initial_grade,
    quarterly: grade.quarterly_grade,
  }
}
