import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type PointerEvent, useState } from 'react'
import css from './slide.module.css'
import { unbroken } from './units.ts'

/** A press here turns the row; without this it would play the show too. */
const stopPropagation = (event: PointerEvent) => event.stopPropagation()

/** A table one row at a time, where all of it together is too small to be read. */
export function TableRows({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  const [at, setAt] = useState(0)
  const row = rows[at] ?? []
  const cells = head.map((name, place) => ({ name, place, text: row[place] ?? '' }))
  const [isFirst, isLast] = [at === 0, at === rows.length - 1]
  return (
    <div className={css.rows}>
      <dl>
        {cells.map(({ name, place, text }) => (
          <div key={place} className={css.pair}>
            <dt>{unbroken(name)}</dt>
            <dd>{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
      <div className={css.turn} onPointerUp={stopPropagation}>
        <button
          type="button"
          aria-label="Row before"
          aria-disabled={isFirst || undefined}
          onClick={isFirst ? undefined : () => setAt(at - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </button>
        <span aria-live="polite">
          Row {at + 1} of {rows.length}
        </span>
        <button
          type="button"
          aria-label="Next row"
          aria-disabled={isLast || undefined}
          onClick={isLast ? undefined : () => setAt(at + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </button>
      </div>
    </div>
  )
}
