import type { Actor } from '../../http/session.ts'
import type { TeacherScope } from './teachers.store.ts'

/** Whose profiles a caller may read: all, those of the own school, or the own one. */
export function overseenBy({ role, school_id, user_id }: Actor): TeacherScope {
  if (role === 'admin' || role === 'division-eps') return 'all'
  if (role === 'school-admin') return { school_id }
  return { user_id }
}
