import { useId } from 'react'
import css from './segmented.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SegmentedProps<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string }[]
  block?: boolean
}

/** A few choices side by side, one of them taken. */
export function Segmented<V extends string>({ label, value, onChange, options, block }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className={css.group} data-block={block || undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
