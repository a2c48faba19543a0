import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { counted } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TopUpFacts } from './top-up-facts.tsx'
import type { Decide } from './use-decide.ts'

type ApproveDialogProps = { topUp: PendingTopUp; decide: Decide; onClose: () => void }

export function ApproveDialog({ topUp, decide, onClose }: ApproveDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Approve this top-up?"
      confirmKind="primary"
      confirmLabel={`Approve ${counted(topUp.points, 'point')}`}
      workingLabel="Approving..."
      onConfirm={() => decide(topUp, { verb: 'approve' })}
      onClose={onClose}
    >
      <p>
        {topUp.user_name} gets <b>{counted(topUp.points, 'point')}</b> at once. Make sure that the money has
        arrived in the wallet.
      </p>
      <TopUpFacts topUp={topUp} />
    </ConfirmDialog>
  )
}
