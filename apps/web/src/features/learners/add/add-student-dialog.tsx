import type { ClassSummary } from '@klasrum/contract/classes'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StudentSearch } from './student-search.tsx'

type AddStudentDialogProps = {
  klass: ClassSummary
  /** Ids of the learners on the roster. */
  enrolled: ReadonlySet<number>
  searched: string
  onCreate: (searched: string) => void
  onClose: () => void
}

/** Stays open, so that several can be enrolled one after the other. */
export function AddStudentDialog({ klass, enrolled, searched, onCreate, onClose }: AddStudentDialogProps) {
  const [typed, setTyped] = useState(searched)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Student"
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button kind="primary" icon={<IconUserPlus />} onClick={() => onCreate(typed)}>
            Create student
          </Button>
        </>
      }
    >
      <StudentSearch klass={klass} enrolled={enrolled} typed={typed} onType={setTyped} inDialog />
    </Dialog>
  )
}
