import type { Role } from '@klasrum/contract/fields'
import type { PublicSchool } from '@klasrum/contract/schools'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { mayManage } from '../may-manage.ts'
import { placeKey } from '../place-keys.ts'

type Wanted = { search: string; limit: number }

/** The list of those who manage schools; where it is empty, and for everybody else, the public one. */
async function findSchools(
  role: Role | undefined,
  query: Wanted,
  signal: AbortSignal,
): Promise<PublicSchool[]> {
  const managed =
    role && mayManage(role) ? await call('GET /api/education/schools', { query }, { signal }) : []
  return managed.length ? managed : call('GET /api/education/schools/public', { query }, { signal })
}

/** The schools a form offers. */
export function useSchoolChoice({ search, limit, enabled = true }: Wanted & { enabled?: boolean }) {
  const { user } = useSession()
  return useQuery({
    queryKey: [placeKey, 'choice', { search, limit }],
    queryFn: ({ signal }) => findSchools(user?.role, { search, limit }, signal),
    enabled,
    placeholderData: keepPreviousData,
  })
}
