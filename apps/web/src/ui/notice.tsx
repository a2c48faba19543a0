import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './notice.module.css'

const icons = {
  harm: <IconAlertTriangle size={20} />,
  care: <IconInfoCircle size={20} />,
  done: <IconCheck size={20} />,
  info: <IconInfoCircle size={20} />,
}

type NoticeProps = {
  tone: 'harm' | 'care' | 'done' | 'info'
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}

export function Notice({ tone, title, children, action, icon = icons[tone] }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'harm' ? 'alert' : 'status'}>
      <div className={css.words}>
        <span className={css.icon} aria-hidden>
          {icon}
        </span>
        {title ? <b>{title}</b> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action}
    </div>
  )
}
