import type { TopUp } from '@klasrum/contract/top-ups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { readToken } from '../../../lib/token.ts'
import { globalValuesKey } from '../global-values.ts'
import { refreshOwnTopUps } from './use-own-top-ups.ts'
import { useSendProof } from './use-send-proof.ts'

type Ask = { amount: number; points: number; reference_no?: string }

const isGone = (error: unknown): boolean =>
  error instanceof CallRefused && ['top_up.not_pending', 'top_up.not_found'].includes(error.code)

/** Makes the request, then sends its proof. A proof that did not arrive is sent again to the same request. */
export function useSubmitTopUp() {
  const client = useQueryClient()
  const once = useOnceKeys()
  const busy = useRef(false)
  const [request, setRequest] = useState<TopUp>()
  const [signedOut, setSignedOut] = useState(false)
  const creating = useMutation({
    mutationFn: (body: Ask) =>
      once(JSON.stringify(body), (onceKey) => call('POST /api/user/topup', { body }, { onceKey })),
    onSuccess: () => refreshOwnTopUps(client),
    onError: (error) => {
      if (!(error instanceof CallRefused) || error.code !== 'top_up.wrong_points') return
      void client.invalidateQueries({ queryKey: globalValuesKey })
    },
  })
  const proof = useSendProof()

  const submit = async (ask: Ask, file: File) => {
    if (busy.current) return
    busy.current = true
    setSignedOut(!readToken())
    try {
      if (!readToken()) return
      const made = request ?? (await creating.mutateAsync(ask))
      setRequest(made)
      await proof.send({ id: made.id, file })
    } catch (error) {
      if (isGone(error)) setRequest(undefined)
    } finally {
      busy.current = false
    }
  }
  return {
    submit,
    /** Made and waiting for its proof: amount and reference number stand. */
    request,
    signedOut,
    creating: creating.isPending,
    createProblem: creating.error,
    /** What the create problem is about. */
    asked: creating.variables,
    uploading: proof.sending,
    share: proof.share,
    proofProblem: proof.problem,
    sentFile: proof.sent,
    done: proof.done,
  }
}
