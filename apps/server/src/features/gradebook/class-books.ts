import type { GradeItem } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Weights } from '@klasrum/contract/weights'
import { finalGrade } from '@klasrum/grading/averages'
import { policyOf } from '@klasrum/grading/policies'
import type { Tx } from '../../db/client.ts'
import { type FoundBook, type FoundLearner, findBooks } from './class-books.store.ts'
import { reckonGrades } from './reckon-grades.ts'

export type BookPeriod = {
  quarter: number
  closed_at: string | null
  /** A closed quarter's own, otherwise the class's. */
  policy: PolicyId
  transmuted: boolean
  weights: Weights | null
  items: GradeItem[]
}
export type BookLearner = Omit<FoundLearner, 'kept'> & {
  /** In the order of the periods. */
  grades: QuarterGradeRow[]
  final: number | null
}
/** A class over all its periods. */
export type ClassBook = {
  class_id: number
  policy: PolicyId
  periods: BookPeriod[]
  /** By name, also those who left. */
  learners: BookLearner[]
}

/**
 * The grades of several classes at once: as they were kept for a closed quarter, otherwise by the scores on record.
 * Whoever calls has made sure that the actor may open the classes.
 */
export async function readClassBooks(
  tx: Tx,
  class_ids: readonly number[],
  students?: readonly number[],
): Promise<Map<number, ClassBook>> {
  const found = await findBooks(tx, class_ids, students)
  return new Map(found.map((book) => [book.class_id, bookOf(book)]))
}

/** As an area of the learner's report card has them. */
export const subjectGrades = ({ grades, final }: BookLearner, { policy }: ClassBook) => ({
  policy,
  periods: grades.map(({ quarterly_grade }) => quarterly_grade),
  provisional: grades.map(({ quarterly_grade, provisional }) => quarterly_grade !== null && provisional),
  final,
})

function bookOf(found: FoundBook): ClassBook {
  const { class_id, policy, learners } = found
  const periods = periodsOf(found)
  const columns = periods.map((period) =>
    period.closed_at === null
      ? reckonGrades(found, { weights: period.weights ?? undefined, items: period.items, learners })
      : learners.map((learner) => closedGrade(learner, period.quarter)),
  )
  return {
    class_id,
    policy,
    periods,
    learners: learners.map(({ kept: _, ...learner }, row) => {
      const grades = columns.flatMap((column) => column[row] ?? [])
      return {
        ...learner,
        grades,
        final: finalGrade(
          policy,
          grades.map(({ quarterly_grade }) => quarterly_grade),
        ),
      }
    }),
  }
}

function periodsOf({ policy, transmuted, items, weights, closings }: FoundBook): BookPeriod[] {
  return Array.from({ length: policyOf(policy).periods }, (_, index) => {
    const quarter = index + 1
    const isOf = (each: { quarter: number }) => each.quarter === quarter
    const closing = closings.find(isOf)
    return {
      quarter,
      closed_at: closing?.closed_at ?? null,
      policy: closing?.policy ?? policy,
      transmuted: closing?.transmuted ?? transmuted,
      weights: weightsOf(closing ?? weights.find(isOf)),
      items: items.filter(isOf),
    }
  })
}

const weightsOf = (kept: Weights | undefined): Weights | null =>
  kept
    ? {
        written_work_weight: kept.written_work_weight,
        performance_task_weight: kept.performance_task_weight,
        quarterly_assessment_weight: kept.quarterly_assessment_weight,
      }
    : null

const none = {
  ps_ww: null,
  ws_ww: null,
  ps_pt: null,
  ws_pt: null,
  ps_qa: null,
  ws_qa: null,
  initial_grade: null,
  quarterly_grade: null,
}

/** Whoever came after the closing has none. */
function closedGrade({ student_id, kept }: FoundLearner, quarter: number): QuarterGradeRow {
  const { quarter: _, ...grade } = kept.find((each) => each.quarter === quarter) ?? { quarter, ...none }
  return { student_id, ...grade, missing: 0, provisional: false }
}
