import type { ClassSummary } from '@klasrum/contract/classes'
import type { Student } from '@klasrum/contract/learners'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { EnrollmentDate } from '../enrollment-date.tsx'
import { loadRosterAgain } from '../learner-keys.ts'
import { enroll, failedToEnroll, type NotEnrolled } from '../use-enroll.ts'
import { newStudentFields, type StudentFields, studentBody } from './student-fields.ts'
import { StudentForm } from './student-form.tsx'
import { wayOnFromTaken } from './taken-number.tsx'

type CreateStudentProps = {
  klass: ClassSummary
  searched: string
  day: string | undefined
  /** With what to search for next: the number of a learner who could not be enrolled, and why. */
  onDone: (done: { searched: string; day: string | undefined; notEnrolled?: NotEnrolled }) => void
  onClose: () => void
}

/** Makes a learner and puts them on the roster at once. */
export function CreateStudent({ klass, searched, day: first, onDone, onClose }: CreateStudentProps) {
  const [day, setDay] = useState(first)
  const client = useQueryClient()
  const once = useOnceKeys()
  const create = (fields: StudentFields): Promise<Student> => {
    const body = { school_id: klass.school_id, ...studentBody(fields) }
    return once(JSON.stringify(body), (onceKey) =>
      call('POST /api/education/students', { body }, { onceKey }),
    )
  }
  const finish = async (student: Student) => {
    toast({ tone: 'done', title: 'Student created successfully', text: student.listed_name })
    try {
      await enroll(klass, student.id, day)
      onDone({ searched: '', day })
    } catch (error) {
      const says = sayOr(error, failedToEnroll)
      toast({ tone: 'harm', title: says })
      onDone({ searched: student.external_student_id, day, notEnrolled: { studentId: student.id, says } })
    } finally {
      void loadRosterAgain(client, klass.id)
    }
  }
  return (
    <StudentForm
      title="Create Student"
      submitLabel="Create and enroll"
      workingLabel="Creating..."
      failed="Failed to create student"
      filledWith={newStudentFields(searched, klass.grade_level)}
      number="required"
      send={create}
      onSent={(student) => void finish(student)}
      onClose={onClose}
      wayOn={(refusal, sent) =>
        wayOnFromTaken(refusal, {
          klass,
          number: sent.external_student_id,
          day,
          onDone: () => onDone({ searched: '', day }),
        })
      }
    >
      <EnrollmentDate day={day} onChange={setDay} />
    </StudentForm>
  )
}
