import { number } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Tile } from '../../ui/tile.tsx'
import css from './admin-overview.module.css'
import { useFigures } from './figures.ts'
import { PendingCard } from './pending-card.tsx'

export function AdminOverview() {
  const { data, isPending, isError, refetch } = useFigures()
  if (isError) {
    return (
      <Card>
        <ErrorState
          title="The figures could not be loaded"
          text="The server did not answer. The cards below work all the same."
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  const tiles = data?.tiles
  return (
    <>
      <div className={css.tiles}>
        <Tile
          label="Lesson Plans"
          value={number(tiles?.lesson_plans ?? 0)}
          hint="all generation runs"
          loading={isPending}
        />
        <Tile
          label="This Week"
          value={number(tiles?.this_week ?? 0)}
          hint="runs in the last 7 days"
          loading={isPending}
        />
        <Tile
          label="Students"
          value={number(tiles?.students ?? 0)}
          hint="learners on record"
          loading={isPending}
        />
        <Tile
          label="Completion Rate"
          value={`${tiles?.completion_rate ?? 0}%`}
          hint="score cells filled, current quarter"
          loading={isPending}
        />
      </div>
      <div className={css.pair}>
        <PendingCard />
        <Card as="section" aria-labelledby="admin-card">
          <CardHead>
            <h2 id="admin-card">Admin</h2>
            <div className={css.links}>
              <ButtonLink size="sm" to="/dashboard/settings">
                Settings
              </ButtonLink>
              <ButtonLink size="sm" to="/admin">
                Open Admin
              </ButtonLink>
            </div>
          </CardHead>
          <dl className={css.users}>
            <UserCount label="Total Users" count={data?.users?.total} />
            <UserCount label="Active Users" count={data?.users?.active} />
          </dl>
        </Card>
      </div>
    </>
  )
}

const UserCount = ({ label, count }: { label: string; count: number | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{count === undefined ? <Skeleton width="3rem" height="1.25rem" /> : number(count)}</dd>
  </div>
)
