import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './fold.module.css'
import { Glyph } from './glyph.tsx'

type FoldProps = {
  icon: ReactNode
  title: string
  /** What is inside, while it is closed. */
  text: ReactNode
  open: boolean
  /** What is inside is there before it is opened, too. */
  ready?: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}

/** A part of a page behind one line; what opened with the page comes into sight. */
export function Fold({ icon, title, text, open, ready = false, onToggle, children }: FoldProps) {
  const place = useRef<HTMLDetailsElement>(null)
  const [came] = useState(open)
  useEffect(() => {
    if (came) place.current?.scrollIntoView()
  }, [came])
  return (
    <details
      ref={place}
      className={css.fold}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle(currentTarget.open)
      }}
    >
      <summary className={css.line}>
        <Glyph small outlined>
          {icon}
        </Glyph>
        <span className={css.words}>
          <h2>{title}</h2>
          <span>{text}</span>
        </span>
        <IconChevronDown className={css.chevron} size={18} aria-hidden />
      </summary>
      {open || ready ? <div className={css.inside}>{children}</div> : null}
    </details>
  )
}
