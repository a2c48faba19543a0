import type { TeacherProfile } from '@klasrum/contract/teachers'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallRefused } from '../../lib/refusal.ts'
import { teacherName } from './teacher-text.ts'

/** Everything about teacher profiles begins with this. */
export const teachersKey = 'teachers'

export async function loadTeachersAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] })
  await client.invalidateQueries({ queryKey: [teachersKey] })
}

/** The own profile; null when there is none. */
export const useOwnTeacher = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: [teachersKey, 'own'],
    queryFn: async ({ signal }) => {
      try {
        return await call('GET /api/education/teachers/me', undefined, { signal })
      } catch (error) {
        if (error instanceof CallRefused && error.status === 404) return null
        throw error
      }
    },
    enabled,
    staleTime: 0,
  })

/** The profile with this metadata; refused when somebody else changed it since it was read. */
export function writeMetadata(
  teacher: TeacherProfile,
  metadata_json: TeacherProfile['metadata_json'],
): Promise<TeacherProfile> {
  const { id, user_id, school_id, employee_no, version } = teacher
  const body = { school_id, employee_no, metadata_json, version }
  return user_id === null
    ? call('PUT /api/education/teachers/{id}', { params: { id }, body })
    : call('PUT /api/education/teachers/by-user/{id}', { params: { id: user_id }, body })
}

/** The profile as it stands now. */
export async function readTeacher(teacher: TeacherProfile): Promise<TeacherProfile> {
  if (teacher.user_id !== null) {
    return call('GET /api/education/teachers/by-user/{id}', { params: { id: teacher.user_id } })
  }
  const found = await call('GET /api/education/teachers', {
    query: { search: teacherName(teacher), limit: 200 },
  })
  const now = found.find(({ id }) => id === teacher.id)
  if (!now) throw new CallRefused({ status: 404, code: 'teacher.not_found', detail: '' })
  return now
}

export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'teacher.changed'
