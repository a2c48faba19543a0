import type { ReactNode } from 'react'
import css from './glyph.module.css'

type GlyphProps = {
  children: ReactNode
  small?: boolean
  outlined?: boolean
  tone?: 'go' | 'harm' | 'done' | 'care'
}

/** An icon on its own small tile. */
export function Glyph({ children, small, outlined, tone = 'go' }: GlyphProps) {
  return (
    <span
      className={css.glyph}
      data-small={small || undefined}
      data-outlined={outlined || undefined}
      data-tone={tone}
      aria-hidden
    >
      {children}
    </span>
  )
}
