import { number, pesoText } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Tile } from '../../../ui/tile.tsx'
import type { useUserCounts } from './queries.ts'
import css from './users.module.css'

type UserFiguresProps = { counts: ReturnType<typeof useUserCounts> }

const show = (value: number | undefined, as: (value: number) => string) =>
  value === undefined ? '–' : as(value)

/** How many accounts there are. */
export function UserFigures({ counts: { data, error, isPending: loading, refetch } }: UserFiguresProps) {
  if (error && !data) {
    return <RetryNotice onRetry={() => void refetch()}>{sayOr(error, 'Failed to fetch data')}</RetryNotice>
  }
  return (
    <div className={css.tiles}>
      <Tile
        label="Total Users"
        value={show(data?.total, number)}
        hint="accounts on record"
        loading={loading}
      />
      <Tile
        label="Active Users"
        value={show(data?.active, number)}
        hint="accounts that may sign in"
        loading={loading}
      />
    </div>
  )
}

/** What the accounts hold and have paid; it stands under the people, whom one comes here for. */
export function MoneyFigures({ counts: { data, isPending: loading } }: UserFiguresProps) {
  return (
    <section aria-label="Points and payments">
      <SectionHead title="Points and payments" />
      <div className={css.tiles}>
        <Tile
          label="Total Revenue"
          value={show(data?.points, pesoText)}
          hint="points that all users hold now, a peso each; not money received"
          loading={loading}
        />
        <Tile
          label="Paid in"
          value={show(data?.paid_in, pesoText)}
          hint="amounts of approved top-ups"
          loading={loading}
        />
      </div>
    </section>
  )
}
