import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

type NoLearnersProps = {
  /** The way to import a list; absent while the class takes no changes. */
  importList?: ReactNode
  onAdd: () => void
}

export const NoLearners = ({ importList, onAdd }: NoLearnersProps) => (
  <EmptyState
    icon={<IconUsers />}
    title="No students enrolled"
    text={
      <>
        <span>No students enrolled in this class.</span>
        {importList ? ' Bring your list: School Form 1 (SF1), an Excel file, or names you paste.' : null}
      </>
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
