import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import css from './stepper.module.css'
import { useTypedNumber } from './typed-number.ts'

type StepperProps = {
  label: string
  hint?: string
  value: number
  least: number
  most: number
  blank: number
  onChange: (value: number) => void
}

/** A small number, typed or counted up and down. */
export function Stepper({ label, hint, ...number }: StepperProps) {
  const { value, least, most, onChange } = number
  const { shown, type, leave } = useTypedNumber(number)
  const id = useId()
  const step = (by: number) => {
    leave()
    onChange(Math.min(most, Math.max(least, value + by)))
  }
  return (
    <div className={css.line}>
      <div className={css.words}>
        <label htmlFor={id}>{label}</label>
        {hint ? <span id={`${id}-hint`}>{hint}</span> : null}
      </div>
      <div className={css.stepper}>
        <button
          type="button"
          aria-label={`One less, ${label}`}
          aria-disabled={value <= least || undefined}
          onClick={() => step(-1)}
        >
          <IconMinus size={18} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
        />
        <button
          type="button"
          aria-label={`One more, ${label}`}
          aria-disabled={value >= most || undefined}
          onClick={() => step(1)}
        >
          <IconPlus size={18} aria-hidden />
        </button>
      </div>
    </div>
  )
}
