import {
  IconChevronDown,
  IconFileSpreadsheet,
  IconFileText,
  IconForms,
  IconIdBadge2,
  IconPrinter,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { fetchFile } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { PaperChoice, usePaper } from '../../../ui/paper-choice.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import { noReportCards, useReportCards } from '../use-report-cards.ts'
import css from './class-report.module.css'

const noReport = 'Failed to make the report'

type ReportFilesProps = { classId: number; quarter: number }

/** The report to print or to work on, and the report cards of the class. */
export function ReportFiles({ classId: id, quarter }: ReportFilesProps) {
  const navigate = useNavigate()
  const choice = usePaper()
  const { paper } = choice
  const report = useDownload(
    (format: 'pdf' | 'xlsx') =>
      fetchFile('GET /api/education/classes/{id}/reports/{quarter}/file', {
        params: { id, quarter },
        query: { format, paper },
      }),
    noReport,
  )
  const cards = useReportCards(id)
  return (
    <div className={css.files}>
      <PaperChoice {...choice} />
      <div>
        <ActionMenu
          button={
            <Button
              size="sm"
              iconAfter={<IconChevronDown />}
              working={(report.isPending || cards.isPending) && 'Preparing...'}
            >
              Print or save
            </Button>
          }
          actions={[
            { label: 'Print this report', icon: <IconPrinter />, onClick: () => print() },
            { label: 'Report as PDF', icon: <IconFileText />, onClick: () => report.mutate('pdf') },
            {
              label: 'Report as Excel',
              icon: <IconFileSpreadsheet />,
              onClick: () => report.mutate('xlsx'),
            },
            {
              label: 'Report cards (PDF)',
              icon: <IconIdBadge2 />,
              onClick: () => cards.mutate({ paper }),
            },
            {
              label: 'School forms',
              icon: <IconForms />,
              onClick: () =>
                void navigate({ to: '/classes/$classId/forms', params: { classId: String(id) } }),
            },
          ]}
        />
      </div>
      <ProblemNote says={report.error && sayOr(report.error, noReport)} />
      <ProblemNote says={cards.error && sayOr(cards.error, noReportCards)} />
    </div>
  )
}
