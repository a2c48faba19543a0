import type { ReactNode } from 'react'
import css from './sheet-page.module.css'

type EdgeNoticeProps = { icon: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode }

/** A notice from edge to edge, between the tools and the sheet. */
export const EdgeNotice = ({ icon, title, children, action }: EdgeNoticeProps) => (
  <div className={css.edge} role="status">
    <span className={css.edgeIcon} aria-hidden>
      {icon}
    </span>
    <p>
      <b>{title}</b> {children ? <span>{children}</span> : null}
    </p>
    {action}
  </div>
)
