import type { TopUp } from '@klasrum/contract/top-ups'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { topUpHistoryKey, usageHistoryKey } from '../history/pages.ts'
import { decidedSince } from './decided-since.ts'

const pollEvery = 5_000
const ownKey = ['own-top-ups'] as const
const decisionsKey = ['own-top-up-decisions'] as const

const isPending = ({ state }: TopUp): boolean => state === 'pending'

const latest = queryOptions({
  queryKey: ownKey,
  queryFn: async ({ client, signal }) => {
    const before = client.getQueryData<TopUp[]>(ownKey) ?? []
    const { topups } = await call('GET /api/user/topups', { query: { limit: 100 } }, { signal })
    announce(client, decidedSince(before, topups))
    return topups
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isPending) ? pollEvery : false),
})

/** In the loading itself, so that a decision is told once however many places show the top-ups. */
function announce(client: QueryClient, decided: readonly TopUp[]): void {
  if (decided.length === 0) return
  client.setQueryData<TopUp[]>(decisionsKey, (earlier = []) => [...decided, ...earlier])
  tellPointsUpdated(client)
}

/** The balance and both histories are read again. */
export function tellPointsUpdated(client: QueryClient): void {
  dispatchEvent(new Event('pointsUpdated'))
  void client.invalidateQueries({ queryKey: topUpHistoryKey() })
  void client.invalidateQueries({ queryKey: usageHistoryKey() })
}

/** After a change of the person's own making. */
export async function refreshOwnTopUps(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: topUpHistoryKey() })
  await client.invalidateQueries({ queryKey: ownKey })
}

/** The person's latest top-ups, looked at every 5 seconds while one waits and the tab is seen. */
export function useOwnTopUps() {
  const client = useQueryClient()
  const topUps = useQuery(latest)
  const decisions = useQuery<TopUp[]>({ queryKey: decisionsKey, enabled: false, initialData: [] })
  return {
    waiting: topUps.data?.filter(isPending) ?? [],
    /** Made while this page was open and not put away yet. */
    decisions: decisions.data,
    dismiss: (id: number) =>
      client.setQueryData<TopUp[]>(decisionsKey, (all = []) => all.filter((each) => each.id !== id)),
  }
}
