import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { orAskToLogIn } from '../../../ui/log-in-request.ts'
import { placeKey } from '../place-keys.ts'
import { type PlaceSortKey, pageSpanOf } from '../place-url.ts'

export const divisionsPerPage = 24

type Wanted = { search: string; region: string }

export const useDivisions = ({ page, search, region, sort }: Wanted & { page: number; sort: PlaceSortKey }) =>
  useQuery({
    queryKey: [placeKey, 'divisions', 'list', { page, search, region, sort }],
    queryFn: ({ signal }) =>
      orAskToLogIn(
        'Please log in to view divisions',
        call(
          'GET /api/education/divisions',
          { query: { search, region, sort, ...pageSpanOf(page, divisionsPerPage) } },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useDivisionCount = ({ search, region }: Wanted) =>
  useQuery({
    queryKey: [placeKey, 'divisions', 'count', { search, region }],
    queryFn: ({ signal }) =>
      call('GET /api/education/divisions/count', { query: { search, region } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
