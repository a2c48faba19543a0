import { useState } from 'react'
import { shortDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { EnrollmentDate } from '../enrollment-date.tsx'
import css from './add-student.module.css'

type EnrolledFromProps = {
  /** Absent until somebody types one: then it is today. */
  day: string | undefined
  onDay: (day: string) => void
}

/** The day of enrollment of all who are enrolled here: told, and a field for whom it is another one. */
export function EnrolledFrom({ day, onDay }: EnrolledFromProps) {
  const [open, setOpen] = useState(day !== undefined)
  if (open) {
    return (
      <div className={css.day}>
        <EnrollmentDate day={day} onChange={onDay} />
      </div>
    )
  }
  return (
    <p className={css.from}>
      Enrolled as of today, {shortDay(new Date())}
      <Button size="sm" kind="plain" aria-label="Change the enrollment date" onClick={() => setOpen(true)}>
        Change
      </Button>
    </p>
  )
}
