import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call, type Reply } from '../../../lib/call.ts'

export const pageSize = 10

export type RoleChoice = Role | 'all'
export type Wanted = { search: string; role: RoleChoice }
export type UserCounts = Reply<'GET /api/admin/users/counts'>

export const useUsers = ({ page, search, role }: Wanted & { page: number }) =>
  useQuery({
    queryKey: ['admin', 'users', page, search, role],
    queryFn: ({ signal }) =>
      call('GET /api/admin/users', { query: { page, limit: pageSize, search, role } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useUserCounts = () =>
  useQuery({
    queryKey: ['admin', 'user-counts'],
    queryFn: ({ signal }) => call('GET /api/admin/users/counts', undefined, { signal }),
    staleTime: 0,
  })

export const usePointAlarms = () =>
  useQuery({
    queryKey: ['admin', 'point-alarms'],
    queryFn: ({ signal }) => call('GET /api/admin/point-alarms', undefined, { signal }),
    staleTime: 0,
  })

/** Everything an admin sees of accounts, and the dashboard's figures, after a change. */
export async function loadUsersAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] })
  await client.invalidateQueries({ queryKey: ['admin'] })
}

/** The account as it stands now; undefined when it is gone. */
export async function findUser({ id, email }: ListedUser): Promise<ListedUser | undefined> {
  const { users } = await call('GET /api/admin/users', { query: { search: email, limit: 100 } })
  return users.find((each) => each.id === id)
}
