import type { ReactNode } from 'react'
import css from './list-page.module.css'

/** A page of records: what can be made and counted, the tools, then the list. */
export const ListPage = ({ children }: { children: ReactNode }) => <div className={css.page}>{children}</div>

/** Create and count cards in one row; a phone leaves its first screen to the list. */
export const ListTop = ({ children }: { children: ReactNode }) => <div className={css.top}>{children}</div>

/** Search and choices in one row. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <div className={css.tools}>{children}</div>
)
