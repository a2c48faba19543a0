import type { ReactNode } from 'react'
import css from './scroll-area.module.css'

/** Without it the keyboard could not scroll what holds no control. */
const reachable = { tabIndex: 0 }

/** What is wider than its room scrolls inside itself. */
export const ScrollArea = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={css.area} aria-label={label} {...reachable}>
    {children}
  </section>
)
