import type { ClassSummary } from '@klasrum/contract/classes'
import { policyOf } from '@klasrum/grading/policies'
import { counted } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { periodText } from '../../classes/door.ts'
import { figure } from '../report-text.ts'
import { closedGradeStep, decimals, lastStep, partSteps } from '../steps/grade-steps.ts'
import { StepsTable } from '../steps/steps-table.tsx'
import css from './learner.module.css'
import { gradeCellOf, type LearnerPeriod, periodGradeOf, weightsIn } from './period-grade.ts'

type PeriodStepsProps = { klass: ClassSummary; period: LearnerPeriod }

/** How the grade of the period came about. */
export function PeriodSteps({ klass, period }: PeriodStepsProps) {
  const { quarter, items, closed_at, descriptor } = period
  const grade = periodGradeOf(period)
  const policy = policyOf(klass.policy)
  const whole = policy.transmuted !== 'chosen' || klass.transmuted
  const { initial, quarterly } = grade
  const text = whole ? figure(quarterly) : decimals(quarterly)
  const cells = new Map(items.map(({ id, cell }) => [id, gradeCellOf(cell)]))
  const how =
    closed_at || initial === null
      ? closedGradeStep(policy, klass.transmuted, grade)
      : lastStep(policy, klass.transmuted, initial)
  return (
    <Card as="section" aria-labelledby="steps">
      <CardHead>
        <h2 id="steps">
          {quarterly === null ? `No grade in ${periodText(klass, quarter)} yet` : `How ${text} was computed`}
        </h2>
        <p className={css.quiet}>{periodText(klass, quarter)}</p>
      </CardHead>
      <div className={css.steps}>
        <StepsTable
          policy={klass.policy}
          grade={grade}
          weights={weightsIn(period)}
          parts={partSteps(items, (id) => cells.get(id) ?? null)}
          last={quarterly === null ? undefined : { text, how, descriptor: descriptor ?? '' }}
        />
      </div>
      <p className={css.note}>{noteOf(period)}</p>
    </Card>
  )
}

function noteOf({ weights, grade }: LearnerPeriod): string {
  if (!weights) return 'Set the weights: without them there is no grade.'
  if (grade.initial_grade === null)
    return 'A grade appears once every component that weighs something has a score.'
  return grade.missing > 0
    ? `Provisional: ${counted(grade.missing, 'score')} missing count as nothing so far.`
    : 'PS is percent score: score over highest possible, times 100. WS is PS times the weight. The Initial Grade is the sum of WS.'
}
