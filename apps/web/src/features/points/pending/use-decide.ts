import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'

export type Decision = { verb: 'approve' } | { verb: 'reject'; reason: string }
export type Decide = (topUp: PendingTopUp, decision: Decision) => Promise<void>

const isDecidedElsewhere = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && ['top_up.not_pending', 'top_up.not_found'].includes(error.code)

/** Resolves once the request is off the list, whoever decided it; rejects with the sentence to show. */
export function useDecide(): Decide {
  const client = useQueryClient()
  const once = useOnceKeys()

  const send = ({ id, points }: PendingTopUp, decision: Decision) => {
    const params = { id }
    return decision.verb === 'approve'
      ? once(`approve ${id} ${points}`, (onceKey) =>
          call('POST /api/admin/topups/{id}/approve', { params, body: { points } }, { onceKey }),
        )
      : once(`reject ${id} ${decision.reason}`, (onceKey) =>
          call(
            'POST /api/admin/topups/{id}/reject',
            { params, body: { reason: decision.reason } },
            { onceKey },
          ),
        )
  }
  const loadAgain = async () => {
    void client.invalidateQueries({ queryKey: ['dashboard'] })
    await client.invalidateQueries({ queryKey: ['admin'] })
  }

  return async (topUp, decision) => {
    try {
      const { points } = await send(topUp, decision)
      toast(
        decision.verb === 'approve'
          ? { tone: 'done', title: `Successfully approved top-up. ${counted(points, 'point')} added` }
          : { tone: 'done', title: 'Top-up rejected', text: `${topUp.user_name} is told why.` },
      )
    } catch (error) {
      if (!isDecidedElsewhere(error)) {
        void loadAgain()
        throw new Error(sayOr(error, `Failed to ${decision.verb} top-up`))
      }
      toast({
        tone: 'care',
        title: error.detail,
        text: 'It was decided elsewhere. The list is loaded again.',
      })
    }
    await loadAgain()
  }
}
