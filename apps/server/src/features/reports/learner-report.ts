import type { LearnerReport } from '@klasrum/contract/reports'
import { descriptorOf } from '@klasrum/grading/averages'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { readClass } from '../classes/door.ts'
import type { BookLearner, BookPeriod } from '../gradebook/door.ts'
import { readCards, remarksOf } from './report-cards.ts'

type Which = { id: number; student_id: number }

export async function readLearnerReport(
  tx: Tx,
  actor: Actor,
  { id, student_id }: Which,
  now: Date,
): Promise<LearnerReport> {
  const klass = await readClass(tx, actor, id)
  const { books, cardOf } = await readCards(tx, actor, klass, [student_id], now)
  const book = books.get(id)
  const learner = book?.learners.find((each) => each.student_id === student_id)
  if (!book || !learner) refuse('learner.not_found')
  const { listed_name, gender, student_no, dropped, final } = learner
  return {
    klass,
    learner: { student_id, listed_name, gender, student_no, dropped },
    periods: book.periods.flatMap((period, at) => periodOf(period, learner, at)),
    final,
    descriptor: final === null ? null : descriptorOf(book.policy, final),
    remarks: remarksOf(final),
    card: cardOf(student_id),
  }
}

function periodOf(
  { quarter, closed_at, policy, weights, items }: BookPeriod,
  { grades, cells }: BookLearner,
  at: number,
): LearnerReport['periods'] {
  const row = grades[at]
  if (!row) return []
  const { student_id: _, ...grade } = row
  const { quarterly_grade } = grade
  return [
    {
      quarter,
      closed_at,
      weights,
      grade,
      descriptor: quarterly_grade === null ? null : descriptorOf(policy, quarterly_grade),
      items: items.map(({ id, category, part, title, max_score }) => ({
        id,
        category,
        part,
        title,
        max_score,
        cell: cells[id] ?? null,
      })),
    },
  ]
}
