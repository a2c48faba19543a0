import { IconChevronDown } from '@tabler/icons-react'
import css from './small-select.module.css'

type SmallSelectProps<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string }[]
}

/** A choice in a row of tools; its first option says what it filters. */
export function SmallSelect<V extends string>({ label, value, onChange, options }: SmallSelectProps<V>) {
  return (
    <span className={css.field}>
      <select
        className={css.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown aria-hidden />
    </span>
  )
}
