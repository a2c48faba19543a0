import type { ReactNode } from 'react'
import css from './badge.module.css'

type BadgeProps = { tone: 'done' | 'care' | 'harm' | 'go' | 'plain'; icon: ReactNode; children: ReactNode }

/** Icon and word together: a state is never told by colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      <span className={css.icon} aria-hidden>
        {icon}
      </span>
      {children}
    </span>
  )
}
