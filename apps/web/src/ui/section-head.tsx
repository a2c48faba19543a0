import type { ReactNode } from 'react'
import css from './section-head.module.css'

export function SectionHead({ title, action, id }: { title: string; action?: ReactNode; id?: string }) {
  return (
    <div className={css.head}>
      <h2 id={id}>{title}</h2>
      {action}
    </div>
  )
}
