import type { SessionUser } from '@klasrum/contract/accounts'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { fullName } from '../../lib/format.ts'

type Named = Pick<TeacherProfile, 'user' | 'metadata_json'>

/** The name given in the profile, then the account's, then what else the profile knows. */
export function teacherName({ user, metadata_json: given }: Named): string {
  const parts = [given.first_name, given.last_name].map((part) => part?.trim()).filter(Boolean)
  return (
    given.fullname?.trim() ||
    given.full_name?.trim() ||
    (user ? fullName(user) : '') ||
    parts.join(' ') ||
    given.email?.trim() ||
    'Unnamed teacher'
  )
}

export const teacherEmail = ({ user, metadata_json }: Named): string =>
  user?.email ?? metadata_json.email?.trim() ?? ''

type Editor = Pick<SessionUser, 'id' | 'role' | 'user_metadata'>

/** An admin changes every profile, a school-admin those of the own school, a teacher the own one. */
export function mayEdit(editor: Editor, teacher: Pick<TeacherProfile, 'user_id' | 'school_id'>): boolean {
  if (editor.role === 'admin') return true
  if (editor.role === 'school-admin') return editor.user_metadata?.school_id === teacher.school_id
  return editor.role === 'teacher' && teacher.user_id === editor.id
}

export const isManager = ({ role }: Pick<SessionUser, 'role'>): boolean =>
  role === 'admin' || role === 'school-admin'
