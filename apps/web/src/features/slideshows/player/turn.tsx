import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import css from './slide.module.css'

/** A press here turns the part; without this it would play the show too. */
const stopPropagation = (event: PointerEvent) => event.stopPropagation()

type TurnProps = { what: 'Row' | 'Part'; at: number; count: number; onTurn: (at: number) => void }

/** "Row 2 of 4" between a button back and one on. */
export function Turn({ what, at, count, onTurn }: TurnProps) {
  const [isFirst, isLast] = [at === 0, at === count - 1]
  return (
    <div className={css.turn} onPointerUp={stopPropagation}>
      <button
        type="button"
        aria-label={`${what} before`}
        aria-disabled={isFirst || undefined}
        onClick={isFirst ? undefined : () => onTurn(at - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <span aria-live="polite">
        {what} {at + 1} of {count}
      </span>
      <button
        type="button"
        aria-label={`Next ${what.toLowerCase()}`}
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => onTurn(at + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  )
}
