import type { LearnerReport } from '@klasrum/contract/reports'
import { useQuarter } from '../../classes/door.ts'
import css from './learner.module.css'
import { LearnerHead } from './learner-head.tsx'
import { PeriodItems } from './period-items.tsx'
import { PeriodSteps } from './period-steps.tsx'
import { ProgressCard } from './progress-card.tsx'
import { ReportCardSheet } from './report-card-sheet.tsx'

export function LearnerSheet({ report }: { report: LearnerReport }) {
  const { quarter } = useQuarter(report.klass)
  const period = report.periods.find((each) => each.quarter === quarter)
  return (
    <div className={css.page}>
      <LearnerHead report={report} />
      <ProgressCard report={report} />
      {period ? (
        <div className={css.pair}>
          <PeriodSteps klass={report.klass} period={period} />
          <PeriodItems klass={report.klass} period={period} />
        </div>
      ) : null}
      <ReportCardSheet report={report} />
    </div>
  )
}
