import type { Term } from '@klasrum/contract/subjects'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadTermsAgain } from './queries.ts'

export function DeleteTermDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const client = useQueryClient()
  const remove = async () => {
    try {
      await call('DELETE /api/education/terms/{id}', { params: { id: term.id } })
      toast({ tone: 'done', title: `${term.name} deleted` })
    } catch (error) {
      throw new Error(sayOr(error, 'The term could not be deleted. Please try again.'))
    } finally {
      // Awaited: the focus must not go back to a button that is about to leave the page.
      await loadTermsAgain(client)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Delete term"
      confirmLabel="Delete term"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Delete <b>{term.name}</b> of school year {term.school_year}? This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
