import { bonusOf, type Tier } from '@klasrum/points/tiers'
import { useId } from 'react'
import { counted, number, pesoText } from '../../../lib/format.ts'
import { TextField } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Sum } from '../../../ui/sum.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './amount-step.module.css'

type AmountStepProps = {
  tiers: { data: readonly Tier[] | undefined; isError: boolean; refetch: () => unknown }
  /** The chosen tile; undefined while another amount is typed. */
  chosen: number | undefined
  onChoose: (amount: number) => void
  typed: string
  onType: (typed: string) => void
  fault: string | undefined
  locked: boolean
  current: number
  added: number
}

export function AmountStep(props: AmountStepProps) {
  const { tiers, chosen, onChoose, typed, onType, fault, locked, current, added } = props
  const name = useId()
  return (
    <>
      {tiers.isError ? (
        <ErrorState
          title="The amounts could not be loaded"
          text="The server did not answer."
          onRetry={() => void tiers.refetch()}
        />
      ) : (
        <fieldset className={css.tiles} disabled={locked} aria-busy={tiers.data ? undefined : true}>
          <legend>
            <VisuallyHidden>Amount</VisuallyHidden>
          </legend>
          {tiers.data?.map((tier) => (
            <AmountTile
              key={tier.amount}
              name={name}
              tier={tier}
              checked={tier.amount === chosen}
              onChoose={() => onChoose(tier.amount)}
            />
          )) ?? places.map((place) => <Skeleton key={place} height="5.75rem" />)}
        </fieldset>
      )}
      <TextField
        label="Other amount"
        name="amount"
        inputMode="numeric"
        placeholder="Whole pesos"
        maxLength={12}
        value={typed}
        onChange={onType}
        error={fault}
        disabled={locked}
      />
      <div className={css.total}>
        <Sum
          rows={[
            ['Current points', number(current)],
            ['This top-up', `+${number(added)}`],
            ['New total after approval', number(current + added)],
          ]}
        />
      </div>
    </>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

type AmountTileProps = { name: string; tier: Tier; checked: boolean; onChoose: () => void }

function AmountTile({ name, tier, checked, onChoose }: AmountTileProps) {
  const bonus = bonusOf(tier)
  const points = counted(tier.points, 'point')
  const bonusId = useId()
  return (
    <label className={css.tile}>
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-label={`${pesoText(tier.amount)}, ${points}`}
        aria-describedby={bonus > 0 ? bonusId : undefined}
      />
      <b>{pesoText(tier.amount)}</b>
      <span>{points}</span>
      {bonus > 0 ? (
        <span id={bonusId} className={css.bonus}>
          +{number(bonus)} bonus
        </span>
      ) : null}
    </label>
  )
}
