import { type ReactNode, useId } from 'react'
import css from './switch.module.css'

type SwitchProps = {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  hint?: ReactNode
  /** The label before the switch and the switch at the far end, as in a list of settings. */
  spread?: boolean
}

export function Switch({ label, on, onChange, hint, spread }: SwitchProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.line} data-spread={spread || undefined}>
        <input
          type="checkbox"
          role="switch"
          className={css.input}
          checked={on}
          aria-checked={on}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={css.track} aria-hidden />
        <span className={css.label}>{label}</span>
      </label>
      {hint ? (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
