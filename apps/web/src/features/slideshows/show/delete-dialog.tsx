import type { SlideshowListed } from '@klasrum/contract/slideshows'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { refreshShows } from '../queries.ts'
import { dropRecent } from '../recent-shows.ts'
import { isShowOpen } from '../show-text.ts'

type DeleteDialogProps = {
  show: Pick<SlideshowListed, 'id' | 'title'> & { job: Pick<SlideshowListed['job'], 'status'> }
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteShowDialog({ show, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient()
  const remove = async () => {
    try {
      await call('DELETE /api/education/slideshows/{id}', { params: { id: show.id } })
    } catch (error) {
      throw new Error(sayOr(error, 'The slide show could not be deleted. Please try again.'))
    }
    dropRecent(show.id)
    toast({ tone: 'done', title: 'The slide show was deleted.' })
    onDeleted?.()
    await refreshShows(client)
  }
  return (
    <ConfirmDialog
      open
      title="Delete this slide show?"
      confirmLabel="Delete slide show"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <b>{show.title}</b> with its slides, sound, captions and your recordings will be gone.
        {isShowOpen(show.job.status) ? ' It is still being made: that will be stopped.' : ''}
      </p>
    </ConfirmDialog>
  )
}
