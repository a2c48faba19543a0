import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { IconAlertTriangle, IconEye, IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { pesoText, shortDay, timeOfDay } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CutText, SmallLine } from '../../../ui/cell-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import css from './pending.module.css'
import { badgeOf } from './warning-text.ts'

export type RowActions = {
  onView: (topUp: PendingTopUp) => void
  onApprove: (topUp: PendingTopUp) => void
  onReject: (topUp: PendingTopUp) => void
}

type PendingTableProps = RowActions & { topUps: readonly PendingTopUp[]; loading: boolean }

export function PendingTable({ topUps, loading, ...actions }: PendingTableProps) {
  const columns: Column<PendingTopUp>[] = [
    { key: 'user', head: 'User', cell: User, primary: true, phone: 'title' },
    {
      key: 'email',
      head: 'Email',
      cell: ({ email }) => <CutText>{email}</CutText>,
      phone: 'line',
    },
    {
      key: 'amount',
      head: 'Amount',
      cell: ({ amount }) => <b className={css.amount}>{pesoText(amount)}</b>,
      align: 'right',
      phone: 'title',
    },
    { key: 'date', head: 'Date', cell: Sent, phone: 'beside' },
    { key: 'proof', head: 'Payment Proof', cell: Proof, phone: 'beside' },
    {
      key: 'actions',
      head: 'Actions',
      cell: (topUp) => <Actions topUp={topUp} {...actions} />,
      phone: 'actions',
    },
  ]
  return (
    <DataTable
      caption="Top-ups that wait for approval"
      columns={columns}
      rows={topUps}
      rowKey={({ id }) => id}
      loading={loading}
    />
  )
}

const User = ({ user_name, user_id }: PendingTopUp) => (
  <>
    {user_name}
    <SmallLine>ID {user_id}</SmallLine>
  </>
)

const Sent = ({ created_at }: PendingTopUp) => (
  <time className={css.moment} dateTime={created_at}>
    {shortDay(created_at)}
    <span>{timeOfDay(created_at)}</span>
  </time>
)

const Proof = ({ payment_proof, warnings }: PendingTopUp) => (
  <div className={css.proof}>
    {payment_proof ? (
      <Badge tone="done" icon={<IconPhoto />}>
        Uploaded
      </Badge>
    ) : (
      <Badge tone="plain" icon={<IconPhotoOff />}>
        Not uploaded
      </Badge>
    )}
    {warnings.map((warning) => (
      <Badge key={badgeOf(warning)} tone="care" icon={<IconAlertTriangle />}>
        {badgeOf(warning)}
      </Badge>
    ))}
  </div>
)

export const noProof = 'There is no payment proof yet.'
const warned = 'Shows the warning first; it is approved there.'

function Actions({ topUp, onView, onApprove, onReject }: RowActions & { topUp: PendingTopUp }) {
  const refused = topUp.payment_proof === null && { 'aria-disabled': true, title: noProof }
  const flagged = topUp.warnings.length > 0
  return (
    <div className={css.actions}>
      <IconButton
        label={`View proof of ${topUp.user_name}`}
        icon={<IconEye />}
        size="sm"
        line
        onClick={() => refused || onView(topUp)}
        {...refused}
      />
      {flagged ? (
        <Button size="sm" title={warned} onClick={() => onView(topUp)}>
          Approve
        </Button>
      ) : (
        <Button kind="light" size="sm" onClick={() => refused || onApprove(topUp)} {...refused}>
          Approve
        </Button>
      )}
      <Button size="sm" onClick={() => onReject(topUp)}>
        Reject
      </Button>
    </div>
  )
}
