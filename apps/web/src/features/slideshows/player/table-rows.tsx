import { useState } from 'react'
import css from './slide.module.css'
import { Turn } from './turn.tsx'
import { unbroken } from './units.ts'

/** A table one row at a time, where all of it together is too small to be read. */
export function TableRows({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  const [at, setAt] = useState(0)
  const row = rows[at] ?? []
  const cells = head.map((name, place) => ({ name, place, text: row[place] ?? '' }))
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
      <Turn what="Row" at={at} count={rows.length} onTurn={setAt} />
    </div>
  )
}
