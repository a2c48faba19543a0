import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const root = 'reports'

export const useClassReport = (id: number, quarter: number) =>
  useQuery({
    queryKey: [root, 'class', id, quarter],
    queryFn: ({ signal }) =>
      call('GET /api/education/classes/{id}/reports/{quarter}', { params: { id, quarter } }, { signal }),
    staleTime: 0,
  })

export const useLearnerReport = (id: number, student_id: number) =>
  useQuery({
    queryKey: [root, 'learner', id, student_id],
    queryFn: ({ signal }) =>
      call(
        'GET /api/education/classes/{id}/learners/{student_id}/report',
        { params: { id, student_id } },
        { signal },
      ),
    enabled: student_id > 0,
    staleTime: 0,
  })
