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

/** A card that is pressed, beside cards that lead somewhere; its title is the button, and its text says what that does. */
export function ActCard({ icon, title, text, onClick, working, refused }: ActCardProps) {
  const says = useId()
  const rests = Boolean(working) || refused !== undefined
  return (
    <div className={css.link} data-small>
      <Glyph small outlined>
        {icon}
      </Glyph>
      <span className={css.words}>
        <button
          type="button"
          className={css.act}
          aria-describedby={says}
          aria-disabled={rests || undefined}
          aria-busy={working ? true : undefined}
          onClick={rests ? undefined : onClick}
        >
          {working || title}
        </button>
        <span id={says}>{refused ?? text}</span>
      </span>
    </div>
  )
}
