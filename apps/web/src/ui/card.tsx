import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './card.module.css'
import { Glyph } from './glyph.tsx'
import type { Target } from './target.ts'

type CardProps = {
  children: ReactNode
  /** Room inside the edge. Leave it out when a CardHead or CardFoot brings its own. */
  pad?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
  'aria-labelledby'?: string
}

export function Card({ children, pad, as: Tag = 'div', ...rest }: CardProps) {
  return (
    <Tag {...rest} className={css.card} data-pad={pad || undefined}>
      {children}
    </Tag>
  )
}

export const CardHead = ({ children }: { children: ReactNode }) => <div className={css.head}>{children}</div>

export const CardFoot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>

/** Room for a notice above what the card holds. */
export const CardNote = ({ children }: { children: ReactNode }) => <div className={css.note}>{children}</div>

type LinkCardProps = Target & { icon: ReactNode; title: string; text: ReactNode; small?: boolean }

export function LinkCard({ icon, title, text, small, ...target }: LinkCardProps) {
  return (
    <Link {...target} className={css.link} data-small={small || undefined}>
      <Glyph small={small} outlined={small}>
        {icon}
      </Glyph>
      <span className={css.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <IconChevronRight className={css.chevron} size={18} aria-hidden />
    </Link>
  )
}
