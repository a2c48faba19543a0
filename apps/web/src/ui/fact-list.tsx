import type { ReactNode } from 'react'
import css from './fact-list.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type FactListItem = {
  key: string
  icon: ReactNode
  /** What the fact is, for those who do not see the icon. */
  label: string
  text: ReactNode
}

/** Facts with their icons, one below the other or, `inline`, one after the other. */
export const FactList = ({ facts, inline = false }: { facts: readonly FactListItem[]; inline?: boolean }) => (
  <ul className={inline ? css.inline : css.stacked}>
    {facts.map(({ key, icon, label, text }) => (
      <li key={key}>
        <span className={css.icon} aria-hidden>
          {icon}
        </span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={css.fact}>{text}</span>
      </li>
    ))}
  </ul>
)
