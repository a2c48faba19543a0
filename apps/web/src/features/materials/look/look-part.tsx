import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNarrow } from '../../../ui/use-narrow.ts'
import css from './look.module.css'

type LookPartProps = {
  title: string
  /** What a closed part says of itself. */
  says: string
  as?: 'h3' | 'h4'
  children: ReactNode
}

/** A part of what was read, to be checked and corrected. A phone shows one line of each first. */
export const LookPart = ({ title, says, as: Heading = 'h4', children }: LookPartProps) => (
  <details className={css.fold} open={!useNarrow()}>
    <summary>
      <span className={css.line}>
        <Heading>{title}</Heading>
        <span>{says}</span>
      </span>
      <IconChevronDown size={18} aria-hidden />
    </summary>
    <div className={css.part}>{children}</div>
  </details>
)
