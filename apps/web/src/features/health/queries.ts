import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const useHealth = () =>
  useQuery({
    queryKey: ['admin', 'health'],
    queryFn: ({ signal }) => call('GET /api/admin/health', undefined, { signal }),
    staleTime: 0,
  })
