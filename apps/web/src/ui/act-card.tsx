import { type ReactNode, useId } from 'react'
import css from './card.module.css'
import { Glyph } from './glyph.tsx'

type ActCardProps = {
  icon: ReactNode
  title: string
  /** What pressing it does. */
  text: ReactNode
  onClick: () => void
  /** What it reads while its work goes on; it cannot be pressed meanwhile. */
  working?: string | false
  /** Why it cannot be pressed. */
  refused?: string
}

/** A button that says what it does, beside cards that lead somewhere. */
export function ActCard({ icon, title, text, onClick, working, refused }: ActCardProps) {
  const name = useId()
  const says = useId()
  const rests = Boolean(working) || refused !== undefined
  return (
    <button
      type="button"
      className={css.link}
      data-small
      aria-labelledby={name}
      aria-describedby={says}
      aria-disabled={rests || undefined}
      aria-busy={working ? true : undefined}
      onClick={rests ? undefined : onClick}
    >
      <Glyph small outlined>
        {icon}
      </Glyph>
      <span className={css.words}>
        <b id={name}>{working || title}</b>
        <span id={says}>{refused ?? text}</span>
      </span>
    </button>
  )
}
