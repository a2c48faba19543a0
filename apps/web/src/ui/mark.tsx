import { Link } from '@tanstack/react-router'
import css from './mark.module.css'
import type { Target } from './target.ts'

/** The chalkboard with its letter and ledge. `raised` lifts it off a dark board. */
export function BrandMark({ size = 28, raised }: { size?: number; raised?: boolean }) {
  return (
    <svg
      className={css.mark}
      data-raised={raised || undefined}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <rect className={css.board} x="2" y="3" width="28" height="22" rx="4" />
      <path className={css.letter} d="M11 8.2v11.6M21.5 8.2C17.8 8.9 14 11 11 14.2c3.6.5 7.6 2.4 10.5 5.6" />
      <path className={css.ledge} d="M6 28.5h20" />
    </svg>
  )
}

export function Brand({ to, size = 32, onBoard }: { to: Target['to']; size?: number; onBoard?: boolean }) {
  return (
    <Link to={to} className={css.brand} data-on-board={onBoard || undefined}>
      <BrandMark size={size} raised={onBoard} />
      Klasrum
    </Link>
  )
}
