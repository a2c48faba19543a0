import type { ClassSummary } from '@klasrum/contract/classes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { classTitle } from './class-text.ts'
import { holdingsText } from './holdings-text.ts'
import { classKeys, loadClassesAgain, useHoldings } from './queries.ts'
import { useArchiving } from './use-archiving.ts'

type DeleteDialogProps = { klass: ClassSummary; onClose: () => void; onDeleted?: () => void }

/** Names what goes with the class, and deletes no more than was named. */
export function DeleteDialog({ klass, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient()
  const { archive } = useArchiving()
  const holdings = useHoldings(klass.id)
  const remove = async () => {
    try {
      await call('DELETE /api/education/classes/{id}', {
        params: { id: klass.id },
        query: { learners: holdings.data?.learners, scores: holdings.data?.scores },
      })
    } catch (error) {
      await holdings.refetch()
      throw new Error(sayOr(error, 'Failed to delete class'))
    }
    toast({ tone: 'done', title: 'Class deleted successfully' })
    onDeleted?.()
    client.removeQueries({ queryKey: classKeys.record(klass.id) })
    // Awaited: the focus must not go back to a button that is about to leave the page.
    await loadClassesAgain(client)
  }
  const archiveInstead = () => {
    archive(klass.id)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Delete Class"
      confirmLabel="Delete class"
      workingLabel="Deleting..."
      confirmDisabled={!holdings.data}
      onConfirm={remove}
      onClose={onClose}
      extra={klass.archived_at ? undefined : <Button onClick={archiveInstead}>Archive instead</Button>}
    >
      <p>
        Delete <b>{classTitle(klass)}</b>? This cannot be undone.
      </p>
      {holdings.data ? (
        <p>{holdingsText(holdings.data)}</p>
      ) : holdings.error ? (
        <RetryNotice onRetry={() => void holdings.refetch()}>
          {sayOr(holdings.error, 'What goes with the class could not be loaded.')}
        </RetryNotice>
      ) : (
        <Skeleton width="18rem" />
      )}
    </ConfirmDialog>
  )
}
