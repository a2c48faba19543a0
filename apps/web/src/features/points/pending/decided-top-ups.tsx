import type { DecidedTopUp } from '@klasrum/contract/top-ups'
import { IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { dayAndTime, number, pesoText } from '../../../lib/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { ListFoot, QueryList } from '../../../ui/query-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from '../history/history.module.css'
import { StateBadge } from '../history/state-badge.tsx'
import own from './pending.module.css'
import { topUpsPerPage } from './queries.ts'

const columns: readonly Column<DecidedTopUp>[] = [
  { key: 'user', head: 'User', cell: (row) => row.user_name, primary: true, phone: 'title' },
  { key: 'amount', head: 'Amount', cell: (row) => pesoText(row.amount), align: 'right', phone: 'title' },
  { key: 'points', head: 'Points', cell: (row) => number(row.points), align: 'right' },
  {
    key: 'state',
    head: 'Decision',
    phone: 'line',
    cell: (row) => (
      <div className={css.state}>
        <StateBadge state={row.state} payment_proof={null} />
        {row.reason ? <span>Reason: {row.reason}</span> : null}
      </div>
    ),
  },
  {
    key: 'decided',
    head: 'Decided',
    cell: (row) => `${dayAndTime(row.decided_at)}, ${row.decided_by}`,
  },
  {
    key: 'do',
    head: 'Actions',
    phone: 'actions',
    cell: (row) => (
      <ButtonLink size="sm" to="/admin" search={{ search: row.email }}>
        Open account <VisuallyHidden>of {row.user_name}</VisuallyHidden>
      </ButtonLink>
    ),
  },
]

/** What was approved and rejected, once it is asked for. Points that were given by mistake are corrected in the account. */
export function DecidedTopUps() {
  const [isShown, setShown] = useState(false)
  return (
    <Card as="section" aria-labelledby="decided">
      <CardHead>
        <div>
          <h2 id="decided">Approved and rejected</h2>
          <p className={own.note}>
            Points given by mistake are corrected in the account, under Edit; both entries stay on record.
          </p>
        </div>
        <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the list' : 'Show the list'}
        </Button>
      </CardHead>
      {isShown ? <Decided /> : null}
    </Card>
  )
}

function Decided() {
  const [page, setPage] = useState(1)
  const list = useQuery({
    queryKey: ['admin', 'decided-topups', page],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/decided-topups',
        { query: { page, limit: topUpsPerPage, search: '' } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const table = (rows: readonly DecidedTopUp[], loading: boolean) => (
    <DataTable
      caption="Approved and rejected"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      loading={loading}
      empty={<EmptyState icon={<IconReceipt />} title="Nothing was decided yet" />}
    />
  )
  return (
    <>
      <QueryList
        list={list}
        failed="Failed to fetch data"
        reassurance="No request is lost."
        skeleton={table([], true)}
      >
        {({ decided_topups }) => table(decided_topups, false)}
      </QueryList>
      <ListFoot list={list} page={page} size={topUpsPerPage} onPage={setPage} />
    </>
  )
}

const keyOf = ({ id }: DecidedTopUp) => id
