import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { askOrKept } from '../../../lib/kept-query.ts'
import type { GradeLevelCode } from '../grade-levels.ts'
import { classKeys } from '../queries.ts'
import { noFilters, type WantedClasses } from './place.ts'

const pageSize = 60

const filterOf = ({ search, school, subject, grade, year }: Omit<WantedClasses, 'state' | 'sort'>) => ({
  search,
  school_id: school || undefined,
  subject_id: subject || undefined,
  grade_level: (grade || undefined) as GradeLevelCode | undefined,
  school_year: year || undefined,
})

export function useClasses(wanted: WantedClasses) {
  const query = { ...filterOf(wanted), state: wanted.state, sort: wanted.sort, limit: pageSize }
  return useInfiniteQuery({
    queryKey: [...classKeys.lists, query],
    queryFn: (asked) => {
      const { pageParam: offset, signal } = asked
      const read = () => call('GET /api/education/classes', { query: { ...query, offset } }, { signal })
      if (offset > 0) return read()
      const asPages = (first: Awaited<ReturnType<typeof read>>) => ({ pages: [first], pageParams: [0] })
      return askOrKept(asked, ['classes', JSON.stringify(query)], read, asPages)
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** How many there are under each tab, whatever is searched for. */
export function useClassCounts({ school }: Pick<WantedClasses, 'school'>) {
  const query = filterOf({ search: '', ...noFilters, school })
  return useQuery({
    queryKey: [...classKeys.lists, 'count', query],
    queryFn: (asked) =>
      askOrKept(asked, ['class-counts', JSON.stringify(query)], () =>
        call('GET /api/education/classes/count', { query }, { signal: asked.signal }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The subjects that some class teaches, to choose from. */
export const useTaughtSubjects = () =>
  useQuery({
    queryKey: ['subjects', 'taught'],
    queryFn: ({ signal }) =>
      call('GET /api/education/subjects', { query: { use: 'active', limit: 200 } }, { signal }),
  })

/** The school that the list is narrowed to; its id as text, empty for none. */
export const useOneSchool = (id: string) =>
  useQuery({
    queryKey: [...classKeys.all, 'school', id],
    queryFn: ({ signal }) => call('GET /api/education/schools/{id}', { params: { id } }, { signal }),
    enabled: id !== '',
  })
