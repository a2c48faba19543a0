import type { ClassSummary } from '@klasrum/contract/classes'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { archivedReason } from '../../classes/door.ts'
import type { useWorkbookActs } from './use-workbook-acts.ts'

type WorkbookButtonsProps = { klass: ClassSummary; workbook: ReturnType<typeof useWorkbookActs> }

export function WorkbookButtons({ klass, workbook }: WorkbookButtonsProps) {
  const { exportExcel, exporting, problem, importExcel } = workbook
  const refused = klass.archived_at ? archivedReason : undefined
  return (
    <>
      <Button
        size="sm"
        icon={<IconUpload />}
        title={refused}
        aria-disabled={refused ? true : undefined}
        onClick={refused ? undefined : importExcel}
      >
        Import Excel
      </Button>
      <Button
        size="sm"
        icon={<IconDownload />}
        working={exporting && 'Exporting...'}
        onClick={() => exportExcel()}
      >
        Export Excel
      </Button>
      <ProblemNote says={problem} />
    </>
  )
}
