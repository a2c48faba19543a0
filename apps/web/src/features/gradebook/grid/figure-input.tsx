import { useLayoutEffect, useRef, useState } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const isTyping = draft !== null
  /* Once the figure stands there as it is typed: a change of the text would undo the selection. */
  useLayoutEffect(() => {
    if (isTyping) input.current?.select()
  }, [isTyping])
  const take = () => {
    if (draft !== null && draft !== value) onTaken(draft)
    setDraft(null)
  }
  return (
    <input
      ref={input}
      className={quiet ? css.quietInput : css.weightInput}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={draft ?? shown}
      onFocus={() => setDraft(value)}
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
