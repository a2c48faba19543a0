import type { ReactNode } from 'react'
import css from './decide-bar.module.css'

/** At the head of a long page, in sight all along: what a press would do, and the buttons that decide. */
export const DecideBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>
