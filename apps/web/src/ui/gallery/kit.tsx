import type { ReactNode } from 'react'
import { Card } from '../card.tsx'
import css from './gallery.module.css'

export function Kit({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className={css.kit}>
      <Card as="section" pad>
        <h2>{title}</h2>
        <p className={css.note}>{note}</p>
        <div className={css.body}>{children}</div>
      </Card>
    </div>
  )
}
