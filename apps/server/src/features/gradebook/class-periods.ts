import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Sheet } from '@klasrum/contract/sheets'
import type { Weights } from '@klasrum/contract/weights'
import type { GradingRule } from '@klasrum/grading/quarter-grade'
import type { Tx } from '../../db/client.ts'
import { type BookLearner, readClassBooks } from './class-books.ts'

/** A quarter or term as it stands. A closed one goes by the rule, weights and grades of its closing. */
export type ClassPeriod = {
  quarter: number
  closed: boolean
  rule: GradingRule
  weights: Weights | undefined
  items: Sheet['items']
  /** Those on the roster, by name; their cells stand in the order of the items. */
  learners: PeriodLearner[]
  /** In the order of the learners. */
  grades: QuarterGradeRow[]
}
type PeriodLearner = Omit<Sheet['learners'][number], 'enrollment_id' | 'dropped'>

/** Whoever calls has made sure that the actor may open the class. */
export async function readPeriods(tx: Tx, { id }: { id: number }): Promise<ClassPeriod[]> {
  const book = (await readClassBooks(tx, [id])).get(id)
  if (!book) throw new Error('there is no such class')
  const roster = book.learners.filter(({ dropped }) => !dropped)
  return book.periods.map(({ quarter, closed_at, policy, transmuted, weights, items }, place) => ({
    quarter,
    closed: closed_at !== null,
    rule: { policy, transmuted },
    weights: weights ?? undefined,
    items,
    learners: roster.map((learner) => inOrder(learner, items)),
    grades: roster.flatMap(({ grades }) => grades[place] ?? []),
  }))
}

const inOrder = (
  { student_id, student_no, listed_name, gender, cells }: BookLearner,
  items: Sheet['items'],
): PeriodLearner => ({
  student_id,
  student_no,
  listed_name,
  gender,
  cells: items.map(({ id }) => cells[id] ?? null),
})
