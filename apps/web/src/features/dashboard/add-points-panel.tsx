import { bonusOf, type Tier } from '@klasrum/points/tiers'
import { counted, pesos } from '../../lib/format.ts'
import { Card, CardHead } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import css from './add-points-panel.module.css'
import { useTiers } from './figures.ts'

export function AddPointsPanel() {
  const tiers = useTiers()
  return (
    <Card as="section" aria-labelledby="add-points">
      <CardHead>
        <div>
          <h2 id="add-points">Add Points</h2>
          <p className={css.note}>
            Top-up is not open yet. You will pay by mobile wallet and upload the screenshot; these will be the
            amounts.
          </p>
        </div>
      </CardHead>
      {tiers.isError ? (
        <ErrorState
          title="The amounts could not be loaded"
          text="The server did not answer."
          onRetry={() => void tiers.refetch()}
        />
      ) : (
        <ul className={css.tiers}>
          {tiers.data
            ? tiers.data.map((tier) => <TierRow key={tier.amount} tier={tier} />)
            : waiting.map((place) => (
                <li key={place}>
                  <Skeleton height="2.5rem" />
                </li>
              ))}
        </ul>
      )}
    </Card>
  )
}

const waiting = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function TierRow({ tier }: { tier: Tier }) {
  const bonus = bonusOf(tier)
  return (
    <li>
      <b>{pesos(tier.amount)}</b>
      <span>{counted(tier.points, 'point')}</span>
      {bonus > 0 ? <span className={css.bonus}>{counted(bonus, 'point')} extra</span> : null}
    </li>
  )
}
