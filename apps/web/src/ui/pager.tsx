import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Arc } from './arc.tsx'
import { IconButton } from './button.tsx'
import { lastPage, type PageSpan, spanText } from './page-span.ts'
import css from './pager.module.css'

type PagerProps = PageSpan & {
  onPage: (page: number) => void
  /** The page is on its way; the one before it still stands. */
  busy?: boolean
}

export function Pager({ onPage, busy, ...span }: PagerProps) {
  const { page } = span
  const last = lastPage(span)
  const step = (label: string, icon: ReactNode, to: number) => {
    const idle = to === page || to < 1 || to > last
    return (
      <IconButton
        label={label}
        icon={icon}
        size="sm"
        line
        aria-disabled={idle}
        onClick={idle ? undefined : () => onPage(to)}
      />
    )
  }
  return (
    <div className={css.pager}>
      <span role="status">{spanText(span)}</span>
      <nav className={css.steps} aria-label="Pages">
        {step('First page', <IconChevronsLeft />, 1)}
        {step('Previous page', <IconChevronLeft />, page - 1)}
        <span className={css.where}>{busy ? <Arc /> : `${page} of ${last}`}</span>
        {step('Next page', <IconChevronRight />, page + 1)}
        {step('Last page', <IconChevronsRight />, last)}
      </nav>
    </div>
  )
}
