import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'
import { archivedReason } from './class-text.ts'
import { useArchiving } from './use-archiving.ts'

export type ClassTask = { do: 'copy' | 'delete'; klass: ClassSummary }

type ClassMenuProps = { klass: ClassSummary; onTask: (task: ClassTask) => void }

export function ClassMenu({ klass, onTask }: ClassMenuProps) {
  const navigate = useNavigate()
  const { archive, restore } = useArchiving()
  const archived = klass.archived_at !== null
  return (
    <ActionMenu
      button={<IconButton label={`More for ${klass.section}, ${klass.subject_name}`} icon={<IconDots />} />}
      actions={[
        {
          label: 'Edit',
          icon: <IconPencil />,
          refused: archived && archivedReason,
          onClick: () =>
            void navigate({ to: '/classes/$classId/record', params: { classId: String(klass.id) } }),
        },
        {
          label: 'Copy to a new term',
          icon: <IconCopy />,
          onClick: () => onTask({ do: 'copy', klass }),
        },
        archived
          ? { label: 'Restore', icon: <IconArchiveOff />, onClick: () => restore(klass.id) }
          : { label: 'Archive', icon: <IconArchive />, onClick: () => archive(klass.id) },
        {
          label: 'Delete',
          icon: <IconTrash />,
          tone: 'harm',
          onClick: () => onTask({ do: 'delete', klass }),
        },
      ]}
    />
  )
}
