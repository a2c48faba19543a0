import type { Tier } from '@klasrum/points/tiers'
import { useId, useState } from 'react'
import { counted, pesoText } from '../../../lib/format.ts'
import { TextField } from '../../../ui/field.tsx'
import css from './dialogs.module.css'
import { mostPesos } from './give-points.ts'

type AmountChoiceProps = {
  tiers: readonly Tier[]
  /** Pesos, as typed. */
  value: string
  onChange: (amount: string) => void
  error: string | undefined
}

/** The amounts of the price list, or another one. */
export function AmountChoice({ tiers, value, onChange, error }: AmountChoiceProps) {
  const name = useId()
  const [typing, setTyping] = useState(tiers.length === 0)
  const choose = (amount: number) => {
    setTyping(false)
    onChange(String(amount))
  }
  return (
    <>
      <fieldset className={css.tiers}>
        <legend>Amount</legend>
        {tiers.map((tier) => (
          <label key={tier.amount}>
            <input
              type="radio"
              name={name}
              checked={!typing && value === String(tier.amount)}
              onChange={() => choose(tier.amount)}
            />
            <b>{pesoText(tier.amount)}</b>
            <span>{counted(tier.points, 'point')}</span>
          </label>
        ))}
        <label>
          <input type="radio" name={name} checked={typing} onChange={() => setTyping(true)} />
          <b>Other amount</b>
        </label>
      </fieldset>
      {typing ? (
        <TextField
          label="Other amount in pesos"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={value}
          onChange={onChange}
          hint={`Whole pesos, at most ${pesoText(mostPesos)}.`}
          error={error}
        />
      ) : null}
    </>
  )
}
