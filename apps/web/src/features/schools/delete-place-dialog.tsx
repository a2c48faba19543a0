import { useQueryClient } from '@tanstack/react-query'
import { sayOr } from '../../lib/say-or.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { loadPlacesAgain } from './place-keys.ts'

type DeletePlaceDialogProps = {
  what: 'division' | 'district' | 'school'
  name: string
  remove: () => Promise<unknown>
  onClose: () => void
}

/** Asks once; what stands in the way is said in the dialog. */
export function DeletePlaceDialog({ what, name, remove, onClose }: DeletePlaceDialogProps) {
  const client = useQueryClient()
  const kind = `${what[0]?.toUpperCase()}${what.slice(1)}`
  const confirm = async () => {
    try {
      await remove()
      toast({ tone: 'done', title: `${kind} deleted successfully` })
    } catch (error) {
      throw new Error(sayOr(error, `Failed to delete ${what}`))
    } finally {
      void loadPlacesAgain(client)
    }
  }
  return (
    <ConfirmDialog
      open
      title={`Delete ${kind}`}
      confirmLabel={`Delete ${kind}`}
      workingLabel="Deleting..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Delete <b>{name}</b>? Only a {what} that nothing belongs to can be deleted, and it cannot be brought
        back.
      </p>
    </ConfirmDialog>
  )
}
