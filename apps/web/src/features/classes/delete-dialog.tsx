import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArchive } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { classTitle, closedText, isTitleTyped } from './class-text.ts'
import { classHoldingsText } from './holdings-text.ts'
import { classKeys, loadClassesAgain, useHoldings } from './queries.ts'
import { useArchiving } from './use-archiving.ts'

type DeleteDialogProps = { klass: ClassSummary; onClose: () => void; onDeleted?: () => void }

/** Names what goes with the class, and deletes no more than was named. With a closed quarter a teacher archives it. */
export function DeleteClassDialog({ klass, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient()
  const { user } = useSession()
  const { archive } = useArchiving()
  const holdings = useHoldings(klass.id)
  const [typed, setTyped] = useState('')
  const closed = holdings.data?.closed_quarters ?? 0
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
  if (closed > 0 && user?.role === 'teacher') {
    return <ArchiveDialog klass={klass} closed={closed} onArchive={archiveInstead} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      open
      title="Delete Class"
      confirmLabel="Delete class"
      workingLabel="Deleting..."
      confirmDisabled={!holdings.data || (closed > 0 && !isTitleTyped(typed, klass))}
      onConfirm={remove}
      onClose={onClose}
      extra={klass.archived_at ? undefined : <Button onClick={archiveInstead}>Archive instead</Button>}
    >
      <p>
        Delete <b>{classTitle(klass)}</b>? This cannot be undone.
      </p>
      {holdings.data ? (
        <p>{classHoldingsText(holdings.data)}</p>
      ) : holdings.error ? (
        <RetryNotice onRetry={() => void holdings.refetch()}>
          {sayOr(holdings.error, 'What goes with the class could not be loaded.')}
        </RetryNotice>
      ) : (
        <Skeleton width="18rem" />
      )}
      {closed > 0 ? (
        <>
          <Notice tone="care">
            The class has {closedText(klass, closed)}. The grades kept there are deleted too.
          </Notice>
          <TextField
            label={`Type “${classTitle(klass)}” to delete it`}
            name="class_name"
            hint="Dashes and dots can be left out."
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </>
      ) : null}
    </ConfirmDialog>
  )
}

type ArchiveDialogProps = {
  klass: ClassSummary
  closed: number
  onArchive: () => void
  onClose: () => void
}

const ArchiveDialog = ({ klass, closed, onArchive, onClose }: ArchiveDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Delete Class"
    footer={
      <>
        <Button onClick={onClose}>Close</Button>
        {klass.archived_at ? null : (
          <Button kind="primary" icon={<IconArchive />} onClick={onArchive}>
            Archive class
          </Button>
        )}
      </>
    }
  >
    <p>
      <b>{classTitle(klass)}</b> has {closedText(klass, closed)}, so you cannot delete it.{' '}
      {klass.archived_at
        ? 'It is archived already. An administrator of your school can delete it.'
        : 'Archived, it leaves your list and stays on record. An administrator of your school can delete it.'}
    </p>
  </Dialog>
)
