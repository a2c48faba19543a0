import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { Card, CardFoot, CardNote } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { roleNames } from '../role-names.ts'
import { pageSize } from './pages.ts'
import { useUsersPlace, type View } from './place.ts'
import { PointAlarms } from './point-alarms.tsx'
import { type RoleChoice, type UserCounts, useUserCounts, useUsers } from './queries.ts'
import type { Task } from './user-actions.tsx'
import { UserFigures } from './user-figures.tsx'
import { UserTask } from './user-task.tsx'
import { UserTools } from './user-tools.tsx'
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

  useLastPage({
    page: place.page,
    last: list.isPlaceholderData ? undefined : list.data?.total_pages,
    setPage,
  })

  if (!self) return null
  return (
    <ListPage>
      <PointAlarms />
      <UserFigures counts={counts} />
      <div>
        <Tabs label="Roles" value={place.role} onChange={setRole} tabs={tabsOf(counts.data)}>
          <Card>
            <UserTools {...inUrl} />
            <Listed
              list={list}
              view={place.view}
              ownId={self.id}
              onTask={(task, user) => setAsked({ task, user })}
            />
            {list.data && list.data.total > 0 ? (
              <CardFoot>
                <Pager
                  page={place.page}
                  size={pageSize}
                  total={list.data.total}
                  more={list.data.more_than_total}
                  onPage={setPage}
                  busy={list.isPlaceholderData}
                />
              </CardFoot>
            ) : null}
          </Card>
        </Tabs>
      </div>
      {asked ? (
        <UserTask {...asked} isOwn={asked.user.id === self.id} onClose={() => setAsked(undefined)} />
      ) : null}
    </ListPage>
  )
}

type ListedProps = Omit<UserRowsProps, 'users'> & { list: ReturnType<typeof useUsers>; view: View }

function Listed({ list: { data, error, refetch }, view, ...rows }: ListedProps) {
  const retry = () => void refetch()
  if (!data) {
    return error ? (
      <ErrorState
        title={sayOr(error, 'Failed to load users')}
        text="No account was changed."
        onRetry={retry}
      />
    ) : (
      <UsersTable users={[]} loading {...rows} />
    )
  }
  return (
    <>
      {error ? (
        <CardNote>
          <StaleNotice title={sayOr(error, 'Failed to fetch users')} onRetry={retry} />
        </CardNote>
      ) : null}
      {data.total === 0 ? (
        <EmptyState
          icon={<IconUsers />}
          title="No users found"
          text="No account has this role and holds these words in its name or e-mail."
        />
      ) : view === 'grid' ? (
        <UsersGrid users={data.users} {...rows} />
      ) : (
        <UsersTable users={data.users} loading={false} {...rows} />
      )}
    </>
  )
}
