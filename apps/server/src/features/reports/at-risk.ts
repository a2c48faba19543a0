import type { ClassReport } from '@klasrum/contract/reports'
import { passing } from '@klasrum/grading/quarter-grade'
import type { BookLearner } from '../gradebook/door.ts'
import type { MissingWork } from './missing-work.ts'

type AtRisk = ClassReport['at_risk'][number]
type Reason = AtRisk['reasons'][number]

/** A grade that is so much below that of the period before is falling. */
const fall = 5
const manyBlanks = 3
/** One blank of so few, or of fewer, is too many. */
const oneOf = 5

type Figures = {
  /** Which of the periods, from 0. */
  at: number
  learners: readonly BookLearner[]
  missing: readonly MissingWork[]
  /** What each could have a score in. */
  given: readonly { id: number }[]
  anyGraded: boolean
}

/** The lowest grade first, before them those without one. */
export function learnersAtRisk({ at, learners, missing, given, anyGraded }: Figures): AtRisk[] {
  const blanks = new Map(missing.map(({ learner, items }) => [learner.student_id, items.length]))
  return learners
    .map((learner) => {
      const { student_id, listed_name, gender, grades, cells } = learner
      const grade = grades[at]?.quarterly_grade ?? null
      const before = grades[at - 1]?.quarterly_grade ?? null
      const count = blanks.get(student_id) ?? 0
      const expected = given.filter(({ id }) => cells[id] !== -1).length
      const reasons: Record<Reason, boolean> = {
        failing: grade !== null && grade < passing,
        falling: grade !== null && before !== null && before - grade >= fall,
        missing_work: count >= manyBlanks || (count > 0 && oneOf * count >= expected),
        no_grade: grade === null && anyGraded,
      }
      return { student_id, listed_name, gender, grade, before, missing: count, reasons: namesOf(reasons) }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => (one.grade ?? -1) - (other.grade ?? -1))
}

const namesOf = ({ failing, falling, missing_work, no_grade }: Record<Reason, boolean>): Reason[] => [
  ...(failing ? (['failing'] as const) : []),
  ...(falling ? (['falling'] as const) : []),
  ...(missing_work ? (['missing_work'] as const) : []),
  ...(no_grade ? (['no_grade'] as const) : []),
]
