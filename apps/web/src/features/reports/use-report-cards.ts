import { fetchFile } from '../../lib/call.ts'
import type { PrinterPaper } from '../../ui/paper-choice.tsx'
import { useDownload } from '../../ui/use-download.ts'

export const noReportCards = 'Failed to make the report cards'

/** Report cards in one PDF: of the whole class, or of one learner. */
export const useReportCards = (id: number) =>
  useDownload(
    (query: { paper: PrinterPaper; student_id?: number }) =>
      fetchFile('GET /api/education/classes/{id}/report-cards', { params: { id }, query }),
    noReportCards,
  )
