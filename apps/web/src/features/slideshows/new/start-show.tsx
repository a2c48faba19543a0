import type { SessionUser } from '@klasrum/contract/accounts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { counted, number } from '../../../lib/format.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceFoot, PriceNote } from '../../../ui/price-foot.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePrices } from '../../points/door.ts'
import { LengthCheck } from './length-check.tsx'
import type { ShowSource, ShowWish, useStartShow } from './use-start-show.ts'

type StartShowProps = {
  user: SessionUser
  way: 'file' | 'run'
  source: ShowSource
  wish: ShowWish
  start: ReturnType<typeof useStartShow>
}

/** What the show costs, and the button that begins. */
export function StartShow({ user, way, source, wish, start }: StartShowProps) {
  const prices = usePrices()
  const missing = useId()
  if (!prices.data) {
    return (
      <PriceFoot>
        {prices.isError ? (
          <RetryNotice onRetry={() => void prices.refetch()}>
            The price of a slide show could not be loaded. Nothing can be charged without it.
          </RetryNotice>
        ) : (
          <Skeleton lines={3} height="1.5rem" />
        )}
      </PriceFoot>
    )
  }
  const free = user.role === 'admin' || way === 'run'
  const cost = free ? 0 : prices.data.LESSON_PLAN
  const there = source.file !== undefined || source.run_file_id !== undefined
  return (
    <PriceFoot>
      {start.error ? <Problem error={start.error} onPrice={() => void prices.refetch()} /> : null}
      {start.sending && source.file ? (
        <Meter label={`Sending ${source.file.name}`} value={start.share * 100} />
      ) : null}
      {way === 'file' && source.file && !start.sending ? (
        <LengthCheck file={source.file} minutes={wish.minutes} />
      ) : null}
      <Button
        kind="next"
        size="lg"
        block
        working={start.sending && 'Sending...'}
        aria-disabled={!there || undefined}
        aria-describedby={there ? undefined : missing}
        onClick={there ? () => start.send({ source, wish, cost }) : undefined}
      >
        {cost > 0 ? `Make slide show for ${counted(cost, 'point')}` : 'Make slide show for free'}
      </Button>
      <PriceNote>
        {there ? null : <b id={missing}>Choose a file first. </b>}
        {afterText({ way, cost, points: user.points, isAdmin: user.role === 'admin' })}
      </PriceNote>
    </PriceFoot>
  )
}

type After = { way: 'file' | 'run'; cost: number; points: number; isAdmin: boolean }

function afterText({ way, cost, points, isAdmin }: After): string {
  if (way === 'run') return 'A show of a past run costs nothing.'
  if (isAdmin) return 'The shows of an admin cost nothing.'
  if (points < cost) return `Balance ${number(points)}, ${number(cost - points)} too few.`
  return `Balance ${number(points)}, then ${number(points - cost)}. Given back if no show could be made.`
}

function Problem({ error, onPrice }: { error: unknown; onPrice: () => void }) {
  const code = error instanceof CallRefused ? error.code : ''
  const field = error instanceof CallRefused ? error.errors[0]?.message : undefined
  return (
    <Notice
      tone="harm"
      action={
        code === 'run.price_changed' ? (
          <Button size="sm" onClick={onPrice}>
            Show the new price
          </Button>
        ) : undefined
      }
    >
      {field ?? sayOr(error, 'The slide show could not be begun. Please try again.')}{' '}
      {code === 'run.too_few_points' ? (
        <Link to="/dashboard" search={{ add: 'points' }}>
          Add Points
        </Link>
      ) : null}
    </Notice>
  )
}
