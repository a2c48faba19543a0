import { useDeferredValue } from 'react'
import { number } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useAdminStats } from '../points/door.ts'
import css from './admin-overview.module.css'
import { type DashboardFigures, useFigures, useWorkOfPage } from './figures.ts'
import { StepToCome } from './step-board.tsx'
import { waitsFor } from './waits.ts'
import { NothingWaits, WaitsBoard } from './waits-board.tsx'

/** The top of an admin’s dashboard: what waits for a decision, then how much Klasrum is used. */
export const AdminOverview = () => (
  <>
    <AdminWaits />
    <Tiles />
  </>
)

function AdminWaits() {
  const work = useWorkOfPage()
  const stats = useAdminStats()
  const awaited = useDeferredValue(work.isPending || stats.isPending)
  if (awaited) return <StepToCome />
  const [first, ...others] = waitsFor(work.data, stats.data, new Date())
  const unknown = work.isError || stats.isError
  return (
    <>
      {unknown ? (
        <Notice
          tone="care"
          action={
            <Button
              size="sm"
              onClick={() => {
                void work.refetch()
                void stats.refetch()
              }}
            >
              Try again
            </Button>
          }
        >
          What is waiting could not be loaded.
        </Notice>
      ) : null}
      {first ? (
        <WaitsBoard first={first} others={others} />
      ) : unknown ? null : (
        <NothingWaits text="No top-up, teacher, transfer or school is to be decided." />
      )}
    </>
  )
}

const tilesOf = (tiles: DashboardFigures['tiles'] | undefined) => [
  { label: 'Lesson Plans', value: number(tiles?.lesson_plans ?? 0), hint: 'generated so far' },
  { label: 'This Week', value: number(tiles?.this_week ?? 0), hint: 'of them in the last 7 days' },
  { label: 'Students', value: number(tiles?.students ?? 0), hint: 'learners on record' },
  {
    label: 'Completion Rate',
    value: `${tiles?.completion_rate ?? 0}%`,
    hint: 'of the scores of this quarter or term are in',
  },
]

function Tiles() {
  const { data, isPending, isError, refetch } = useFigures()
  if (isError) {
    return (
      <div className={css.tiles}>
        <Card>
          <ErrorState
            title="The figures could not be loaded"
            text="The server did not answer. The links below work all the same."
            onRetry={() => void refetch()}
          />
        </Card>
      </div>
    )
  }
  return (
    <div className={css.tiles}>
      <Card>
        <dl className={css.strip} aria-busy={isPending || undefined}>
          {tilesOf(data?.tiles).map(({ label, value, hint }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{isPending ? <Skeleton width="3.5rem" height="1.75rem" /> : value}</b>
                <span>{hint}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
