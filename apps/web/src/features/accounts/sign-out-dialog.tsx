import { number } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type SignOutDialogProps = { unsent: number; onConfirm: () => Promise<void>; onClose: () => void }

/** Before somebody leaves with scores that the server has not confirmed. */
export const SignOutDialog = ({ unsent, onConfirm, onClose }: SignOutDialogProps) => (
  <ConfirmDialog
    open
    title="Sign out?"
    confirmLabel="Sign out"
    confirmKind="primary"
    workingLabel="Signing out..."
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>
      {unsent === 1
        ? '1 score is not saved yet. It stays on this device and is sent when you sign in again.'
        : `${number(unsent)} scores are not saved yet. They stay on this device and are sent when you sign in again.`}
    </p>
  </ConfirmDialog>
)
