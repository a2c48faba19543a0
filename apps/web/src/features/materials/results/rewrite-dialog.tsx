import type { DocumentName } from '@klasrum/contract/runs'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { nameOf } from '../run-text.ts'
import type { DocumentChange } from './use-document-change.ts'

type RewriteDialogProps = { document: DocumentName; change: DocumentChange; onClose: () => void }

export function RewriteDialog({ document, change, onClose }: RewriteDialogProps) {
  const rewrite = async () => {
    const problem = await change.apply({ verb: 'rewrite' })
    if (problem) throw new Error(problem.says)
  }
  return (
    <ConfirmDialog
      open
      title={`Write the ${nameOf(document).toLowerCase()} anew?`}
      confirmLabel="Write anew"
      workingLabel="Writing..."
      onConfirm={rewrite}
      onClose={onClose}
    >
      <p>
        The whole document is written again from the same lesson. What you swapped, edited or removed on it is
        lost. It costs no points.
      </p>
    </ConfirmDialog>
  )
}
