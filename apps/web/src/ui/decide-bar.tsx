import type { ReactNode } from 'react'
import css from './decide-bar.module.css'

type DecideBarProps = {
  children: ReactNode
  /** At the foot of a card instead of the head of a page. */
  foot?: boolean
}

/** In sight all along, however long the page is: what a press would do, and the buttons that decide. */
export const DecideBar = ({ children, foot }: DecideBarProps) => (
  <div className={css.bar} data-foot={foot || undefined}>
    {children}
  </div>
)
