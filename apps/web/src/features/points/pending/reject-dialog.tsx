import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { type FormEvent, useId, useRef, useState } from 'react'
import { pesoText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { reasonFor } from './reasons.ts'
import css from './reject-dialog.module.css'
import { RejectReason } from './reject-reason.tsx'
import type { Decide } from './use-decide.ts'
import { useDecision } from './use-decision.ts'

type RejectDialogProps = { topUp: PendingTopUp; decide: Decide; onClose: () => void }

export function RejectDialog({ topUp, decide, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState(() => reasonFor(topUp.warnings))
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  const { reject, working, problem, missing } = useDecision({ decide, onDecided: onClose, field })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void reject(topUp, reason)
  }
  const leave = () => {
    if (!working) onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      title="Reject this top-up"
      footer={
        <>
          <Button onClick={leave} disabled={working !== null}>
            Cancel
          </Button>
          <Button kind="harm" type="submit" form={form} working={working !== null && 'Rejecting...'}>
            Reject top-up
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        <p>
          {topUp.user_name} asked for {pesoText(topUp.amount)} and will get no points for it.
        </p>
        <RejectReason
          ref={field}
          label="Why is it rejected?"
          sender={topUp.user_name}
          value={reason}
          onChange={setReason}
          error={missing && !reason.trim() ? missing : undefined}
        />
        {problem ? <Notice tone="harm">{problem}</Notice> : null}
      </form>
    </Dialog>
  )
}
