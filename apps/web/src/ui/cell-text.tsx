import type { ReactNode } from 'react'
import css from './cell-text.module.css'

/** One line, cut where its room ends; the whole text is its title. */
export const CutText = ({ children }: { children: string }) => (
  <span className={css.cut} title={children}>
    {children}
  </span>
)

/** A quieter line below what a cell says. */
export const SmallLine = ({ children }: { children: ReactNode }) => (
  <span className={css.small}>{children}</span>
)
