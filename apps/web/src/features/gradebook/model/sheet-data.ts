import type { Sheet } from '@klasrum/contract/sheets'
import { componentOf } from '@klasrum/grading/components'
import type { GradingItem } from '@klasrum/grading/quarter-grade'

/** The sheet as it was read last, with its items as grades are reckoned from them. */
export function createSheetData(first: Sheet) {
  const digest = (sheet: Sheet) => ({
    sheet,
    items: new Map(sheet.items.map((item) => [item.id, item])),
    graded: sheet.items.map(
      ({ category, part, max_score }): GradingItem => ({
        component: componentOf(category),
        part,
        max: max_score,
      }),
    ),
    learners: new Map(sheet.learners.map((learner) => [learner.student_id, learner])),
  })
  let now = digest(first)
  return {
    now: () => now,
    set(sheet: Sheet): void {
      now = digest(sheet)
    },
  }
}
export type SheetData = ReturnType<typeof createSheetData>
