import type { ClassSummary } from '@klasrum/contract/classes'
import { componentOf } from '@klasrum/grading/components'
import { componentNameUnder } from '@klasrum/grading/policies'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { periodText } from '../../classes/door.ts'
import css from './learner.module.css'
import { gradeCellOf, type LearnerPeriod } from './period-grade.ts'

type PeriodItemsProps = { klass: ClassSummary; period: LearnerPeriod }

/** Every score of the period; what is missing is marked. */
export function PeriodItems({ klass, period: { quarter, items } }: PeriodItemsProps) {
  const groups = (['ww', 'pt', 'qa'] as const)
    .map((component) => ({
      component,
      own: items.filter(({ category }) => componentOf(category) === component),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <Card as="section" aria-labelledby="scores">
      <CardHead>
        <h2 id="scores">Scores in {periodText(klass, quarter)}</h2>
        <ButtonLink
          size="sm"
          kind="plain"
          to="/classes/$classId/gradebook"
          params={{ classId: String(klass.id) }}
          search={{ quarter: String(quarter) }}
        >
          Open the grade sheet
        </ButtonLink>
      </CardHead>
      {groups.length === 0 ? <p className={css.note}>No grade items yet.</p> : null}
      {groups.map(({ component, own }) => (
        <section
          key={component}
          className={css.group}
          aria-label={componentNameUnder(klass.policy, component)}
        >
          <h3>{componentNameUnder(klass.policy, component)}</h3>
          <ul>
            {own.map(({ id, title, max_score, cell }) => (
              <li key={id}>
                <span className={css.title}>{title}</span>
                <Score cell={cell} highest={max_score} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function Score({ cell, highest }: { cell: number | null; highest: number }) {
  const value = gradeCellOf(cell)
  if (value === 'excused') return <span className={css.quiet}>Excused</span>
  if (value === null) return <span className={css.missing}>Missing, of {highest}</span>
  return (
    <span className={css.score}>
      <b>{value}</b> / {highest}
    </span>
  )
}
