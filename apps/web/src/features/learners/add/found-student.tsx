import type { ClassSummary } from '@klasrum/contract/classes'
import type { StudentHit } from '@klasrum/contract/learners'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { messageOf } from '../../../ui/field-look.tsx'
import { gradeText } from '../../classes/door.ts'
import { genderText, numberText } from '../student-text.ts'
import { failedToEnroll, useEnroll } from '../use-enroll.ts'
import css from './add-student.module.css'

type FoundStudentProps = {
  klass: ClassSummary
  student: StudentHit
  enrolled: boolean
  day: string | undefined
  /** Why an enrolment before this list was opened failed. */
  refused?: string
}

export function FoundStudent({ klass, student, enrolled, day, refused }: FoundStudentProps) {
  const { mutate, isPending, isSuccess, error } = useEnroll(klass, day)
  const isOn = enrolled || isSuccess
  const problem = error ? sayOr(error, failedToEnroll) : refused
  return (
    <li>
      <div className={css.who}>
        <b>{student.listed_name}</b>
        <span>
          {numberText(student)}
          <span className={css.dot}> · </span>
          <span className={css.place}>
            {placeText(student)} · {genderText[student.gender]}
          </span>
        </span>
        {student.grade_level === klass.grade_level || isOn ? null : (
          <p className={css.other}>
            <IconAlertTriangle size={14} aria-hidden />
            Not in {gradeText(klass.grade_level)}, the grade level of this class
          </p>
        )}
        {problem && !isOn ? (
          <p className={css.problem} role="alert">
            {messageOf(problem)}
          </p>
        ) : null}
      </div>
      {/* One button for both: the focus stays where it was pressed. */}
      {isOn || klass.archived_at === null ? (
        <Button
          size="sm"
          kind={isOn ? 'light' : 'primary'}
          icon={isOn ? <IconCheck /> : undefined}
          aria-label={`${isOn ? 'Enrolled' : 'Enroll'}: ${student.listed_name}`}
          aria-disabled={isOn || undefined}
          working={isPending && 'Enrolling...'}
          onClick={isOn ? undefined : () => mutate(student.id)}
        >
          {isOn ? 'Enrolled' : 'Enroll'}
        </Button>
      ) : null}
    </li>
  )
}

/** "Grade 8 – Rizal"; the grade level alone while the learner is in no class. */
const placeText = ({ grade_level, section }: StudentHit): string =>
  section ? `${gradeText(grade_level)} – ${section}` : gradeText(grade_level)
