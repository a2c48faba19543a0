import type { ReactNode } from 'react'
import { call } from '../../../lib/call.ts'
import { FindField } from '../../../ui/find-field.tsx'
import { teacherName } from '../../teachers/door.ts'

type TeacherFieldProps = {
  /** What the teacher is to the record. */
  label?: string
  name?: string
  hint?: ReactNode
  /** The teachers of this school; its id as text, empty before one is chosen. */
  school: string
  chosen: string
  onChoose: (id: string, name: string) => void
  error?: ReactNode
}

const most = 50

async function findTeachers(school: string, search: string, signal: AbortSignal) {
  const teachers = await call(
    'GET /api/education/teachers',
    { query: { search, school_id: school, limit: most } },
    { signal },
  )
  return teachers.map((teacher) => ({
    value: String(teacher.id),
    label: teacherName(teacher),
    note: teacher.employee_no ?? undefined,
  }))
}

export const TeacherField = ({
  label = 'Primary teacher',
  name = 'primary_teacher_id',
  school,
  hint = school ? 'Optional. A teacher of the school.' : 'Optional. Choose the school first.',
  chosen,
  onChoose,
  error,
}: TeacherFieldProps) => (
  <FindField
    label={label}
    name={name}
    placeholder="Type a name"
    hint={hint}
    disabled={!school}
    chosen={chosen}
    onChoose={(found) => onChoose(found?.value ?? '', found?.label ?? '')}
    queryKey={['teachers', 'of-school', school]}
    find={(search, signal) => findTeachers(school, search, signal)}
    said={{ none: 'No teachers available', failed: 'Failed to load teachers' }}
    error={error}
  />
)
