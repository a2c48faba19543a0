import type { ReactNode } from 'react'
import css from './scroll-area.module.css'

/** Without it the keyboard could not scroll what holds no control. */
const reachable = { tabIndex: 0 }

type ScrollAreaProps = {
  label: string
  /** For a long list among other things: it takes no more than a part of the window. */
  short?: boolean
  children: ReactNode
}

/** What is wider than its room scrolls inside itself. */
export const ScrollArea = ({ label, short, children }: ScrollAreaProps) => (
  <section className={css.area} data-short={short || undefined} aria-label={label} {...reachable}>
    {children}
  </section>
)
