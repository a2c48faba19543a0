import type { TopUp } from '@klasrum/contract/top-ups'
import { IconReceipt } from '@tabler/icons-react'
import { dayAndTime, number, pesoText } from '../../../lib/format.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import css from './history.module.css'
import { HistoryList } from './history-list.tsx'
import { OwnTopUpActions } from './own-top-up-actions.tsx'
import { useTopUpHistory } from './pages.ts'
import { StateBadge } from './state-badge.tsx'

const columns: readonly Column<TopUp>[] = [
  {
    key: 'created_at',
    head: 'Date',
    cell: (row) => dayAndTime(row.created_at),
    primary: true,
    phone: 'title',
  },
  { key: 'amount', head: 'Amount', cell: (row) => pesoText(row.amount), align: 'right', phone: 'title' },
  { key: 'points', head: 'Points', cell: (row) => number(row.points), align: 'right' },
  {
    key: 'state',
    head: 'State',
    phone: 'line',
    cell: (row) => (
      <div className={css.state}>
        <StateBadge {...row} />
        {row.reason ? <span>Reason: {row.reason}</span> : null}
      </div>
    ),
  },
  { key: 'reference_no', head: 'Reference', cell: (row) => row.reference_no ?? '–' },
]

const ownColumns: readonly Column<TopUp>[] = [
  ...columns,
  { key: 'do', head: 'Actions', cell: (row) => <OwnTopUpActions topUp={row} />, phone: 'actions' },
]

/** Top-ups newest first: one's own, or with `userId` an account's as an admin sees it. */
export function TopUpList({ userId }: { userId?: number }) {
  const history = useTopUpHistory(userId)
  const own = userId === undefined
  return (
    <HistoryList
      caption="Top-up history"
      columns={own ? ownColumns : columns}
      history={history}
      failure="Failed to fetch topup history"
      empty={
        own ? (
          <EmptyState
            icon={<IconReceipt />}
            title="No top-ups yet"
            text="Add Points begins one: pay by mobile wallet, send the screenshot, and follow here how it is checked."
          />
        ) : (
          <EmptyState icon={<IconReceipt />} title="No transaction history found for this user." />
        )
      }
    />
  )
}
