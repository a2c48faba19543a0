import type { ClassSummary } from '@klasrum/contract/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { periodText } from '../../classes/door.ts'
import { sheetKeys } from '../sending/sheet-query.ts'

/** Reckons the grades of a quarter again on the server, from the scores on record. */
export function useRecalculate(klass: ClassSummary, quarter: number) {
  const { id } = klass
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /api/education/classes/{id}/recompute-quarter-grades', {
        params: { id },
        body: { quarter },
      }),
    onSuccess: ({ grades }) => {
      client.setQueryData(sheetKeys.grades(id, quarter), grades)
      toast({ tone: 'done', title: 'Quarterly grades recomputed', text: periodText(klass, quarter) })
      void client.invalidateQueries({ queryKey: sheetKeys.sheet(id, quarter) })
    },
    onError: (error) => toast({ tone: 'harm', title: sayOr(error, 'Failed to recompute grades') }),
  })
}
