import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { orAskToLogIn } from '../../../ui/log-in-request.ts'
import { allPages } from '../all-pages.ts'
import { placeKey } from '../place-keys.ts'
import { type PlaceSortKey, pageSpanOf } from '../place-url.ts'

export const districtsPerPage = 24

/** `division` is an id as text, empty for all. */
type Wanted = { search: string; division: string }

const filterOf = ({ search, division }: Wanted) => ({ search, division_id: division || undefined })

export const useDistricts = ({
  page,
  search,
  division,
  sort,
}: Wanted & { page: number; sort: PlaceSortKey }) =>
  useQuery({
    queryKey: [placeKey, 'districts', 'list', { page, search, division, sort }],
    queryFn: ({ signal }) =>
      orAskToLogIn(
        'Please log in to view districts',
        call(
          'GET /api/education/districts',
          { query: { ...filterOf({ search, division }), sort, ...pageSpanOf(page, districtsPerPage) } },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useDistrictCount = ({ search, division }: Wanted) =>
  useQuery({
    queryKey: [placeKey, 'districts', 'count', { search, division }],
    queryFn: ({ signal }) =>
      call('GET /api/education/districts/count', { query: filterOf({ search, division }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Every district of a division by name, for choosing one; nothing is asked without a division. */
export const useDistrictsOf = (division: string) =>
  useQuery({
    queryKey: [placeKey, 'districts', 'of', division],
    queryFn: ({ signal }) =>
      allPages((page) =>
        call('GET /api/education/districts', { query: { division_id: division, ...page } }, { signal }),
      ),
    enabled: division !== '',
  })
