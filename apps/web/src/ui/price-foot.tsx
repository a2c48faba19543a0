import type { ReactNode } from 'react'
import css from './price-foot.module.css'

/** The end of a card that says what something costs and has the button that begins it. */
export const PriceFoot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>

/** What is left afterwards, below the button. */
export const PriceNote = ({ children }: { children: ReactNode }) => (
  <p className={css.note} aria-live="polite">
    {children}
  </p>
)
