import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { learnersKey } from '../learner-keys.ts'

/** Those who left the class. */
export const useDropped = (classId: number, enabled = true) =>
  useQuery({
    queryKey: [learnersKey, 'dropped', classId],
    queryFn: async ({ signal }) => {
      const all = await call(
        'GET /api/education/classes/{id}/enrollments',
        { params: { id: classId }, query: { include: 'dropped' } },
        { signal },
      )
      return all.filter(({ dropped_at }) => dropped_at !== null)
    },
    enabled,
    staleTime: 0,
  })
