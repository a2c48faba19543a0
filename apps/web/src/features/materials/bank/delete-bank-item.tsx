import type { BankItem } from '@klasrum/contract/item-bank'
import { call } from '../../../lib/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { shortStem } from '../results/item-text.ts'
import { useRefreshBank } from './use-bank.ts'

export function DeleteBankItem({ entry, onClose }: { entry: BankItem; onClose: () => void }) {
  const refresh = useRefreshBank()
  const remove = async () => {
    await call('DELETE /api/item-bank/{id}', { params: { id: entry.id } })
    await refresh()
    toast({ tone: 'done', title: 'The question was deleted from your bank.' })
  }
  return (
    <ConfirmDialog
      open
      title="Delete this question?"
      confirmLabel="Delete question"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>“{shortStem(entry.item)}” goes from your bank. Papers and copies of others that have it keep it.</p>
    </ConfirmDialog>
  )
}
