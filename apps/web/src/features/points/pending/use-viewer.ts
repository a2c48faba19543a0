import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../lib/call.ts'
import { counted, number } from '../../../lib/format.ts'
import { totalText } from '../../../ui/page-span.ts'
import { nextAfter } from './next-after.ts'
import { type PendingPlace, pendingQuery, topUpsPerPage } from './queries.ts'

type Listing = Reply<'GET /api/admin/pending-topups'>
type Plan = { place: PendingPlace; listing: Listing | undefined; onPage: (page: number) => void }

/** Which request the viewer shows, and the way from one to the next, over the edge of a page too. */
export function useViewer({ place, listing, onPage }: Plan) {
  const client = useQueryClient()
  const [viewed, setViewed] = useState<PendingTopUp | null>(null)
  const { pending_topups: rows = [], total = 0, total_pages = 1, more_than_total: more } = listing ?? {}
  const at = rows.findIndex(({ id }) => id === viewed?.id)

  const turnTo = async (page: number, side: 0 | -1) => {
    const turned = await client.fetchQuery(pendingQuery({ ...place, page })).catch(() => null)
    const first = turned?.pending_topups.at(side)
    if (!first) return
    onPage(page)
    setViewed(first)
  }
  const to = (index: number): (() => void) | undefined => {
    const row = rows[index]
    if (row) return () => setViewed(row)
    if (index < 0) return place.page > 1 ? () => void turnTo(place.page - 1, -1) : undefined
    return place.page < total_pages ? () => void turnTo(place.page + 1, 0) : undefined
  }
  const shown = rows[at] ?? viewed
  return {
    shown,
    where:
      at < 0
        ? counted(total, 'request')
        : `${number((place.page - 1) * topUpsPerPage + at + 1)} of ${totalText({ total, more })}`,
    open: setViewed,
    close: () => setViewed(null),
    previous: at < 0 ? undefined : to(at - 1),
    next: at < 0 ? to(0) : to(at + 1),
    /** To be called when the list is loaded again without the decided request. */
    moveOn: (decided: PendingTopUp) => {
      const after = client.getQueryData(pendingQuery(place).queryKey)?.pending_topups ?? []
      const next = nextAfter(rows, decided.id, after)
      // Who closed the viewer or went on while the answer was under way stays where they are.
      setViewed((now) => (now?.id === decided.id ? next : now))
    },
  }
}
