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

/** Pages that follow one another, each a press away. */
export function StepLinks({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label} className={css.strip}>
      <ol>
        {steps.map(({ key, label: name, count, withSearch, ...target }) => (
          <li key={key}>
            <Link {...target} className={css.step} activeOptions={withSearch ? onThisSearch : onThisPage}>
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
