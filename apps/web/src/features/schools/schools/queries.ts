import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { placeKey } from '../place-keys.ts'
import { type PlaceSortKey, pageSpanOf } from '../place-url.ts'

export const schoolsPerPage = 20
const publicPageSize = 30

/** Division and district are ids as text, empty for all. */
type Wanted = { search: string; division: string; district: string }

const filterOf = ({ search, division, district }: Wanted) => ({
  search,
  division_id: division || undefined,
  district_id: district || undefined,
})

export const useSchools = ({ page, sort, ...wanted }: Wanted & { page: number; sort: PlaceSortKey }) =>
  useQuery({
    queryKey: [placeKey, 'schools', 'list', { page, sort, ...filterOf(wanted) }],
    queryFn: ({ signal }) =>
      call(
        'GET /api/education/schools',
        { query: { ...filterOf(wanted), sort, ...pageSpanOf(page, schoolsPerPage) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useSchoolCount = (wanted: Wanted) =>
  useQuery({
    queryKey: [placeKey, 'schools', 'count', filterOf(wanted)],
    queryFn: ({ signal }) =>
      call('GET /api/education/schools/count', { query: filterOf(wanted) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Every school by name, page after page. */
export const usePublicSchools = (search: string) =>
  useInfiniteQuery({
    queryKey: [placeKey, 'public-schools', 'list', search],
    queryFn: ({ pageParam: offset, signal }) =>
      call(
        'GET /api/education/schools/public',
        { query: { search, limit: publicPageSize, offset } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < publicPageSize ? null : pages.length * publicPageSize),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  })

/** One school with how many teachers belong to it. */
export const useSchool = (id: number) =>
  useQuery({
    queryKey: [placeKey, 'school', String(id)],
    queryFn: ({ signal }) => call('GET /api/education/schools/{id}', { params: { id } }, { signal }),
  })
