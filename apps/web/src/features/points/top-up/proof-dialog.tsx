import type { TopUp } from '@klasrum/contract/top-ups'
import { useState } from 'react'
import { pesoText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import css from './proof-dialog.module.css'
import { ProofField } from './proof-field.tsx'
import { ProofPicture } from './proof-picture.tsx'
import { ProofProblem } from './proof-problem.tsx'
import { useSendProof } from './use-send-proof.ts'

/** The proof of an own top-up: to look at, and while it waits to add or replace. */
export function ProofDialog({ topUp, onClose }: { topUp: TopUp; onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const proof = useSendProof()
  const open = topUp.state === 'pending'
  const verb = topUp.payment_proof ? 'Replace proof' : 'Upload proof'
  const send = async () => {
    if (!file || proof.sending) return
    try {
      await proof.send({ id: topUp.id, file })
    } catch {
      return
    }
    toast({
      tone: 'done',
      title: 'Payment proof uploaded successfully!',
      text: 'Your points will be updated shortly.',
    })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Payment proof of ${pesoText(topUp.amount)}`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {open ? (
            <Button
              kind="primary"
              disabled={!file}
              working={proof.sending && 'Uploading…'}
              onClick={() => void send()}
            >
              {verb}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.inside}>
        {topUp.payment_proof && !file ? <ProofPicture path={topUp.payment_proof} /> : null}
        {open ? (
          <ProofField
            file={file}
            onChange={setFile}
            uploading={proof.sending}
            share={proof.share}
            error={proof.problem && proof.sent === file ? 'Upload failed. Please try again.' : undefined}
            disabled={proof.sending}
          />
        ) : null}
        <ProofProblem problem={proof.problem} />
      </div>
    </Dialog>
  )
}
