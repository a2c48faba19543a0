import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { allPages } from '../all-pages.ts'
import { placeKey } from '../place-keys.ts'

/** Every division by name, for choosing one. */
export const useAllDivisions = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: [placeKey, 'divisions', 'all'],
    queryFn: ({ signal }) =>
      allPages((page) => call('GET /api/education/divisions', { query: page }, { signal })),
    enabled,
  })
