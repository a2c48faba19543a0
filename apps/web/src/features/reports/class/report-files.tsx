import { IconFileSpreadsheet, IconFileText, IconIdBadge2, IconPrinter } from '@tabler/icons-react'
import { fetchFile } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { PaperChoice, usePaper } from '../../../ui/paper-choice.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import { FormsLink } from '../../school-forms/door.ts'
import { noReportCards, useReportCards } from '../use-report-cards.ts'
import css from './class-report.module.css'

const noReport = 'Failed to make the report'

type ReportFilesProps = { classId: number; quarter: number }

/** The report to print or to work on, and the report cards of the class. */
export function ReportFiles({ classId: id, quarter }: ReportFilesProps) {
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
  const making = (format: 'pdf' | 'xlsx') => report.isPending && report.variables === format && 'Preparing...'
  return (
    <div className={css.files}>
      <PaperChoice {...choice} />
      <Button size="sm" icon={<IconPrinter />} onClick={() => print()}>
        Print
      </Button>
      <Button size="sm" icon={<IconFileText />} working={making('pdf')} onClick={() => report.mutate('pdf')}>
        PDF
      </Button>
      <Button
        size="sm"
        icon={<IconFileSpreadsheet />}
        working={making('xlsx')}
        onClick={() => report.mutate('xlsx')}
      >
        Excel
      </Button>
      <Button
        size="sm"
        kind="primary"
        icon={<IconIdBadge2 />}
        working={cards.isPending && 'Preparing...'}
        onClick={() => cards.mutate({ paper })}
      >
        Report cards (PDF)
      </Button>
      <FormsLink classId={id} />
      <ProblemNote says={report.error && sayOr(report.error, noReport)} />
      <ProblemNote says={cards.error && sayOr(cards.error, noReportCards)} />
    </div>
  )
}
