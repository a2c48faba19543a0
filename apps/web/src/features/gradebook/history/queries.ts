import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { CellId } from '../model/values.ts'
import { sheetKeys } from '../sending/sheet-query.ts'

const pageSize = 50

/** Changes of a quarter's scores, or of one cell, the latest first. */
export function useScoreChanges(id: number, quarter: number, cell?: CellId) {
  const query = { quarter, item_id: cell?.item, student_id: cell?.student, limit: pageSize }
  return useInfiniteQuery({
    queryKey: sheetKeys.changes(id, query),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/education/classes/{id}/score-changes',
        { params: { id }, query: { ...query, before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? null : last.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
    gcTime: 0,
  })
}
