import type { AdminSettings } from '@klasrum/contract/settings'
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { supportKey } from '../../../lib/support.ts'
import { globalValuesKey } from '../global-values.ts'
import { walletKey } from '../top-up/use-wallet.ts'

const settingsKey = ['admin', 'settings'] as const
const changesKey = ['admin', 'setting-changes'] as const

/** Loaded once and again only when asked: a newer version must not slip under what is being typed. */
export const useSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: () => call('GET /api/admin/settings'),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })

export const versionOf = (client: QueryClient): number =>
  client.getQueryData<AdminSettings>(settingsKey)?.version ?? 0

export const loadAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: settingsKey }, { throwOnError: true })

/** What was answered to a save is what stands now; everything that shows it is read again. */
export function keepSettings(client: QueryClient, saved: AdminSettings): void {
  client.setQueryData(settingsKey, saved)
  for (const queryKey of [globalValuesKey, walletKey, supportKey, changesKey]) {
    void client.invalidateQueries({ queryKey })
  }
}

export const useChanges = () =>
  useInfiniteQuery({
    queryKey: changesKey,
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/settings/changes', { query: { limit: 20, ...pageParam } }),
    initialPageParam: null as { cursor_id: number } | null,
    getNextPageParam: (last) => last.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.changes),
    staleTime: 0,
  })
