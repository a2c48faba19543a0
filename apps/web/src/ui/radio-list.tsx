import { type ReactNode, useId } from 'react'
import css from './radio-list.module.css'

type RadioListProps<V extends string> = {
  legend: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string; text: string; badge?: ReactNode }[]
  /** Why it cannot be changed; the choice stays readable. */
  locked?: string
  error?: ReactNode
}

/** A few choices under each other, each with a sentence of its own. */
export function RadioList<V extends string>(props: RadioListProps<V>) {
  const { legend, value, onChange, options, locked, error } = props
  const id = useId()
  return (
    <fieldset className={css.list} disabled={locked !== undefined} aria-describedby={`${id}-note`}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            aria-labelledby={`${id}-${option.value}-name`}
            aria-describedby={`${id}-${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span id={`${id}-${option.value}-name`} className={css.words}>
            <b>{option.label}</b>
            {option.badge}
          </span>
          <span id={`${id}-${option.value}`} className={css.text}>
            {option.text}
          </span>
        </label>
      ))}
      <p id={`${id}-note`} className={css.note} data-tone={error ? 'harm' : undefined}>
        {error ?? locked}
      </p>
    </fieldset>
  )
}
