import type { UsageEntry } from '@klasrum/contract/ledger'
import { IconCoins } from '@tabler/icons-react'
import { dayAndTime } from '../../../lib/format.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import css from './history.module.css'
import { HistoryList } from './history-list.tsx'
import { useUsageHistory } from './pages.ts'
import { signedPoints } from './signed.ts'

const columns: readonly Column<UsageEntry>[] = [
  { key: 'created_at', head: 'Date', cell: (row) => dayAndTime(row.created_at), phone: 'line' },
  { key: 'process', head: 'Process', cell: (row) => row.process, primary: true, phone: 'title' },
  {
    key: 'points',
    head: 'Points',
    align: 'right',
    phone: 'title',
    cell: (row) => (
      <b className={css.points} data-spent={row.points < 0 || undefined}>
        {signedPoints(row.points)}
      </b>
    ),
  },
]

/** Every movement of points: one's own, or with `userId` an account's as an admin sees it. */
export function UsageList({ userId }: { userId?: number }) {
  const history = useUsageHistory(userId)
  return (
    <HistoryList
      caption="Usage history"
      columns={columns}
      history={history}
      failure="Failed to fetch usage history"
      empty={
        userId === undefined ? (
          <EmptyState
            icon={<IconCoins />}
            title="No usage yet"
            text="What you spend points on and what is added to them will be listed here."
          />
        ) : (
          <EmptyState icon={<IconCoins />} title="No usage history found for this user." />
        )
      }
    />
  )
}
