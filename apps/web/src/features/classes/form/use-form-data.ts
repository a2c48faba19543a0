import type { SessionUser } from '@klasrum/contract/accounts'
import type { Term } from '@klasrum/contract/subjects'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useOwnTeacher } from '../../teachers/door.ts'
import { useTerms } from '../terms.ts'

export type FormData = {
  terms: readonly Term[]
  /** The own profile of a teacher; null when there is none, and for those who keep other people's classes. */
  own: TeacherProfile | null
}

/** What the form chooses from. */
export function useFormData(user: SessionUser) {
  const isTeacher = user.role === 'teacher'
  const terms = useTerms()
  const own = useOwnTeacher({ enabled: isTeacher })
  const profile = isTeacher ? own.data : null
  const data: FormData | undefined =
    terms.data && profile !== undefined ? { terms: terms.data, own: profile } : undefined
  return {
    data,
    error: terms.error ?? (isTeacher ? own.error : null),
    retry: () => {
      void terms.refetch()
      if (isTeacher) void own.refetch()
    },
  }
}
