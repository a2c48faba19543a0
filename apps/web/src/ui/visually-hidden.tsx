import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h2' }

export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps) {
  return <Tag className={css.hidden}>{children}</Tag>
}
