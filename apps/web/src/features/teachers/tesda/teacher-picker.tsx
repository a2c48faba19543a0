import type { SessionUser } from '@klasrum/contract/accounts'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { call } from '../../../lib/call.ts'
import { FindField } from '../../../ui/find-field.tsx'
import { teachersKey } from '../queries.ts'
import { teacherName } from '../teacher-text.ts'

type TeacherPickerProps = {
  editor: SessionUser
  teacher: TeacherProfile | undefined
  onChoose: (teacher: TeacherProfile | undefined) => void
  error?: string
}

const most = 50

const teachersFor = (ofOneSchool: boolean) => async (search: string, signal: AbortSignal) => {
  const teachers = await call('GET /api/education/teachers', { query: { search, limit: most } }, { signal })
  return teachers.map((teacher) => ({
    value: String(teacher.id),
    label: teacherName(teacher),
    note: (ofOneSchool ? teacher.employee_no : teacher.school_name) ?? undefined,
    teacher,
  }))
}

/** Whose record it is: any teacher for an admin, one of the own school for a school-admin. */
export function TeacherPicker({ editor, teacher, onChoose, error }: TeacherPickerProps) {
  const ofOneSchool = editor.role === 'school-admin'
  return (
    <FindField
      label="Teacher"
      name="teacher"
      placeholder="Type a name"
      hint={ofOneSchool ? hintFor(editor) : undefined}
      required
      chosen={teacher ? teacherName(teacher) : ''}
      onChoose={(found) => onChoose(found?.teacher)}
      queryKey={[teachersKey, 'for-tesda']}
      find={teachersFor(ofOneSchool)}
      said={{ none: 'No teachers available', failed: 'Failed to load teachers' }}
      error={error}
    />
  )
}

const hintFor = ({ user_metadata }: SessionUser): string =>
  user_metadata?.school_id
    ? 'A teacher of your school.'
    : 'Your account has no school yet. Please ask an administrator for it.'
