import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { placeKey } from '../place-keys.ts'

const ownTeacherKey = [placeKey, 'own-teacher']

async function loadOwnTeacher(signal: AbortSignal): Promise<TeacherProfile | null> {
  try {
    return await call('GET /api/education/teachers/me', undefined, { signal })
  } catch (error) {
    if (error instanceof CallRefused && error.status === 404) return null
    throw error
  }
}

/** The own profile; null when there is none yet. */
export const useOwnTeacherForSchool = () =>
  useQuery({ queryKey: ownTeacherKey, queryFn: ({ signal }) => loadOwnTeacher(signal), staleTime: 0 })

type Saving = { userId: number; schoolId: number; profile: TeacherProfile | null }

/** Everything else of the profile stays as it is. */
const saveSchool = ({ userId, schoolId, profile }: Saving) =>
  call('PUT /api/education/teachers/by-user/{id}', {
    params: { id: userId },
    body: {
      school_id: schoolId,
      employee_no: profile?.employee_no,
      metadata_json: profile?.metadata_json,
      version: profile?.version,
    },
  })

export const sayNotSaved = (error: unknown): string => sayOr(error, 'Failed to save your school')

export function useSaveSchool() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveSchool,
    onSuccess: (profile) => {
      client.setQueryData(ownTeacherKey, profile)
      toast({ tone: 'done', title: `Saved your school as ${profile.school_name}` })
    },
    onError: (error) => toast({ tone: 'harm', title: sayNotSaved(error) }),
    // The profile shows on other screens too, and a refused save may mean that it changed elsewhere.
    onSettled: () => client.invalidateQueries(),
  })
}
