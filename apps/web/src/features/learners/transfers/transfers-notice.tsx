import { IconArrowsExchange } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useTransfers } from './queries.ts'
import { noticeText } from './transfer-text.ts'

const TransfersDialog = lazy(async () => ({
  default: (await import('./transfers-dialog.tsx')).TransfersDialog,
}))
const staff = ['admin', 'school-admin', 'teacher']

/** Transfers that wait for the reader or for another school, and to a teacher what was answered lately. */
export function TransfersNotice() {
  const { user } = useSession()
  const role = user?.role ?? ''
  const { data } = useTransfers(role === 'teacher' ? 'all' : 'waiting', { enabled: staff.includes(role) })
  const said = noticeText(data ?? [], new Date())
  const [open, setOpen] = useState(false)
  return (
    <>
      {said ? (
        <Notice
          tone={data?.some(({ may_decide }) => may_decide) ? 'care' : 'info'}
          icon={<IconArrowsExchange size={20} />}
          title={said.title}
          action={
            <Button size="sm" onClick={() => setOpen(true)}>
              Show transfers
            </Button>
          }
        >
          {said.text}
        </Notice>
      ) : null}
      <Suspense>{open ? <TransfersDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
