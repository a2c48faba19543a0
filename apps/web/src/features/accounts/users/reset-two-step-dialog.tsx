import type { ListedUser } from '@klasrum/contract/users'
import { call } from '../../../lib/call.ts'
import { fullName } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** For somebody who lost the phone and the recovery codes. */
export function ResetTwoStepDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const name = fullName(user)
  const reset = async () => {
    try {
      await call('POST /api/admin/users/{id}/reset-second-factor', { params: { id: user.id } })
    } catch (error) {
      throw new Error(sayOr(error, 'It could not be reset. Please try again.'))
    }
    toast({ tone: 'done', title: 'Two-step sign-in is off', text: name })
  }
  return (
    <ConfirmDialog
      open
      title="Reset two-step sign-in"
      confirmLabel="Reset"
      workingLabel="Resetting…"
      onConfirm={reset}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> is signed out everywhere and then signs in with the password alone. Make sure that it is
        really them who asked, by phone or in person. They get a mail about it.
      </p>
    </ConfirmDialog>
  )
}
