import { memo } from 'react'
import type { GridColumn } from '../model/columns.ts'
import { useAverage } from '../model/use-sheet.ts'
import css from './averages.module.css'
import { averageText } from './figure-text.ts'
import { acrossColumns, ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'

type AveragesProps = { gridState: GridState; columns: readonly GridColumn[]; line: number; whole: boolean }

export const Averages = memo(function Averages({ gridState, columns, line, whole }: AveragesProps) {
  return (
    <tfoot {...ariaRole.group} className={css.foot}>
      <tr {...ariaRole.row} className={css.row} aria-rowindex={line}>
        <th {...ariaRole.rowHead} {...acrossColumns(2)} className={css.corner}>
          Class average
        </th>
        {columns.map((column) => (
          <Average
            key={column.id}
            gridState={gridState}
            column={column}
            whole={whole}
            first={columns[column.index - 1]?.component !== column.component}
          />
        ))}
      </tr>
    </tfoot>
  )
})

type AverageProps = { gridState: GridState; column: GridColumn; whole: boolean; first: boolean }

function Average({ gridState, column, whole, first }: AverageProps) {
  const text = averageText(column.kind, useAverage(gridState.sheet, column), whole)
  return (
    <td
      {...ariaRole.cell}
      className={css.average}
      data-kind={column.kind}
      data-first={(first && column.component !== null) || undefined}
      aria-colindex={column.index + 3}
    >
      {text}
    </td>
  )
}
