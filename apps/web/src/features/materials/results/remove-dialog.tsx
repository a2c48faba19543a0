import type { Item } from '@klasrum/contract/material'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { shortStem } from './item-text.ts'
import type { DocumentChange } from './use-document-change.ts'

type RemoveDialogProps = { item: Item; change: DocumentChange; onClose: () => void }

export function RemoveDialog({ item, change, onClose }: RemoveDialogProps) {
  const remove = async () => {
    const problem = await change.apply({ verb: 'remove', item_id: item.id })
    if (problem) throw new Error(problem.says)
  }
  return (
    <ConfirmDialog
      open
      title="Remove this question?"
      confirmLabel="Remove question"
      workingLabel="Removing..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>“{shortStem(item)}” is taken off the paper and its key. The others are numbered anew.</p>
    </ConfirmDialog>
  )
}
