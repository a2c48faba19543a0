import type { ListedUser } from '@klasrum/contract/users'
import { fullName, number } from '../../../lib/format.ts'
import { CutText, SmallLine } from '../../../ui/cell-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { roleNames } from '../role-names.ts'
import { type OnTask, UserActions } from './user-actions.tsx'
import { UserBadges } from './user-badges.tsx'
import css from './users.module.css'

export type UserRowsProps = {
  users: readonly ListedUser[]
  /** Whose screen it is. */
  ownId: number
  onTask: OnTask
}

export function UsersTable({ users, ownId, onTask, loading }: UserRowsProps & { loading: boolean }) {
  const columns: Column<ListedUser>[] = [
    {
      key: 'user',
      head: 'User',
      cell: (user) => (
        <>
          {fullName(user)}
          <SmallLine>{user.id === ownId ? `ID ${user.id}, you` : `ID ${user.id}`}</SmallLine>
        </>
      ),
      primary: true,
      phone: 'title',
    },
    {
      key: 'email',
      head: 'Email',
      cell: ({ email }) => <CutText>{email}</CutText>,
      phone: 'line',
    },
    { key: 'role', head: 'Role', cell: ({ role }) => roleNames[role], phone: 'beside' },
    { key: 'status', head: 'Status', cell: (user) => <UserBadges user={user} />, phone: 'beside' },
    {
      key: 'points',
      head: 'Points',
      cell: ({ points }) => (
        <b className={css.points} data-unit={points === 1 ? 'point' : 'points'}>
          {number(points)}
        </b>
      ),
      align: 'right',
      phone: 'title',
    },
    {
      key: 'actions',
      head: 'Actions',
      cell: (user) => <UserActions user={user} isOwn={user.id === ownId} onTask={onTask} />,
      phone: 'actions',
    },
  ]
  return (
    <DataTable caption="Users" columns={columns} rows={users} rowKey={({ id }) => id} loading={loading} />
  )
}
