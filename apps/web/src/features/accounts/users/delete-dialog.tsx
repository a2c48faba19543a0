import type { ListedUser } from '@klasrum/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { fullName } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadUsersAgain } from './queries.ts'

export function DeleteUserDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const client = useQueryClient()
  const remove = async () => {
    try {
      await call('DELETE /api/admin/users/{id}', { params: { id: user.id } })
      toast({ tone: 'done', title: 'User deleted successfully' })
    } catch (error) {
      throw new Error(sayOr(error, 'Failed to delete user'))
    } finally {
      void loadUsersAgain(client)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Delete user"
      confirmLabel="Delete user"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Delete <b>{fullName(user)}</b> ({user.email})? The account is closed and can no longer sign in.
      </p>
      <p>
        An account with records is kept without its person: name and e-mail are taken away, its point entries
        stay for the books. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
