import type { ClassReport } from '@klasrum/contract/reports'
import { counted } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { GradeFigure } from '../grade-figure.tsx'
import { LearnerLink } from '../learner-link.tsx'
import { reasonsOf } from '../report-text.ts'
import css from './class-report.module.css'
import { FirstRows } from './first-rows.tsx'

type AtRisk = ClassReport['at_risk'][number]

const beforeColumn: Column<AtRisk> = {
  key: 'before',
  head: 'Before',
  align: 'right',
  phone: 'hide',
  cell: ({ before }) => <GradeFigure grade={before} />,
}

/** Learners who need a look, with the reasons in words. */
export function AtRiskCard({ report: { klass, quarter, at_risk, missing_work } }: { report: ClassReport }) {
  const columns: Column<AtRisk>[] = [
    {
      key: 'learner',
      head: 'Learner',
      primary: true,
      cell: (learner) => <LearnerLink classId={klass.id} quarter={quarter} learner={learner} />,
    },
    {
      key: 'why',
      head: 'Why',
      phone: 'line',
      cell: (learner) => (
        <ul className={css.reasons}>
          {reasonsOf(learner).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ),
    },
    ...(at_risk.some(({ before }) => before !== null) ? [beforeColumn] : []),
    {
      key: 'grade',
      head: 'Grade',
      align: 'right',
      phone: 'title',
      cell: ({ grade }) => <GradeFigure grade={grade} />,
    },
  ]
  return (
    <Card as="section" aria-labelledby="at-risk">
      <CardHead>
        <h2 id="at-risk">Learners who need a look</h2>
        <p className={css.count}>{at_risk.length > 0 ? counted(at_risk.length, 'learner') : null}</p>
      </CardHead>
      <FirstRows count={at_risk.length}>
        <DataTable
          caption="Learners who need a look"
          columns={columns}
          rows={at_risk}
          rowKey={({ student_id }) => student_id}
          empty={
            <p className={css.none}>
              Nobody: no grade below 75, none that fell by five or more, and little work missing.
            </p>
          }
        />
      </FirstRows>
      {missing_work.length === 0 ? <p className={css.foot}>No score is missing.</p> : null}
    </Card>
  )
}
