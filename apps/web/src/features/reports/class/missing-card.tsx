import type { ClassReport } from '@klasrum/contract/reports'
import { counted } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { LearnerLink } from '../learner-link.tsx'
import { titlesText } from '../report-text.ts'
import css from './class-report.module.css'
import { FirstRows } from './first-rows.tsx'

type Lacking = ClassReport['missing_work'][number]

/** Who lacks what. */
export function MissingCard({ report: { klass, quarter, missing_work } }: { report: ClassReport }) {
  const cells = missing_work.reduce((sum, { items }) => sum + items.length, 0)
  const columns: Column<Lacking>[] = [
    {
      key: 'learner',
      head: 'Learner',
      primary: true,
      cell: (learner) => <LearnerLink classId={klass.id} quarter={quarter} learner={learner} />,
    },
    {
      key: 'items',
      head: 'Has no score in',
      phone: 'line',
      cell: ({ items }) => titlesText(items.map(({ title }) => title)),
    },
    {
      key: 'count',
      head: 'Missing',
      align: 'right',
      phone: 'title',
      cell: ({ items }) => items.length,
    },
  ]
  return (
    <Card as="section" aria-labelledby="missing">
      <CardHead>
        <h2 id="missing">Missing work</h2>
        <p className={css.count}>
          {cells > 0 ? `${counted(cells, 'score')} of ${counted(missing_work.length, 'learner')}` : null}
        </p>
      </CardHead>
      <FirstRows count={missing_work.length}>
        <DataTable
          caption="Missing work"
          columns={columns}
          rows={missing_work}
          rowKey={({ student_id }) => student_id}
        />
      </FirstRows>
    </Card>
  )
}
