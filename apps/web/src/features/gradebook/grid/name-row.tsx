import { memo } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { GradebookRow } from '../model/rows.ts'
import { ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import css from './rows.module.css'
import { rowClass } from './sheet-row.tsx'
import { useRowHeadMark } from './use-marks.ts'

/** The name of a learner, at the head of the row that owns it. */
export const LearnerNameRow = memo(function NameRow({
  gridState,
  row,
}: {
  gridState: GridState
  row: GradebookRow
}) {
  return (
    <tr {...ariaRole.nothing} data-r={row.index} className={rowClass(row)}>
      <th
        {...ariaRole.rowHead}
        className={css.name}
        id={gridState.nameId(row.index)}
        aria-colindex={2}
        title={row.name}
        data-on={useRowHeadMark(gridState, row.index)}
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
