import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useRef, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardFoot, CardHead } from '../../../ui/card.tsx'
import { teacherEmail, teacherName } from '../teacher-text.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { useStaffCount, useWaiting, waitingShown } from './queries.ts'
import css from './waiting-list.module.css'

/** Teachers who chose a school that has not confirmed them yet. */
export function WaitingTeachers() {
  const { data: teachers } = useWaiting()
  const { data: all } = useStaffCount({ search: '', state: 'all' })
  const [declining, setDeclining] = useState<TeacherProfile>()
  const head = useRef<HTMLHeadingElement>(null)
  if (!teachers?.length) return null
  const more = Math.max(0, (all?.waiting ?? 0) - waitingShown)
  // The row goes and would take the focus along.
  const keepFocus = () => (teachers.length > 1 ? head.current : document.querySelector('main'))?.focus()
  return (
    <Card as="section" aria-labelledby="waiting">
      <CardHead>
        <div>
          <h2 id="waiting" ref={head} tabIndex={-1}>
            Waiting for confirmation
          </h2>
          <p className={css.note}>They chose the school themselves. Do they belong to it?</p>
        </div>
      </CardHead>
      <ul className={css.list}>
        {teachers.map((teacher) => (
          <li key={teacher.id}>
            <div className={css.who}>
              <b>{teacherName(teacher)}</b>
              <span>{teacher.school_name}</span>
              <span>{teacherEmail(teacher)}</span>
            </div>
            <div className={css.buttons}>
              <Button
                size="sm"
                aria-label={`Decline ${teacherName(teacher)}`}
                onClick={() => setDeclining(teacher)}
              >
                Decline
              </Button>
              <ConfirmButton teacher={teacher} onDone={keepFocus} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <CardFoot>
          <p className={css.note}>{counted(more, 'more teacher')} will follow here.</p>
        </CardFoot>
      ) : null}
      {declining ? <DeclineDialog teacher={declining} onClose={() => setDeclining(undefined)} /> : null}
    </Card>
  )
}
