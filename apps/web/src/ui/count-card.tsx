import { number } from '../lib/format.ts'
import css from './count-card.module.css'
import { Skeleton } from './skeleton.tsx'

type CountCardProps = { count: number | undefined; one: string; many: string }

/** How many there are, in words that fit the number; a number that is still to come leaves its room. */
export function CountCard({ count, one, many }: CountCardProps) {
  return (
    <p className={css.card} aria-busy={count === undefined || undefined}>
      <b>{count === undefined ? <Skeleton width="2.5rem" height="1.75rem" /> : number(count)}</b>{' '}
      <span>{count === 1 ? one : many}</span>
    </p>
  )
}
