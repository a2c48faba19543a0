import { Link } from '@tanstack/react-router'
import css from './step-links.module.css'
import type { Target } from './target.ts'

type Step = Target & {
  key: string
  label: string
  count?: number
  /** What the address says after the question mark makes it another page. */
  withSearch?: boolean
}

/** A page below is another page. */
const onThisPage = { exact: true, includeSearch: false }
const onThisSearch = { exact: true, includeSearch: true }

type StepLinksProps = {
  label: string
  steps: readonly Step[]
  /** The step that a page without one of its own belongs to. */
  current?: string
}

/** Pages that follow one another, each a press away. */
export function StepLinks({ label, steps, current }: StepLinksProps) {
  return (
    <nav aria-label={label} className={css.strip}>
      <ol>
        {steps.map(({ key, label: name, count, withSearch, ...target }) => (
          <li key={key}>
            <Link
              {...target}
              className={css.step}
              aria-current={key === current || undefined}
              activeOptions={withSearch ? onThisSearch : onThisPage}
            >
              {name}
              {count === undefined ? null : <span className={css.count}> {count}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Keeps their place, so that nothing moves when they come. */
export const StepLinksToCome = () => <div className={css.toCome} aria-hidden />
