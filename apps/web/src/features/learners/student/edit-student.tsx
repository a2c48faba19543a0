import type { Student } from '@klasrum/contract/learners'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadRosterAgain } from '../learner-keys.ts'
import { type StudentFields, studentBody, studentFields } from './student-fields.ts'
import { StudentForm } from './student-form.tsx'

type EditStudentProps = { classId: number; student: Student; onClose: () => void }

export function EditStudent({ classId, student, onClose }: EditStudentProps) {
  const client = useQueryClient()
  const { id, version, number_given: given } = student
  const save = (fields: StudentFields): Promise<Student> => {
    const { external_student_id: number, metadata_json } = studentBody(fields)
    return call('PUT /api/education/students/{id}', {
      params: { id },
      body: { metadata_json, version, external_student_id: given && number ? number : undefined },
    })
  }
  return (
    <StudentForm
      title="Edit Student"
      submitLabel="Update Student"
      workingLabel="Updating..."
      failed="Failed to update student"
      filledWith={studentFields(student)}
      number={given ? 'replaceable' : 'locked'}
      send={save}
      onSent={(saved) => {
        toast({ tone: 'done', title: 'Student updated', text: saved.listed_name })
        void loadRosterAgain(client, classId)
        onClose()
      }}
      onClose={onClose}
      wayOn={() => null}
    />
  )
}
