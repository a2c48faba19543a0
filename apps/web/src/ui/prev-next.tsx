import { Button } from './button.tsx'
import css from './prev-next.module.css'

type PrevNextProps = { page: number; last: number; onPage: (page: number) => void; busy?: boolean }

/** "Page 2 of 7" between its two neighbours. */
export function PrevNext({ page, last, onPage, busy }: PrevNextProps) {
  const step = (label: string, to: number) => {
    const idle = to < 1 || to > last
    return (
      <Button size="sm" aria-disabled={idle || undefined} onClick={idle ? undefined : () => onPage(to)}>
        {label}
      </Button>
    )
  }
  return (
    <nav className={css.steps} aria-label="Pages" aria-busy={busy || undefined}>
      {step('Prev', page - 1)}
      <span role="status">
        Page {page} of {last}
      </span>
      {step('Next', page + 1)}
    </nav>
  )
}
