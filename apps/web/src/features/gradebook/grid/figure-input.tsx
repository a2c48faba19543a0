import { useState } from 'react'
import css from './figure-input.module.css'

type FigureInputProps = {
  label: string
  /** As it is typed. */
  value: string
  /** As it stands while nobody types. */
  shown?: string
  /** Drawn as text until it is pointed at. */
  quiet?: boolean
  onTaken: (text: string) => void
}

/** A figure of the head. It is taken when the field is left or Enter is pressed; Escape leaves it as it was. */
export function FigureInput({ label, value, shown = value, quiet, onTaken }: FigureInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = () => {
    if (draft !== null && draft !== value) onTaken(draft)
    setDraft(null)
  }
  return (
    <input
      className={quiet ? css.quietInput : css.weightInput}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={draft ?? shown}
      onFocus={(event) => {
        setDraft(value)
        event.currentTarget.select()
      }}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          take()
          event.currentTarget.blur()
        }
        if (event.key === 'Escape') setDraft(value)
      }}
    />
  )
}
