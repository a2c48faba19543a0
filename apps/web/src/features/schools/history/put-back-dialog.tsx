import type { PlaceChange } from '@klasrum/contract/place-changes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadPlacesAgain } from '../place-keys.ts'
import { changeText } from './change-text.ts'

export function PutBackDialog({ change, onClose }: { change: PlaceChange; onClose: () => void }) {
  const client = useQueryClient()
  const putBack = async () => {
    try {
      await call('POST /api/education/place-changes/{id}/put-back', { params: { id: change.id } })
    } catch (error) {
      throw new Error(sayOr(error, 'It could not be put back. Please try again.'))
    }
    toast({ tone: 'done', title: 'Put back', text: change.name })
    await loadPlacesAgain(client)
  }
  return (
    <ConfirmDialog
      open
      title="Put this change back?"
      confirmLabel="Put back"
      confirmKind="primary"
      workingLabel="Putting back…"
      onConfirm={putBack}
      onClose={onClose}
    >
      <p>
        <b>{change.name}</b>: {changeText(change)}
        {change.by ? ` by ${change.by}` : ''}.
      </p>
      <p>
        {change.places > 1
          ? 'Every one of them is again as it was before, and what was added goes.'
          : 'It is again as it was before.'}{' '}
        This is recorded too and can be put back itself.
      </p>
    </ConfirmDialog>
  )
}
