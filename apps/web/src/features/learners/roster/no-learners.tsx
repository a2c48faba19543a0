import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

type NoLearnersProps = {
  /** The roster page says it in other words than the class record. */
  whole: boolean
  /** The way to import a list; absent while the class takes no changes. */
  importList?: ReactNode
  onAdd: () => void
}

export const NoLearners = ({ whole, importList, onAdd }: NoLearnersProps) => (
  <EmptyState
    icon={<IconUsers />}
    title={whole ? 'No students enrolled' : 'No students enrolled yet'}
    text={
      whole
        ? 'No students enrolled in this class.'
        : 'Bring a whole list in at once, or add learners one by one.'
    }
    action={
      importList ? (
        <>
          {importList}
          <Button icon={<IconUserPlus />} onClick={onAdd}>
            Add Student
          </Button>
        </>
      ) : undefined
    }
  />
)
