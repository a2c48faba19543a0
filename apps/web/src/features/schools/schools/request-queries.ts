import { useQuery } from '@tanstack/react-query'
import { call, type Reply } from '../../../lib/call.ts'
import { placeKey } from '../place-keys.ts'

export type ListedSchoolRequest = Reply<'GET /api/admin/school-requests'>[number]

/** The latest request of the teacher for a school that is not listed. */
export const useOwnRequest = () =>
  useQuery({
    queryKey: [placeKey, 'own-request'],
    queryFn: ({ signal }) => call('GET /api/education/school-requests/own', undefined, { signal }),
    select: ({ request }) => request,
    staleTime: 0,
  })

export const useSchoolRequests = () =>
  useQuery({
    queryKey: [placeKey, 'requests'],
    queryFn: ({ signal }) => call('GET /api/admin/school-requests', undefined, { signal }),
    staleTime: 0,
  })

export const usePublicDivisions = () =>
  useQuery({
    queryKey: [placeKey, 'public-divisions'],
    queryFn: ({ signal }) => call('GET /api/education/divisions/public', undefined, { signal }),
  })
