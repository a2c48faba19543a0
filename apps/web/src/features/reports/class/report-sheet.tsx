import type { ClassReport } from '@klasrum/contract/reports'
import { IconLock, IconTable, IconUsers } from '@tabler/icons-react'
import { dayAndTime } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { classTitle, periodText } from '../../classes/door.ts'
import { AtRiskCard } from './at-risk-card.tsx'
import css from './class-report.module.css'
import { DistributionCard } from './distribution-card.tsx'
import { ReportItemsCard } from './items-card.tsx'
import { MissingCard } from './missing-card.tsx'
import { ReportFigures, ReportNotice } from './report-figures.tsx'
import { ReportFiles } from './report-files.tsx'

export function ReportSheet({ report }: { report: ClassReport }) {
  const { klass, quarter, closed_at } = report
  const params = { classId: String(klass.id) }
  if (report.learners === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconUsers />}
          title="No students enrolled in this class."
          text="A report needs learners and their scores."
          action={
            <ButtonLink kind="next" to="/classes/$classId" params={params}>
              Go to Roster
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  if (report.items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconTable />}
          title={`No grade items in ${periodText(klass, quarter)} yet`}
          text="The report appears with the first item and its scores."
          action={
            <ButtonLink
              kind="next"
              to="/classes/$classId/gradebook"
              params={params}
              search={{ quarter: String(quarter) }}
            >
              Open the grade sheet
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  return (
    <div className={css.report}>
      <div className={css.top}>
        <div className={css.name}>
          <p className={css.printed}>
            {klass.school_name} · SY {klass.school_year}
          </p>
          <p className={css.printed}>{classTitle(klass)}</p>
          <h2>{periodText(klass, quarter)} report</h2>
          {closed_at ? (
            <Badge tone="plain" icon={<IconLock />}>
              Closed {dayAndTime(closed_at)}
            </Badge>
          ) : null}
        </div>
        <ReportFiles classId={klass.id} quarter={quarter} />
      </div>
      <ReportNotice report={report} />
      <AtRiskCard report={report} />
      {report.missing_work.length > 0 ? <MissingCard report={report} /> : null}
      <ReportFigures report={report} />
      <DistributionCard report={report} />
      <ReportItemsCard report={report} />
    </div>
  )
}
