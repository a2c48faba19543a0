import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { learnersKey } from '../learner-keys.ts'

export const useTransfers = (state: 'all' | 'waiting', { enabled = true } = {}) =>
  useQuery({
    queryKey: [learnersKey, 'transfers', state],
    queryFn: ({ signal }) =>
      call('GET /api/education/transfers', { query: { state, limit: 200 } }, { signal }),
    enabled,
    staleTime: 0,
  })
