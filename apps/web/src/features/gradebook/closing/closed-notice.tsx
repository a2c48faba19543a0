import type { Sheet } from '@klasrum/contract/sheets'
import { IconLock } from '@tabler/icons-react'
import { dayAndTime } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { periodText } from '../../classes/door.ts'
import { nameText } from '../history/change-text.ts'
import { EdgeNotice } from '../page/edge-notice.tsx'
import { useQuarterEvents } from '../page/queries.ts'

type ClosedNoticeProps = { sheet: Sheet; onReopen: () => void }

export function ClosedNotice({ sheet: { klass, quarter, closed_at }, onReopen }: ClosedNoticeProps) {
  const { user } = useSession()
  const { data } = useQuarterEvents(klass.id)
  const last = data?.find((event) => event.quarter === quarter && event.kind === 'closed')
  const by = last?.by ? ` by ${nameText(last.by, user) === 'You' ? 'you' : last.by}` : ''
  return (
    <EdgeNotice
      icon={<IconLock size={20} />}
      title={`${periodText(klass, quarter)} is closed.`}
      action={
        klass.archived_at ? null : (
          <Button size="sm" onClick={onReopen}>
            Reopen
          </Button>
        )
      }
    >
      Closed{by}
      {closed_at ? ` on ${dayAndTime(closed_at)}` : ''}. The grades are kept as they were.
    </EdgeNotice>
  )
}
