import { expect, test } from 'vitest'
import { type LearnerPeriod, periodGradeOf, weightsIn } from './period-grade.ts'

const item = (category: 'quiz' | 'pt' | 'qa', max_score: number, cell: number | null) => ({
  id: max_score,
  category,
  part: null,
  title: 'Item',
  max_score,
  cell,
})

const period: LearnerPeriod = {
  quarter: 1,
  closed_at: null,
  weights: { written_work_weight: 40, performance_task_weight: 40, quarterly_assessment_weight: 20 },
  grade: {
    ps_ww: 50,
    ws_ww: 20,
    ps_pt: null,
    ws_pt: null,
    ps_qa: null,
    ws_qa: null,
    initial_grade: null,
    quarterly_grade: null,
    missing: 1,
    provisional: true,
  },
  descriptor: null,
  items: [item('quiz', 20, 15), item('quiz', 10, null), item('quiz', 30, -1), item('qa', 50, null)],
}

test('a blank stays in what could be reached, an excused cell leaves both sums', () => {
  expect(periodGradeOf(period).ww).toEqual({ total: 15, highest: 30, ps: 50, ws: 20 })
  expect(periodGradeOf(period).qa).toEqual({ total: 0, highest: 50, ps: null, ws: null })
  expect(periodGradeOf(period).pt.highest).toBe(0)
})

test('weights that are not set stay unset', () => {
  expect(weightsIn(period)).toEqual({ ww: 40, pt: 40, qa: 20 })
  expect(weightsIn({ ...period, weights: null })).toBeNull()
})
