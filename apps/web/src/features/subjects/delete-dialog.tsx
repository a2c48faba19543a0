import type { Subject } from '@klasrum/contract/subjects'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.tsx'
import { loadSubjectsAgain } from './queries.ts'

export function DeleteSubjectDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const client = useQueryClient()
  const remove = async () => {
    try {
      await call('DELETE /api/education/subjects/{id}', { params: { id: subject.id } })
      toast({ tone: 'done', title: 'Subject deleted successfully' })
    } catch (error) {
      throw new Error(sayOr(error, 'Failed to delete subject'))
    } finally {
      // Awaited: the focus must not go back to a button that is about to leave the page.
      await loadSubjectsAgain(client)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Delete Subject"
      confirmLabel="Delete"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Delete <b>{subject.name}</b> ({subject.code})? This action cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
