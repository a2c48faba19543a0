import type { LearnerReport } from '@klasrum/contract/reports'
import { lowestReported, passing } from '@klasrum/grading/quarter-grade'
import { lazy, Suspense } from 'react'
import { counted } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { periodText } from '../../classes/door.ts'
import { GradeFigure } from '../grade-figure.tsx'
import { figure } from '../report-text.ts'
import { decimals } from '../steps/grade-steps.ts'
import css from './learner.module.css'

const LineChart = lazy(async () => ({ default: (await import('../../../ui/line-chart.tsx')).LineChart }))

/** The way over the periods, as a picture and as a table. */
export function ProgressCard({ report }: { report: LearnerReport }) {
  const { klass, periods, final, descriptor, remarks } = report
  return (
    <Card as="section" aria-labelledby="progress">
      <CardHead>
        <h2 id="progress">Progress</h2>
      </CardHead>
      <div className={css.progress}>
        <Suspense fallback={<Skeleton height="11rem" />}>
          <LineChart
            label="Line of the grades over the periods. The table has the same figures."
            range={[lowestReported, 100]}
            mark={{ value: passing, text: `Passing ${passing}` }}
            points={periods.map(({ quarter, grade }) => ({
              name: periodText(klass, quarter),
              value: grade.quarterly_grade,
              text: figure(grade.quarterly_grade),
              open: grade.provisional,
            }))}
          />
        </Suspense>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Period</th>
              <th scope="col">Initial</th>
              <th scope="col">Grade</th>
              <th scope="col" data-words>
                Descriptor
              </th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ quarter, grade, descriptor: word }) => (
              <tr key={quarter}>
                <th scope="row">
                  {periodText(klass, quarter)}
                  {grade.missing > 0 ? <small>{counted(grade.missing, 'score')} missing</small> : null}
                </th>
                <td>{decimals(grade.initial_grade)}</td>
                <td>
                  <GradeFigure grade={grade.quarterly_grade} provisional={grade.provisional} />
                </td>
                <td data-words>{word ?? '—'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Final grade
                <small>{remarks ?? 'Once every period has a grade'}</small>
              </th>
              <td>
                <GradeFigure grade={final} />
              </td>
              <td data-words>{descriptor ?? '—'}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}
