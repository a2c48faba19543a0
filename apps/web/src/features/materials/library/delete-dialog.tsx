import type { RunListed } from '@klasrum/contract/runs'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { refreshRuns } from '../queries.ts'
import { filesText } from '../run-text.ts'

type DeleteDialogProps = {
  run: Pick<RunListed, 'id' | 'files'>
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteRunDialog({ run, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient()
  const remove = async () => {
    try {
      await call('DELETE /api/lesson-plans/runs/{id}', { params: { id: run.id } })
    } catch (error) {
      throw new Error(sayOr(error, 'The run could not be deleted. Please try again.'))
    }
    toast({ tone: 'done', title: 'The run was deleted.' })
    await refreshRuns(client)
    onDeleted?.()
  }
  return (
    <ConfirmDialog
      open
      title="Delete this run?"
      confirmLabel="Delete run"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The documents made of {filesText(run.files)} are lost, and the uploaded files with them. The points
        stay as they are.
      </p>
    </ConfirmDialog>
  )
}
