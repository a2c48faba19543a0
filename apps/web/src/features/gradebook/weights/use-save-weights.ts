import type { Weights } from '@klasrum/contract/weights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadSheetsAgain } from '../page/queries.ts'

type SaveWeightsOptions = {
  id: number
  quarter: number
  said: { saved: string; failed: string }
  onSaved?: (weights: Weights) => void
}

export const onTheSheet = { saved: 'Quarter weights updated', failed: 'Failed to update weights' }
export const inTheDesigner = { saved: 'Quarter weights saved', failed: 'Failed to save weights' }

/** Saves the weights of a quarter; afterwards they and the grades are read anew. */
export function useSaveWeights({ id, quarter, said, onSaved }: SaveWeightsOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Weights) =>
      call('PUT /api/education/classes/{id}/quarter-weights/{quarter}', { params: { id, quarter }, body }),
    onSuccess: async (weights) => {
      onSaved?.(weights)
      toast({ tone: 'done', title: said.saved })
      await loadSheetsAgain(client, id)
    },
    onError: (error) => toast({ tone: 'harm', title: sayOr(error, said.failed) }),
  })
}
