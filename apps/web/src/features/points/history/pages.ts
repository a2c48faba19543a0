import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const pageSize = 20

/** The own history, or an account's as an admin sees it. */
type Whose = number | undefined

export const topUpHistoryKey = (userId?: Whose) => ['top-up-history', userId ?? 'own'] as const
export const usageHistoryKey = (userId?: Whose) => ['usage-history', userId ?? 'own'] as const

const topUpPage = (userId: Whose, cursor: { cursor_id: number } | null) => {
  const query = { limit: pageSize, ...cursor }
  return userId === undefined
    ? call('GET /api/user/topups', { query })
    : call('GET /api/admin/topup/history/{userId}', { params: { userId }, query })
}

type UsageCursor = { cursor_created_at: string; cursor_id: number }

const usagePage = (userId: Whose, cursor: UsageCursor | null) => {
  const query = { limit: pageSize, ...cursor }
  return userId === undefined
    ? call('GET /api/user/usage', { query })
    : call('GET /api/admin/usage/history/{userId}', { params: { userId }, query })
}

export const useTopUpHistory = (userId: Whose) =>
  useInfiniteQuery({
    queryKey: topUpHistoryKey(userId),
    queryFn: ({ pageParam }) => topUpPage(userId, pageParam),
    initialPageParam: null as { cursor_id: number } | null,
    getNextPageParam: (last) => last.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.topups),
    staleTime: 0,
  })

export const useUsageHistory = (userId: Whose) =>
  useInfiniteQuery({
    queryKey: usageHistoryKey(userId),
    queryFn: ({ pageParam }) => usagePage(userId, pageParam),
    initialPageParam: null as UsageCursor | null,
    getNextPageParam: (last) => last.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.usage),
    staleTime: 0,
  })
