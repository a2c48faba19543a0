import type { ClassReport } from '@klasrum/contract/reports'
import { lazy, Suspense } from 'react'
import { counted } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './class-report.module.css'

const StackedBars = lazy(async () => ({
  default: (await import('../../../ui/stacked-bars.tsx')).StackedBars,
}))

/** How many learners each descriptor has, boys and girls apart: as a picture and as a table. */
export function DistributionCard({ report: { distribution, graded } }: { report: ClassReport }) {
  return (
    <Card as="section" aria-labelledby="distribution">
      <CardHead>
        <h2 id="distribution">Grades by descriptor</h2>
      </CardHead>
      <div className={css.distribution}>
        <div className={css.picture}>
          <Suspense fallback={<Skeleton height="12rem" />}>
            <StackedBars
              label={`Bars of how many of ${counted(graded, 'graded learner')} have each descriptor, boys and girls apart. The table has the same figures.`}
              parts={{ first: 'Boys', second: 'Girls' }}
              rows={distribution.map(({ words, male, female }) => ({
                name: words,
                first: male,
                second: female,
              }))}
            />
          </Suspense>
        </div>
        <table className={css.counts}>
          <thead>
            <tr>
              <th scope="col">Descriptor</th>
              <th scope="col">Grades</th>
              <th scope="col">Boys</th>
              <th scope="col">Girls</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {distribution.map(({ words, from, to, male, female }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td>{from === 0 ? `up to ${to}` : `${from}–${to}`}</td>
                <td>{male}</td>
                <td>{female}</td>
                <td>{male + female}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                All
              </th>
              <td>{distribution.reduce((sum, { male }) => sum + male, 0)}</td>
              <td>{distribution.reduce((sum, { female }) => sum + female, 0)}</td>
              <td>{graded}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}
