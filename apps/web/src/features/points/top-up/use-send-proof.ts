import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '../../../lib/upload.ts'
import { refreshOwnTopUps, tellPointsUpdated } from './use-own-top-ups.ts'

type Proof = { id: number; file: File }

/** The proof goes on its way even when the form is closed meanwhile; what follows from it is told either way. */
export function useSendProof() {
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const sending = useMutation({
    mutationFn: ({ id, file }: Proof) => {
      setShare(0)
      return upload('POST /api/user/topup/{id}/payment-proof', { params: { id }, file, onProgress: setShare })
    },
    onSuccess: () => tellPointsUpdated(client),
    onSettled: () => refreshOwnTopUps(client),
  })
  return {
    send: sending.mutateAsync,
    sending: sending.isPending,
    /** How much has left this device, 0 to 1. */
    share,
    problem: sending.error,
    /** The file that was sent last. */
    sent: sending.variables?.file,
    done: sending.isSuccess,
  }
}
