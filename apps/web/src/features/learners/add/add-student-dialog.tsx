import type { ClassSummary } from '@klasrum/contract/classes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { NotEnrolled } from '../use-enroll.ts'
import { StudentSearch } from './student-search.tsx'

type AddStudentDialogProps = {
  klass: ClassSummary
  /** Ids of the learners on the roster. */
  enrolled: ReadonlySet<number>
  searched: string
  day?: string
  notEnrolled?: NotEnrolled
  onCreate: (searched: string, day: string | undefined) => void
  onClose: () => void
}

/** Stays open, so that several can be enrolled one after the other. */
export function AddStudentDialog(props: AddStudentDialogProps) {
  const { klass, enrolled, searched, notEnrolled, onCreate, onClose } = props
  const [typed, setTyped] = useState(searched)
  const [day, setDay] = useState(props.day)
  return (
    <Dialog open onClose={onClose} title="Add Student" footer={<Button onClick={onClose}>Done</Button>}>
      <StudentSearch
        klass={klass}
        enrolled={enrolled}
        notEnrolled={notEnrolled}
        typed={typed}
        onType={setTyped}
        day={day}
        onDay={setDay}
        onCreate={() => onCreate(typed, day)}
        inDialog
      />
    </Dialog>
  )
}
