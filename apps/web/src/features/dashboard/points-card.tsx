import { costOfRun, type Prices, runsWithin } from '@klasrum/points/prices'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { counted, number } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePrices, WaitingTopUps } from '../points/door.ts'
import css from './points-card.module.css'

type PointsCardProps = {
  points: number
  /** Whether the person may spend them on runs of the generator. */
  mayRun: boolean
  line?: boolean
  open: boolean
  onToggle: () => void
  panelId: string
  toggleRef: Ref<HTMLButtonElement>
}

export function PointsCard({ points, mayRun, line, open, onToggle, panelId, toggleRef }: PointsCardProps) {
  return (
    <Card as="section" aria-labelledby="points-title">
      <div className={css.inside} data-line={line || undefined}>
        <div className={css.head}>
          <h2 id="points-title">Points</h2>
          <Link to="/dashboard/points">History</Link>
        </div>
        <p className={css.balance}>
          <b>{number(points)}</b> <span>{points === 1 ? 'point' : 'points'}</span>
        </p>
        {mayRun ? (
          line ? null : (
            <Worth points={points} />
          )
        ) : (
          <p className={css.worth}>For lesson plans, which teachers make. They never expire.</p>
        )}
        <WaitingTopUps mayAddProof={!open} />
        <div className={css.action}>
          <Button
            ref={toggleRef}
            block={!line}
            size={line ? 'sm' : 'md'}
            kind={mayRun ? 'line' : 'plain'}
            icon={open ? <IconX /> : <IconPlus />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={onToggle}
          >
            {open ? 'Close Add Points' : 'Add Points'}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Worth({ points }: { points: number }) {
  const prices = usePrices()
  if (prices.isPending) return <Skeleton width="80%" height="1.25rem" />
  if (prices.isError) {
    return (
      <p className={css.worth}>
        Points never expire. The price of a lesson plan could not be loaded.{' '}
        <Button kind="plain" size="sm" onClick={() => void prices.refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  return <p className={css.worth}>{worthOf(points, prices.data)} Points never expire.</p>
}

/** A run of one session without an exam: the smallest there is. */
function worthOf(points: number, prices: Prices): string {
  const cost = costOfRun(prices, { sessions: 1, exam: false })
  const runs = runsWithin(points, cost)
  if (runs === null) return 'Lesson plans are free at the moment.'
  const price = counted(cost, 'point')
  return runs === 0
    ? `A lesson plan costs ${price}.`
    : `Enough for ${counted(runs, 'lesson plan')} at ${price} each.`
}
