import type { ClassSummary } from '@klasrum/contract/classes'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { ClassFrame, useQuarter } from '../../classes/door.ts'
import { useClassReport } from '../queries.ts'
import { ReportBones } from './report-bones.tsx'
import { ReportSheet } from './report-sheet.tsx'

const failed = 'Failed to load the report'

/** How a class stands in a quarter. */
export const ClassReports = () => (
  <ClassFrame
    step="reports"
    title="Class reports"
    loading="Loading class reports"
    failed="Failed to load class record"
  >
    {(klass) => <ReportOfQuarter klass={klass} />}
  </ClassFrame>
)

function ReportOfQuarter({ klass }: { klass: ClassSummary }) {
  const { quarter } = useQuarter(klass)
  const { data, error, refetch } = useClassReport(klass.id, quarter)
  const again = () => void refetch()
  if (data) {
    return (
      <>
        {error ? <StaleNotice title={sayOr(error, failed)} onRetry={again} /> : null}
        <ReportSheet report={data} />
      </>
    )
  }
  return error ? (
    <Card>
      <ErrorState title={sayOr(error, failed)} onRetry={again} />
    </Card>
  ) : (
    <ReportBones />
  )
}
