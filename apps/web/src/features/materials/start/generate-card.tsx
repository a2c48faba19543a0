import type { SessionUser } from '@klasrum/contract/accounts'
import type { Prices } from '@klasrum/points/prices'
import { Link } from '@tanstack/react-router'
import { counted, number } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceFoot, PriceNote } from '../../../ui/price-foot.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePrices } from '../../points/door.ts'
import { costOf, PriceSum } from '../settings/price.tsx'
import type { WishForm } from '../settings/use-wish.ts'
import { WishFields } from '../settings/wish-fields.tsx'
import type { StartProblem } from './start-problem.ts'
import type { useBalance } from './use-balance.ts'

type GenerateCardProps = {
  user: SessionUser
  form: WishForm
  balance: ReturnType<typeof useBalance>
  sending: boolean
  problem: StartProblem | undefined
  /** Goes by itself. */
  message: string | undefined
  onGenerate: (cost: number) => void
}

/** What to make, what it costs, and the button that begins. */
export function GenerateCard(props: GenerateCardProps) {
  const prices = usePrices()
  return (
    <Card as="section" aria-labelledby="what-to-make">
      <CardHead>
        <h2 id="what-to-make">What to make</h2>
      </CardHead>
      <WishFields form={props.form} />
      <PriceFoot>
        {prices.data ? (
          <Generate {...props} prices={prices.data} />
        ) : prices.isError ? (
          <RetryNotice onRetry={() => void prices.refetch()}>
            The price of a run could not be loaded. Nothing can be charged without it.
          </RetryNotice>
        ) : (
          <Skeleton lines={4} height="1.5rem" />
        )}
      </PriceFoot>
    </Card>
  )
}

function Generate(props: GenerateCardProps & { prices: Prices }) {
  const { user, form, balance, sending, problem, message, prices, onGenerate } = props
  const free = user.role === 'admin'
  const cost = costOf(form.wish, prices, free)
  return (
    <>
      <PriceSum wish={form.wish} prices={prices} cost={cost} />
      {problem?.kind === 'refused' || problem?.kind === 'session' ? (
        <Notice tone="harm">
          {problem.says}{' '}
          {problem.says.includes('Topup from Dashboard') ? (
            <Link to="/dashboard" search={{ add: 'points' }}>
              Add Points
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {message ? <Notice tone="care">{message}</Notice> : null}
      <Button kind="next" size="lg" block working={sending && 'Sending...'} onClick={() => onGenerate(cost)}>
        Generate for {counted(cost, 'point')}
      </Button>
      {free ? (
        <PriceNote>The runs of an admin cost nothing.</PriceNote>
      ) : (
        <Balance cost={cost} points={balance.data} balance={balance} />
      )}
    </>
  )
}

type BalanceProps = { cost: number; points: number | undefined; balance: ReturnType<typeof useBalance> }

function Balance({ cost, points, balance }: BalanceProps) {
  if (points === undefined) {
    return balance.isError ? (
      <RetryNotice onRetry={() => void balance.refetch()}>Failed to load user points</RetryNotice>
    ) : (
      <Skeleton width="80%" />
    )
  }
  return (
    <PriceNote>
      {points < cost
        ? `Balance ${number(points)}, ${number(cost - points)} too few.`
        : `Balance ${number(points)}, then ${number(points - cost)}. Given back if nothing could be made.`}
    </PriceNote>
  )
}
