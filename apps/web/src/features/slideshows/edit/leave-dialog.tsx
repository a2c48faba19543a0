import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** Asks before changes that were not saved are left behind. */
export function LeaveDialog({ blocks }: { blocks: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: blocks,
    enableBeforeUnload: blocks,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      workingLabel="Leaving..."
      leaveLabel="Keep editing"
      onConfirm={async () => proceed?.()}
      onClose={() => reset?.()}
    >
      <p>What you changed in the script will be lost.</p>
    </ConfirmDialog>
  )
}
