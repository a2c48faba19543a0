import { IconPrinter } from '@tabler/icons-react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useClassList } from './use-class-list.tsx'

/** The class list to print or to work on. */
export function ClassListMenu({ classId }: { classId: number }) {
  const { isPending, problem, actions } = useClassList(classId)
  return (
    <>
      <ActionMenu
        button={
          <Button size="sm" icon={<IconPrinter />} working={isPending && 'Preparing...'}>
            Class list
          </Button>
        }
        actions={actions}
      />
      <ProblemNote says={problem} />
    </>
  )
}
