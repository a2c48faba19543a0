import type { ClassSummary } from '@klasrum/contract/classes'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { useClassRecord } from '../../classes/door.ts'
import type { AskedOfRoster } from '../roster/roster-dialog.tsx'
import type { NotEnrolled } from '../use-enroll.ts'
import css from './add-student.module.css'
import { StudentSearch } from './student-search.tsx'

const RosterDialog = lazy(async () => ({
  default: (await import('../roster/roster-dialog.tsx')).RosterDialog,
}))

/** The students of the school beside the class, to be looked up and enrolled without leaving the record. */
export function StudentDirectory({ klass }: { klass: ClassSummary }) {
  const { data } = useClassRecord(klass.id)
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState<string>()
  const [asked, setAsked] = useState<AskedOfRoster>()
  const [notEnrolled, setNotEnrolled] = useState<NotEnrolled>()
  const enrollments = data?.enrollments ?? []
  /** The search of the dialog is this one. */
  const ask = (next: AskedOfRoster) => {
    if (next.task === 'add') {
      setTyped(next.searched ?? '')
      setDay(next.day)
      setNotEnrolled(next.notEnrolled)
    }
    setAsked(next.task === 'add' ? undefined : next)
  }
  return (
    <Card as="section" aria-label="Student directory">
      <div className={css.directory}>
        <StudentSearch
          klass={klass}
          enrolled={new Set(enrollments.map(({ student_id }) => student_id))}
          notEnrolled={notEnrolled}
          typed={typed}
          onType={setTyped}
          day={day}
          onDay={setDay}
          onCreate={klass.archived_at ? undefined : () => setAsked({ task: 'create', searched: typed, day })}
        />
      </div>
      <Suspense>
        {asked ? (
          <RosterDialog
            klass={klass}
            enrollments={enrollments}
            asked={asked}
            onAsk={ask}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  )
}
