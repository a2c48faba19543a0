import { memo } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Row } from '../model/rows.ts'
import type { Desk } from './desk.ts'
import { as } from './grid-roles.ts'
import css from './rows.module.css'
import { rowClass } from './sheet-row.tsx'
import { useRowHeadMark } from './use-marks.ts'

/** The name of a learner, at the head of the row that owns it. */
export const NameRow = memo(function NameRow({ desk, row }: { desk: Desk; row: Row }) {
  return (
    <tr {...as.nothing} data-r={row.index} className={rowClass(row)}>
      <th
        {...as.rowHead}
        className={css.name}
        id={desk.nameId(row.index)}
        aria-colindex={2}
        title={row.name}
        data-on={useRowHeadMark(desk, row.index)}
      >
        <span className={css.number} aria-hidden>
          {row.number}
        </span>
        <span className={css.words} data-dropped={row.dropped || undefined}>
          {row.name}
          {row.dropped ? <VisuallyHidden> (dropped)</VisuallyHidden> : null}
        </span>
      </th>
    </tr>
  )
})
