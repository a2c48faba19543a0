import type { ReactNode } from 'react'
import css from './board.module.css'

type BoardProps = {
  children: ReactNode
  as?: 'section' | 'aside' | 'div'
  /** The side on which the mango ledge lies. */
  ledge?: 'top' | 'bottom' | 'right'
  /** A board inside the page has corners; one that spans the window has none. */
  framed?: boolean
  'aria-labelledby'?: string
}

/** The chalkboard: the one big moment of a page. Focus turns mango on it. */
export function Board({ children, as: Tag = 'section', ledge, framed, ...rest }: BoardProps) {
  return (
    <Tag {...rest} className={css.board} data-ledge={ledge} data-framed={framed || undefined}>
      {children}
    </Tag>
  )
}
