import { memo } from 'react'
import type { Column } from '../model/columns.ts'
import { useAverage } from '../model/use-sheet.ts'
import css from './averages.module.css'
import type { Desk } from './desk.ts'
import { averageText } from './figure-text.ts'
import { across, as } from './grid-roles.ts'

type AveragesProps = { desk: Desk; columns: readonly Column[]; line: number; whole: boolean }

export const Averages = memo(function Averages({ desk, columns, line, whole }: AveragesProps) {
  return (
    <tfoot {...as.group} className={css.foot}>
      <tr {...as.row} className={css.row} aria-rowindex={line}>
        <th {...as.rowHead} {...across(2)} className={css.corner}>
          Class average
        </th>
        {columns.map((column) => (
          <Average
            key={column.id}
            desk={desk}
            column={column}
            whole={whole}
            first={columns[column.index - 1]?.component !== column.component}
          />
        ))}
      </tr>
    </tfoot>
  )
})

type AverageProps = { desk: Desk; column: Column; whole: boolean; first: boolean }

function Average({ desk, column, whole, first }: AverageProps) {
  const text = averageText(column.kind, useAverage(desk.sheet, column), whole)
  return (
    <td
      {...as.cell}
      className={css.average}
      data-kind={column.kind}
      data-first={(first && column.component !== null) || undefined}
      aria-colindex={column.index + 3}
    >
      {text}
    </td>
  )
}
