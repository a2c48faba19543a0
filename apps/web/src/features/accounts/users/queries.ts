import type { Role } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Reply } from '../../../lib/call.ts'
import { fetchSize, requestFor, userPageOf } from './pages.ts'

export type RoleChoice = Role | 'all'
export type WantedUsers = { search: string; role: RoleChoice }
export type UserCounts = Reply<'GET /api/admin/users/counts'>

/** One request brings many pages; the next one is sent when a page beyond them is opened. */
export function useUsers({ page, search, role }: WantedUsers & { page: number }) {
  const request = requestFor(page)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['admin', 'users', request, search, role],
    queryFn: ({ signal }) =>
      call('GET /api/admin/users', { query: { page: request, limit: fetchSize, search, role } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const [shownPage, setShownPage] = useState(page)
  if (!isPlaceholderData && shownPage !== page) setShownPage(page)
  // Until another request is answered, the rows before it are those of the page that was open then.
  const open = isPlaceholderData ? shownPage : page
  return { data: data && userPageOf(data, open), error, refetch, isPlaceholderData }
}

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
  const { users } = await call('GET /api/admin/users', { query: { search: email, limit: fetchSize } })
  return users.find((each) => each.id === id)
}
