import { IconDots, IconHistory, IconTableImport, IconUserOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useClassList } from './use-class-list.tsx'

type RosterMenuProps = {
  classId: number
  /** Absent while the class takes no changes. */
  mayImport: boolean
  dropped: boolean
  onDropped: (shown: boolean) => void
  onImports: () => void
}

/** On a phone, all that is done with a roster but finding and adding. */
export function RosterMenu({ classId, mayImport, dropped, onDropped, onImports }: RosterMenuProps) {
  const navigate = useNavigate()
  const { isPending, problem, actions } = useClassList(classId)
  const importList = {
    label: 'Import a list',
    icon: <IconTableImport />,
    onClick: () =>
      void navigate({
        to: '/classes/$classId',
        params: { classId: String(classId) },
        search: { import: 'list' },
      }),
  }
  return (
    <>
      <ActionMenu
        button={<IconButton label="More for this roster" icon={<IconDots />} line />}
        actions={[
          ...(mayImport ? [importList] : []),
          ...actions.map((action) => ({
            ...action,
            label: `Class list, ${action.label}`,
            refused: isPending && 'Preparing...',
          })),
          {
            label: dropped ? 'Hide dropped' : 'Show dropped',
            icon: <IconUserOff />,
            onClick: () => onDropped(!dropped),
          },
          { label: 'Recent imports', icon: <IconHistory />, onClick: onImports },
        ]}
      />
      <ProblemNote says={problem} />
    </>
  )
}
