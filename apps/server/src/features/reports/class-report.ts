import type { ClassSummary } from '@klasrum/contract/classes'
import type { ClassReport } from '@klasrum/contract/reports'
import { componentOf } from '@klasrum/grading/components'
import { fromHundredths, meanOf, toHundredths } from '@klasrum/grading/hundredths'
import { masteryOf, meanPercentage } from '@klasrum/grading/mastery'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { readClass, recordOpening } from '../classes/door.ts'
import {
  type BookLearner,
  type BookPeriod,
  type ClassBook,
  readClassBooks,
  refuseBeyond,
} from '../gradebook/door.ts'
import { learnersAtRisk } from './at-risk.ts'
import { givenItems, missingWork } from './missing-work.ts'
import { type ReportItem, reportItems } from './report-items.ts'

type InQuarter = { id: number; quarter: number }

export async function readClassReport(
  tx: Tx,
  actor: Actor,
  { id, quarter }: InQuarter,
  now: Date,
): Promise<ClassReport> {
  const klass = await readClass(tx, actor, id)
  refuseBeyond(klass.policy, quarter)
  const [books] = await Promise.all([readClassBooks(tx, [id]), recordOpening(tx, actor, id, now, 'report')])
  const book = books.get(id)
  if (!book) throw new Error('a class was not read')
  return classReportOf(klass, quarter, book)
}

function classReportOf(klass: ClassSummary, quarter: number, book: ClassBook): ClassReport {
  const at = quarter - 1
  const period = book.periods[at]
  if (!period) throw new Error('there is no such period')
  const learners = book.learners.filter(({ dropped }) => !dropped)
  const graded = learners.flatMap((learner) => {
    const row = learner.grades[at]
    const grade = row?.quarterly_grade ?? null
    return row && grade !== null ? [{ gender: learner.gender, provisional: row.provisional, grade }] : []
  })
  const grades = graded.map(({ grade }) => grade)
  const passed = grades.filter((grade) => grade >= passing).length
  const mps = scoresReached(period, learners, () => true)
  const given = givenItems(period, learners)
  const missing = missingWork(given, learners)
  return {
    klass,
    quarter,
    closed_at: period.closed_at,
    learners: learners.length,
    graded: graded.length,
    provisional: graded.filter(({ provisional }) => provisional).length,
    mps,
    mastery: mps === null ? null : masteryOf(mps),
    assessment_mps: scoresReached(period, learners, ({ category }) => componentOf(category) === 'qa'),
    highest: grades.length === 0 ? null : Math.max(...grades),
    lowest: grades.length === 0 ? null : Math.min(...grades),
    mean: meanGrade(grades),
    passed,
    passing_rate: meanPercentage(passed, grades.length),
    distribution: distributionOf(period, graded),
    at_risk: learnersAtRisk({ at, learners, missing, given, anyGraded: graded.length > 0 }),
    missing_work: missing.map(({ learner: { student_id, listed_name, gender }, items }) => ({
      student_id,
      listed_name,
      gender,
      items: items.map(({ id, title }) => ({ id, title })),
    })),
    items: reportItems(period, learners),
  }
}

const meanGrade = (grades: readonly number[]): number | null =>
  grades.length === 0
    ? null
    : fromHundredths(
        meanOf(
          grades.reduce((sum, grade) => sum + toHundredths(grade), 0),
          100 * grades.length,
        ),
      )

/** The mean percentage score over all cells that hold a score. */
function scoresReached(
  { items }: BookPeriod,
  learners: readonly BookLearner[],
  counts: (item: Pick<ReportItem, 'category'>) => boolean,
): number | null {
  let [reached, highest] = [0, 0]
  for (const { id, max_score } of items.filter(counts))
    for (const { cells } of learners) {
      const cell = cells[id] ?? null
      if (cell === null || cell < 0) continue
      reached += cell
      highest += max_score
    }
  return meanPercentage(reached, highest)
}

/** By the descriptors of the period's own policy. */
function distributionOf(
  { policy }: BookPeriod,
  graded: readonly { gender: BookLearner['gender']; grade: number }[],
): ClassReport['distribution'] {
  const bands = policyOf(policy).descriptors
  const bandOf = (grade: number) => bands.findIndex(([from]) => from <= grade)
  return bands.map(([from, words], index) => {
    const within = graded.filter(({ grade }) => bandOf(grade) === index)
    const above = bands[index - 1]
    return {
      words,
      from,
      to: above ? above[0] - 1 : 100,
      male: within.filter(({ gender }) => gender === 'male').length,
      female: within.filter(({ gender }) => gender === 'female').length,
    }
  })
}
