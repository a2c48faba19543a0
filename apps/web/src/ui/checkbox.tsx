import { type ReactNode, useId } from 'react'
import css from './checkbox.module.css'

type CheckboxProps = {
  label: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
}

export function Checkbox({ label, name, checked, onChange, hint, disabled }: CheckboxProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {hint ? (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
