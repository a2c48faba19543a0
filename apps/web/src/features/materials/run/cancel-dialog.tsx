import type { Run } from '@klasrum/contract/runs'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { tellPointsUpdated } from '../../points/door.ts'
import { putRun, refreshRun } from '../queries.ts'

/** Stops a run that has no result yet. */
export function CancelDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const client = useQueryClient()
  const cancel = async () => {
    try {
      const stopped = await call('POST /api/lesson-plans/runs/{id}/cancel', { params: { id: run.id } })
      putRun(client, stopped)
      tellPointsUpdated(client)
      toast({
        tone: 'done',
        title: 'The run was cancelled.',
        text: stopped.refunded ? `${counted(stopped.cost, 'point')} given back.` : undefined,
      })
    } catch (error) {
      void refreshRun(client, run.id)
      throw new Error(sayOr(error, 'The run could not be cancelled. Please try again.'))
    }
  }
  return (
    <ConfirmDialog
      open
      title="Cancel this run?"
      confirmLabel="Cancel run"
      leaveLabel="Keep it going"
      workingLabel="Cancelling..."
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        Nothing will be made of {counted(run.files.length, 'file')}.
        {run.cost > 0 ? ` ${counted(run.cost, 'point')} will be given back.` : ''}
      </p>
    </ConfirmDialog>
  )
}
