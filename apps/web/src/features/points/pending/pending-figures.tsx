import { counted, dayAndTime, number, pesoText, shortDay, timeOfDay } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Tile } from '../../../ui/tile.tsx'
import css from './pending.module.css'
import { useAdminStats } from './queries.ts'

export function PendingFigures() {
  const { data, error, isPending, dataUpdatedAt, refetch } = useAdminStats()
  const known = data !== undefined
  const oldest = data?.oldest_pending_at
  const updated = new Date(dataUpdatedAt)
  return (
    <>
      {error && !data ? (
        <RetryNotice onRetry={() => void refetch()}>{sayOr(error, 'Failed to fetch data')}</RetryNotice>
      ) : null}
      {data && data.point_alarms > 0 ? (
        <Notice
          tone="harm"
          title={`${counted(data.point_alarms, 'account')} with points that do not add up`}
          action={
            <ButtonLink size="sm" to="/admin">
              Look into it
            </ButtonLink>
          }
        >
          Their points cannot change until you have settled it on the Users screen.
        </Notice>
      ) : null}
      <div className={css.tiles}>
        <Tile
          label="Pending Topups"
          value={known ? number(data.pending_topups) : '–'}
          hint={oldest ? `the oldest since ${dayAndTime(oldest)}` : known && 'nothing is waiting'}
          loading={isPending}
        />
        <Tile
          label="Total Amount"
          value={known ? pesoText(data.pending_amount) : '–'}
          hint={known && `${counted(data.pending_points, 'point')} when approved`}
          loading={isPending}
        />
        <Tile
          label="Last Updated"
          value={known ? timeOfDay(updated) : '–'}
          hint={known && shortDay(updated)}
          loading={isPending}
        />
      </div>
    </>
  )
}
