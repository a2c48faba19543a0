import { memo, type ReactNode } from 'react'
import type { GridColumn } from '../model/columns.ts'
import type { GradebookRow } from '../model/rows.ts'
import { useFigure } from '../model/use-sheet.ts'
import { cellRole } from './cell-role.ts'
import { figureWords, learnerWords } from './cell-words.ts'
import css from './cells.module.css'
import { figureText } from './figure-text.ts'
import type { GridState } from './grid-state.ts'

type FigureCellProps = { gridState: GridState; row: GradebookRow; column: GridColumn; mark: string }

/** A reckoned figure: read, selected and copied, never typed. */
export const FigureCell = memo(function FigureCell({ gridState, row, column, mark }: FigureCellProps) {
  const text = figureText(column.kind, useFigure(gridState.sheet, column, row.student), false)
  return (
    <ComputedCell
      gridState={gridState}
      row={row}
      className={column.kind === 'initial' ? css.initial : css.figure}
      column={column}
      label={figureWords(learnerWords(row), column, gridState.sheet.sheet().klass.policy, text)}
      mark={mark}
    >
      {text}
    </ComputedCell>
  )
})

type ComputedCellProps = {
  gridState: GridState
  row: GradebookRow
  className: string | undefined
  column: GridColumn
  label: string
  mark: string
  failing?: boolean
  children: ReactNode
}

export function ComputedCell(props: ComputedCellProps) {
  const { gridState, row, className, column, label, mark, failing, children } = props
  return (
    <td
      {...cellRole(mark, true)}
      className={className}
      id={gridState.cellId({ row: row.index, column: column.index })}
      aria-label={label}
      aria-colindex={column.index + 3}
      data-c={column.index}
      data-kind={column.kind}
      data-mark={mark || undefined}
      data-failing={failing || undefined}
      title={column.component === null ? 'Press to see how it was computed' : undefined}
    >
      {children}
    </td>
  )
}
