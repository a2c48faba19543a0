import type { ClassSummary } from '@klasrum/contract/classes'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { ActCard } from '../../../ui/act-card.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { archivedReason } from '../../classes/door.ts'
import { useWorkbookActs } from './use-workbook-acts.ts'

/** The class record out to Excel and back in. */
export function WorkbookCards({ klass }: { klass: ClassSummary }) {
  const { exportExcel, exporting, problem, importExcel } = useWorkbookActs(klass.id)
  return (
    <>
      <ActCard
        icon={<IconDownload />}
        title="Export Excel"
        text="The whole record with live formulas."
        working={exporting && 'Exporting...'}
        onClick={() => exportExcel()}
      />
      <ActCard
        icon={<IconUpload />}
        title="Import Excel"
        text="Scores from a workbook; you see every change before it is written."
        refused={klass.archived_at ? archivedReason : undefined}
        onClick={importExcel}
      />
      <ProblemNote says={problem} />
    </>
  )
}
