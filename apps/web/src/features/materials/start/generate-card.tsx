import type { SessionUser } from '@klasrum/contract/accounts'
import type { Prices } from '@klasrum/points/prices'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { counted, number } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PriceNote } from '../../../ui/price-foot.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { usePrices } from '../../points/door.ts'
import { costOf, PriceSum } from '../settings/price.tsx'
import type { WishForm } from '../settings/use-wish.ts'
import { WishFields } from '../settings/wish-fields.tsx'
import { wishText } from '../settings/wish-text.ts'
import css from './start.module.css'
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
  /** How to look before paying, or what the look says on paying. */
  look: LookOffer | LookTaken
  onGenerate: (cost: number) => void
}

type LookOffer = {
  isShown: false
  files: number
  isBusy: boolean
  /** Why the last one did not come. */
  problem: string | undefined
  onLook: () => void
  onStop: () => void
}

type LookTaken = {
  isShown: true
  /** Why there is nothing to pay for. */
  whyNot: string | undefined
}

/** What to make, its price and the button that begins. Beside the files price and button come first, in sight without scrolling; on a phone what to make is one line, which says what is chosen and opens. */
export function GenerateCard(props: GenerateCardProps) {
  const prices = usePrices()
  const narrow = useNarrow()
  // What is opened before the look is folded again with it, so that the price is in sight.
  const [unfolded, setUnfolded] = useState<'files' | 'look'>()
  const step = props.look.isShown ? 'look' : 'files'
  const price = (
    <Card key="price" as="section" pad aria-label="Price">
      <div className={css.price}>
        {prices.data ? (
          <Generate {...props} prices={prices.data} />
        ) : prices.isError ? (
          <RetryNotice onRetry={() => void prices.refetch()}>
            The price of a run could not be loaded. Nothing can be charged without it.
          </RetryNotice>
        ) : (
          <div className={css.coming}>
            <Skeleton lines={4} height="1.5rem" />
          </div>
        )}
      </div>
    </Card>
  )
  const wish = narrow ? (
    <Fold
      key={step}
      icon={<IconAdjustmentsHorizontal />}
      title="What to make"
      text={wishText(props.form.wish)}
      open={unfolded === step}
      onToggle={(open) => setUnfolded(open ? step : undefined)}
    >
      <Card>
        <WishFields form={props.form} />
      </Card>
    </Fold>
  ) : (
    <Card key="wish" as="section" aria-labelledby="what-to-make">
      <CardHead>
        <h2 id="what-to-make">What to make</h2>
      </CardHead>
      <WishFields form={props.form} />
    </Card>
  )
  return <div className={css.choice}>{narrow ? [wish, price] : [price, wish]}</div>
}

function Generate(props: GenerateCardProps & { prices: Prices }) {
  const { user, form, balance, sending, problem, message, look, prices, onGenerate } = props
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
      {look.isShown ? (
        <PayAfterLook look={look} cost={cost} sending={sending} onGenerate={onGenerate} />
      ) : (
        <LookOrSkip look={look} cost={cost} sending={sending} onGenerate={onGenerate} />
      )}
      {look.isShown && look.whyNot ? null : free ? (
        <PriceNote>The runs of an admin cost nothing.</PriceNote>
      ) : (
        <Balance cost={cost} points={balance.data} balance={balance} />
      )}
    </>
  )
}

type PayProps = Pick<GenerateCardProps, 'sending' | 'onGenerate'> & { cost: number }

function LookOrSkip({ look, cost, sending, onGenerate }: PayProps & { look: LookOffer }) {
  return (
    <>
      {look.problem ? <Notice tone="harm">{look.problem}</Notice> : null}
      <Button
        kind="next"
        size="lg"
        block
        disabled={sending}
        working={look.isBusy && 'Looking...'}
        onClick={look.onLook}
      >
        See what can be made — free
      </Button>
      {look.isBusy ? (
        <Button block onClick={look.onStop}>
          Stop looking
        </Button>
      ) : (
        <>
          <PriceNote>
            You see the topics and how many items there are, and correct them, before you pay.
          </PriceNote>
          <Button block working={sending && 'Sending...'} onClick={() => onGenerate(cost)}>
            Generate for {counted(cost, 'point')} now
          </Button>
        </>
      )}
    </>
  )
}

function PayAfterLook({ look, cost, sending, onGenerate }: PayProps & { look: LookTaken }) {
  const { whyNot } = look
  return (
    <>
      {whyNot ? <Notice tone="care">{whyNot}</Notice> : null}
      <Button
        kind="next"
        size="lg"
        block
        working={sending && 'Starting...'}
        aria-disabled={whyNot ? true : undefined}
        title={whyNot}
        onClick={whyNot ? undefined : () => onGenerate(cost)}
      >
        Make it · {counted(cost, 'point')}
      </Button>
    </>
  )
}

type BalanceProps = { cost: number; points: number | undefined; balance: ReturnType<typeof useBalance> }

function Balance({ cost, points, balance }: BalanceProps) {
  if (points === undefined) {
    return balance.isError ? (
      <RetryNotice onRetry={() => void balance.refetch()}>Failed to load user points</RetryNotice>
    ) : (
      <Skeleton lines={2} height="0.97rem" />
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
