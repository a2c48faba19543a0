import type { GradeItem } from '@klasrum/contract/class-record'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { counted } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadSheetsAgain } from '../page/queries.ts'

type DeleteItemDialogProps = {
  item: GradeItem
  /** Scores that go with it, as far as is known; more than these are not deleted. */
  scores: number
  onClose: () => void
}

export function DeleteItemDialog({ item, scores, onClose }: DeleteItemDialogProps) {
  const client = useQueryClient()
  const remove = async () => {
    try {
      await call('DELETE /api/education/grade-items/{id}', { params: { id: item.id }, query: { scores } })
    } catch (error) {
      void loadSheetsAgain(client, item.class_id)
      throw new Error(sayOr(error, 'Failed to delete grade item'))
    }
    toast({ tone: 'done', title: 'Grade item deleted' })
    // Awaited: the focus must not go back to a button that is about to leave the page.
    await loadSheetsAgain(client, item.class_id)
  }
  return (
    <ConfirmDialog
      open
      title="Delete Grade Item"
      confirmLabel="Delete item"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Delete <b>{item.title}</b>, out of {item.max_score}? This cannot be undone.
      </p>
      <p>
        {scores === 0
          ? 'It holds no scores.'
          : `${counted(scores, 'score')} ${scores === 1 ? 'goes' : 'go'} with it.`}
      </p>
    </ConfirmDialog>
  )
}
