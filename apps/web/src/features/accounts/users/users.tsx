import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useLastPageOf } from '../../../lib/use-pages.ts'
import { Card } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { ListFoot, QueryList } from '../../../ui/query-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { roleNames } from '../role-names.ts'
import { usersPerPage } from './pages.ts'
import { type UsersView, useUsersPlace } from './place.ts'
import { PointAlarms } from './point-alarms.tsx'
import { type RoleChoice, type UserCounts, useUserCounts, useUsers } from './queries.ts'
import { UsedUpToday } from './used-up-today.tsx'
import type { Task } from './user-actions.tsx'
import { MoneyFigures, UserFigures } from './user-figures.tsx'
import { UserTask } from './user-task.tsx'
import { UserTools } from './user-tools.tsx'
import css from './users.module.css'
import { UsersGrid } from './users-grid.tsx'
import { type UserRowsProps, UsersTable } from './users-table.tsx'

const tabsOf = (counts: UserCounts | undefined) => [
  { value: 'all' as RoleChoice, label: 'All', count: counts?.total },
  ...(Object.entries(roleNames) as [Role, string][]).map(([value, label]) => ({
    value,
    label,
    count: counts?.by_role[value],
  })),
]

export function Users() {
  const { user: self } = useSession()
  const inUrl = useUsersPlace()
  const { place, setPage, setRole } = inUrl
  const list = useUsers(place)
  const counts = useUserCounts()
  const [asked, setAsked] = useState<{ task: Task; user: ListedUser }>()
  useLastPageOf(list, place.page, setPage)

  if (!self) return null
  return (
    <ListPage>
      <PointAlarms />
      <UsedUpToday />
      <UserFigures counts={counts} />
      <div>
        <Tabs label="Roles" value={place.role} onChange={setRole} tabs={tabsOf(counts.data)}>
          <Card>
            <UserTools {...inUrl} />
            {place.search ? (
              <p className={css.note}>The numbers on the tabs count all users, not only those found.</p>
            ) : null}
            <Listed
              list={list}
              view={place.view}
              ownId={self.id}
              onTask={(task, user) => setAsked({ task, user })}
            />
            <ListFoot list={list} page={place.page} size={usersPerPage} onPage={setPage} />
          </Card>
        </Tabs>
      </div>
      <MoneyFigures counts={counts} />
      {asked ? (
        <UserTask {...asked} isOwn={asked.user.id === self.id} onClose={() => setAsked(undefined)} />
      ) : null}
    </ListPage>
  )
}

type ListedProps = Omit<UserRowsProps, 'users'> & { list: ReturnType<typeof useUsers>; view: UsersView }

function Listed({ list, view, ...rows }: ListedProps) {
  return (
    <QueryList
      list={list}
      failed="Failed to load users"
      outdated="Failed to fetch users"
      reassurance="No account was changed."
      skeleton={<UsersTable users={[]} loading {...rows} />}
    >
      {({ total, users }) =>
        total === 0 ? (
          <EmptyState
            icon={<IconUsers />}
            title="No users found"
            text="No account has this role and holds these words in its name or e-mail."
          />
        ) : view === 'grid' ? (
          <UsersGrid users={users} {...rows} />
        ) : (
          <UsersTable users={users} loading={false} {...rows} />
        )
      }
    </QueryList>
  )
}
