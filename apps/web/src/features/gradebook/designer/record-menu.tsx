import type { ClassSummary } from '@klasrum/contract/classes'
import { IconDots, IconDownload, IconForms, IconRefresh, IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { archivedReason, useQuarter } from '../../classes/door.ts'
import { useRecalculate } from '../page/use-recalculate.ts'

type RecordMenuProps = {
  klass: ClassSummary
  workbook: { importExcel: () => void; exportExcel: () => void; exporting: boolean; problem?: string }
}

/** On a phone, what can be done with the record as a whole. */
export function RecordMenu({ klass, workbook }: RecordMenuProps) {
  const navigate = useNavigate()
  const { quarter } = useQuarter(klass)
  const { mutate, isPending } = useRecalculate(klass, quarter)
  const params = { classId: String(klass.id) }
  return (
    <>
      <div>
        <ActionMenu
          button={<IconButton label="More for this class" icon={<IconDots />} line />}
          actions={[
            {
              label: 'Import Excel',
              icon: <IconUpload />,
              refused: klass.archived_at !== null && archivedReason,
              onClick: workbook.importExcel,
            },
            {
              label: 'Export Excel',
              icon: <IconDownload />,
              refused: workbook.exporting && 'The workbook is being made.',
              onClick: () => workbook.exportExcel(),
            },
            {
              label: 'School forms',
              icon: <IconForms />,
              onClick: () => void navigate({ to: '/classes/$classId/forms', params }),
            },
            {
              label: 'Recalculate',
              icon: <IconRefresh />,
              refused: isPending && 'Recalculating...',
              onClick: () => mutate(),
            },
          ]}
        />
      </div>
      <ProblemNote says={workbook.problem} />
    </>
  )
}
