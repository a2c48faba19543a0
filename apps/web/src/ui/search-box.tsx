import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import css from './search-box.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SearchBoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: () => void
  placeholder?: string
  maxLength?: number
  /** Where a dialog puts the focus when it opens. */
  first?: boolean
}

export function SearchBox({
  label,
  value,
  onChange,
  onSubmit,
  placeholder = label,
  maxLength = 100,
  first,
}: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const empty = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={css.box}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <IconSearch className={css.icon} size={18} aria-hidden />
        <input
          ref={input}
          id={id}
          className={css.input}
          type="search"
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          data-autofocus={first || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {/* By the keyboard the field is emptied with Escape. */}
        {value ? (
          <button type="button" className={css.empty} tabIndex={-1} aria-hidden onClick={empty}>
            <IconX size={18} />
          </button>
        ) : null}
      </form>
    </search>
  )
}
