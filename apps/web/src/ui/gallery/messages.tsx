import { IconTable } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../button.tsx'
import { FoldedNotice } from '../folded-notice.tsx'
import { Notice } from '../notice.tsx'
import { Skeleton } from '../skeleton.tsx'
import { EmptyState, ErrorState } from '../states.tsx'
import { toast } from '../toasts.tsx'
import css from './gallery.module.css'
import { Kit } from './kit.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('../confirm-dialog.tsx')).ConfirmDialog }))
const Dialog = lazy(async () => ({ default: (await import('../dialog.tsx')).Dialog }))

const refuse = () => Promise.reject(new Error('The record is in use. Archive it instead.'))

export function Messages() {
  return (
    <>
      <Kit
        title="Messages"
        note="Toasts close by themselves, errors too. What needs to be done is told in its place."
      >
        <Notice tone="harm" title="Failed to save">
          What you typed is still here.
        </Notice>
        <Notice
          tone="care"
          title="Session Expiring Soon"
          action={<Button size="sm">Continue Session</Button>}
        >
          Your session expires in 1 minute due to inactivity.
        </Notice>
        <Notice tone="done" title="Proof uploaded successfully!">
          The balance will be updated shortly.
        </Notice>
        <Notice tone="info">A sentence that only informs.</Notice>
        <FoldedNotice tone="care" title="Quiz 2: 4 of 10 · Exam: 36 of 40">
          Its part of the lesson gives no more.
        </FoldedNotice>
        <div className={css.row}>
          <Button onClick={() => toast({ tone: 'done', title: 'Changes saved' })}>Done toast</Button>
          <Button
            onClick={() =>
              toast({
                tone: 'care',
                title: 'The value must be between 0 and 40.',
                text: 'You typed 44.',
                action: { label: 'Undo', onClick: () => {} },
              })
            }
          >
            Care toast
          </Button>
          <Button
            onClick={() =>
              toast({
                tone: 'harm',
                title: 'Failed to delete record',
                text: 'The connection was lost. The record is still there.',
                action: { label: 'Retry', onClick: () => {} },
              })
            }
          >
            Harm toast
          </Button>
        </div>
      </Kit>
      <Dialogs />
      <Kit title="Loading" note="Skeletons in the shape of what comes.">
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton lines={3} />
      </Kit>
      <Kit title="Empty" note="One sentence, one action.">
        <EmptyState
          icon={<IconTable />}
          title="No records yet for this view."
          text="The first one is made in a minute."
          action={
            <Button kind="next" size="sm">
              Add record
            </Button>
          }
        />
      </Kit>
      <Kit title="Error" note="What happened, what is safe, one way on.">
        <ErrorState
          title="Failed to load the record"
          text="The server did not answer. What you have not sent is safe on this device."
          onRetry={() => {}}
        />
      </Kit>
    </>
  )
}

function Dialogs() {
  const [shown, setShown] = useState<'plain' | 'confirm'>()
  const close = () => setShown(undefined)
  return (
    <Kit
      title="Dialogs"
      note="Ask once, name what is lost, offer the kinder way. A sheet from below on phones."
    >
      <div className={css.row}>
        <Button onClick={() => setShown('plain')}>Show details</Button>
        <Button kind="harm-line" onClick={() => setShown('confirm')}>
          Delete record
        </Button>
      </div>
      <Suspense>
        <Dialog
          open={shown === 'plain'}
          onClose={close}
          title="Details of a record"
          footer={<Button onClick={close}>Done</Button>}
        >
          <Skeleton lines={4} />
        </Dialog>
        <ConfirmDialog
          open={shown === 'confirm'}
          onClose={close}
          title="Delete this record?"
          confirmLabel="Delete record"
          workingLabel="Deleting..."
          onConfirm={refuse}
          extra={<Button onClick={close}>Archive record</Button>}
        >
          This removes the record and its 45 entries. To keep them, archive the record instead.
        </ConfirmDialog>
      </Suspense>
    </Kit>
  )
}
