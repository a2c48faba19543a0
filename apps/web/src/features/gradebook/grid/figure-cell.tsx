import { memo, type ReactNode } from 'react'
import type { Column } from '../model/columns.ts'
import type { Row } from '../model/rows.ts'
import { useFigure } from '../model/use-sheet.ts'
import { cellRole } from './cell-role.ts'
import { figureWords, learnerWords } from './cell-words.ts'
import css from './cells.module.css'
import type { Desk } from './desk.ts'
import { figureText } from './figure-text.ts'

type FigureCellProps = { desk: Desk; row: Row; column: Column; mark: string }

/** A reckoned figure: read, selected and copied, never typed. */
export const FigureCell = memo(function FigureCell({ desk, row, column, mark }: FigureCellProps) {
  const text = figureText(column.kind, useFigure(desk.sheet, column, row.student), false)
  return (
    <ComputedCell
      desk={desk}
      row={row}
      className={column.kind === 'initial' ? css.initial : css.figure}
      column={column}
      label={figureWords(learnerWords(row), column, desk.sheet.sheet().klass.policy, text)}
      mark={mark}
    >
      {text}
    </ComputedCell>
  )
})

type ComputedCellProps = {
  desk: Desk
  row: Row
  className: string | undefined
  column: Column
  label: string
  mark: string
  failing?: boolean
  children: ReactNode
}

export function ComputedCell(props: ComputedCellProps) {
  const { desk, row, className, column, label, mark, failing, children } = props
  return (
    <td
      {...cellRole(mark, true)}
      className={className}
      id={desk.cellId({ row: row.index, column: column.index })}
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
