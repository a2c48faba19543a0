import { IconCheck, IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './folded-notice.module.css'

type FoldedNoticeProps = {
  tone: 'care' | 'done' | 'info'
  /** The one line that is always in sight. */
  title: ReactNode
  open?: boolean
  children: ReactNode
}

/** A notice in one line; a press shows the rest of it. */
export const FoldedNotice = ({ tone, title, open, children }: FoldedNoticeProps) => (
  <details className={css.notice} data-tone={tone} open={open}>
    <summary>
      {tone === 'done' ? <IconCheck size={20} aria-hidden /> : <IconInfoCircle size={20} aria-hidden />}
      <span role="status">{title}</span>
      <IconChevronDown size={18} aria-hidden />
    </summary>
    <div className={css.inside}>{children}</div>
  </details>
)
