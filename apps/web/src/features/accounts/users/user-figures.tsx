import { number, pesos } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Tile } from '../../../ui/tile.tsx'
import type { useUserCounts } from './queries.ts'
import css from './users.module.css'

type UserFiguresProps = { counts: ReturnType<typeof useUserCounts> }

export function UserFigures({
  counts: { data: counts, error, isPending: loading, refetch },
}: UserFiguresProps) {
  const show = (value: number | undefined, as: (value: number) => string) =>
    value === undefined ? '–' : as(value)
  if (error && !counts) {
    return <RetryNotice onRetry={() => void refetch()}>{sayOr(error, 'Failed to fetch data')}</RetryNotice>
  }
  return (
    <div className={css.tiles}>
      <Tile
        label="Total Users"
        value={show(counts?.total, number)}
        hint="accounts on record"
        loading={loading}
      />
      <Tile
        label="Active Users"
        value={show(counts?.active, number)}
        hint="accounts that may sign in"
        loading={loading}
      />
      <Tile
        label="Total Revenue"
        value={show(counts?.points, pesos)}
        hint="the points of all users, a peso each"
        loading={loading}
      />
      <Tile
        label="Paid in"
        value={show(counts?.paid_in, pesos)}
        hint="amounts of approved top-ups"
        loading={loading}
      />
    </div>
  )
}
