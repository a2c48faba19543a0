import type { ClassReport } from '@klasrum/contract/reports'
import { itemStatistics } from '@klasrum/grading/item-statistics'
import { masteryOf } from '@klasrum/grading/mastery'
import type { GradeCell } from '@klasrum/grading/quarter-grade'
import type { BookLearner, BookPeriod } from '../gradebook/door.ts'

export type ReportItem = ClassReport['items'][number]

const cellOf = (kept: number | null | undefined): GradeCell => (kept === -1 ? 'excused' : (kept ?? null))

/** The least mastered first; those without scores last. */
export function reportItems({ items }: BookPeriod, learners: readonly BookLearner[]): ReportItem[] {
  const statistics = itemStatistics(
    items.map(({ max_score }) => max_score),
    learners.map(({ cells }) => items.map(({ id }) => cellOf(cells[id]))),
  )
  return items
    .flatMap(({ id, category, part, title, max_score }, index) => {
      const figures = statistics[index]
      if (!figures) return []
      const mastery = figures.mps === null ? null : masteryOf(figures.mps)
      return [{ id, category, part, title, max_score, ...figures, mastery }]
    })
    .sort((one, other) => (one.mps ?? 101) - (other.mps ?? 101))
}
