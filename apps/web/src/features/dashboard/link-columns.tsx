import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Target } from '../../ui/target.ts'
import css from './link-columns.module.css'

export type LinkRow = { key: string; icon: ReactNode; title: string; text: string; target: Target }

/** Many pages in few columns, each with its figure. */
export const LinkColumns = ({ children }: { children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
)

export const LinkColumn = ({ title, rows }: { title: string; rows: readonly LinkRow[] }) => (
  <section className={css.column} aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {rows.map(({ key, icon, title: name, text, target }) => (
        <li key={key}>
          <Link {...target}>
            {icon}
            <b>{name}</b>
            <span>{text}</span>
            <IconChevronRight className={css.chevron} size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
