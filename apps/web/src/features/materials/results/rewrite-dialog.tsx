import type { RunDocument } from '@klasrum/contract/run-documents'
import { counted } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { documentNameOf } from '../run-text.ts'
import type { DocumentChange } from './use-document-change.ts'

type RewriteDialogProps = { shown: RunDocument; change: DocumentChange; onClose: () => void }

export function RewriteDialog({ shown, change, onClose }: RewriteDialogProps) {
  const { document, typed_texts: typed } = shown
  const rewrite = async () => {
    const problem = await change.apply({ verb: 'rewrite' })
    if (problem) throw new Error(problem.says)
  }
  return (
    <ConfirmDialog
      open
      title={`Regenerate the ${documentNameOf(document).toLowerCase()}?`}
      confirmLabel="Regenerate"
      workingLabel="Writing..."
      onConfirm={rewrite}
      onClose={onClose}
    >
      {typed > 0 ? (
        <Notice tone="care">
          You wrote {counted(typed, 'text')} of this plan yourself.{' '}
          {typed === 1 ? 'It is lost.' : 'They are lost.'}
        </Notice>
      ) : null}
      <p>
        The whole document is written again from the same lesson. What you changed, added or removed on it is
        lost. It costs no points.
      </p>
    </ConfirmDialog>
  )
}
