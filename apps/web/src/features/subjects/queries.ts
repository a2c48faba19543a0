import { keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import type { WantedSubjects } from './place.ts'

const pageSize = 60

export const useSubjects = (wanted: WantedSubjects) =>
  useInfiniteQuery({
    queryKey: ['subjects', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/education/subjects',
        { query: { ...wanted, limit: pageSize, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export async function loadSubjectsAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] })
  await client.invalidateQueries({ queryKey: ['subjects'] })
}
