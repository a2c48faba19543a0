import type { PlaceChange, PlaceKind } from '@klasrum/contract/place-changes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { placeKey } from '../place-keys.ts'
import css from './history.module.css'
import { HistoryEntry } from './history-entry.tsx'
import { PutBackDialog } from './put-back-dialog.tsx'

const pageSize = 20

const useHistory = (place: PlaceKind, place_id: number | undefined) =>
  useInfiniteQuery({
    queryKey: [placeKey, 'history', place, place_id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/education/place-changes',
        { query: { place, place_id, limit: pageSize, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length * pageSize : null),
    select: ({ pages }) => pages.flatMap(({ changes }) => changes),
    staleTime: 0,
  })

type PlaceHistoryProps = {
  place: PlaceKind
  /** Of one place; of all without it, those too that were deleted. */
  of?: { id: number; name: string }
  onClose: () => void
}

const titles = {
  divisions: 'Changes of divisions',
  districts: 'Changes of districts',
  schools: 'Changes of schools',
} as const

/** Who changed places, what and when, and the way back. */
export function PlaceHistory({ place, of, onClose }: PlaceHistoryProps) {
  const history = useHistory(place, of?.id)
  const [chosen, setChosen] = useState<PlaceChange>()
  const { data, error, refetch } = history
  if (chosen) return <PutBackDialog change={chosen} onClose={() => setChosen(undefined)} />
  return (
    <Dialog open onClose={onClose} title={of ? `Changes of ${of.name}` : titles[place]}>
      {data ? (
        data.length > 0 ? (
          <ol className={css.list}>
            {data.map((change) => (
              <HistoryEntry
                key={change.id}
                change={change}
                named={of === undefined}
                onPutBack={() => setChosen(change)}
              />
            ))}
          </ol>
        ) : (
          <p>Nothing was changed since this is recorded.</p>
        )
      ) : error ? (
        <ErrorState title={sayOr(error, 'Failed to load the changes')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} height="1.25rem" />
      )}
      <LoadMore list={history} className={css.more} />
    </Dialog>
  )
}
