import type { TeacherProfile } from '@klasrum/contract/teachers'

const nameField = 'metadata_json.fullname'

/** Named by their paths in the request, so that what the server finds wrong is shown at its field. */
export type TeacherFields = {
  school_id: string
  user_id: string
  employee_no: string
  [nameField]: string
}

type Metadata = TeacherProfile['metadata_json']

export const teacherFieldsOf = (teacher: TeacherProfile | undefined, school_id = ''): TeacherFields => ({
  school_id: teacher ? String(teacher.school_id) : school_id,
  user_id: '',
  employee_no: teacher?.employee_no ?? '',
  [nameField]: teacher?.metadata_json.fullname ?? teacher?.metadata_json.full_name ?? '',
})

/** Everything else that the profile keeps stays; an emptied name goes. */
export function withName(kept: Metadata, typed: string): Metadata {
  const next = structuredClone(kept)
  delete next.full_name
  delete next.fullname
  if (typed.trim()) next.fullname = typed.trim()
  return next
}

/** EMP and the last six digits of the moment. */
export const employeeNumberAt = (moment: number): string => `EMP${String(moment).slice(-6)}`
