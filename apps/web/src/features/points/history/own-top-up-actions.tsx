import type { TopUp } from '@klasrum/contract/top-ups'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted, pesoText } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { refreshOwnTopUps } from '../top-up/use-own-top-ups.ts'
import css from './history.module.css'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog,
}))
const ProofDialog = lazy(async () => ({ default: (await import('../top-up/proof-dialog.tsx')).ProofDialog }))

export function OwnTopUpActions({ topUp }: { topUp: TopUp }) {
  const client = useQueryClient()
  const [shown, setShown] = useState<'proof' | 'cancel'>()
  const waits = topUp.state === 'pending'
  const amount = pesoText(topUp.amount)
  const proofLabel = topUp.payment_proof ? 'View proof' : 'Upload proof'
  const close = () => setShown(undefined)

  const cancel = async () => {
    try {
      await call('POST /api/user/topup/{id}/cancel', { params: { id: topUp.id } })
    } catch (error) {
      throw new Error(sayOr(error, 'The request could not be cancelled. Please try again.'))
    } finally {
      void refreshOwnTopUps(client)
    }
    toast({ tone: 'done', title: `${amount} top-up cancelled` })
  }
  return (
    <>
      <div className={css.actions}>
        {waits || topUp.payment_proof ? (
          <Button size="sm" aria-label={`${proofLabel}, ${amount}`} onClick={() => setShown('proof')}>
            {proofLabel}
          </Button>
        ) : null}
        {waits ? (
          <Button
            kind="harm-line"
            size="sm"
            aria-label={`Cancel request, ${amount}`}
            onClick={() => setShown('cancel')}
          >
            Cancel request
          </Button>
        ) : null}
      </div>
      <Suspense>
        {shown === 'proof' ? <ProofDialog topUp={topUp} onClose={close} /> : null}
        {shown === 'cancel' ? (
          <ConfirmDialog
            open
            title={`Cancel the ${amount} top-up?`}
            confirmLabel="Cancel request"
            workingLabel="Cancelling…"
            onConfirm={cancel}
            onClose={close}
          >
            The request for {counted(topUp.points, 'point')} is taken back and will not be checked. If you
            have paid already, do not cancel it.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  )
}
