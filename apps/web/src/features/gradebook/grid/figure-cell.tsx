import { memo, type ReactNode } from 'react'
import type { Column } from '../model/columns.ts'
import type { Row } from '../model/rows.ts'
import { useFigure } from '../model/use-sheet.ts'
import { cellRole } from './cell-role.ts'
import { figureWords, learnerWords } from './cell-words.ts'
import css from './cells.module.css'
import type { Desk } from './desk.ts'
import { figureText } from './figure-text.ts'
import { Pen } from './pen.tsx'

type FigureCellProps = { desk: Desk; row: Row; column: Column; mark: string }

/** A reckoned figure: read, selected and copied, never typed. */
export const FigureCell = memo(function FigureCell({ desk, row, column, mark }: FigureCellProps) {
  const text = figureText(column.kind, useFigure(desk.sheet, column, row.student), false)
  return (
    <ComputedCell
      desk={desk}
      className={column.kind === 'initial' ? css.initial : css.figure}
      column={column}
      label={figureWords(learnerWords(row), column, text)}
      mark={mark}
    >
      {text}
    </ComputedCell>
  )
})

type ComputedCellProps = {
  desk: Desk
  className: string | undefined
  column: Column
  label: string
  mark: string
  failing?: boolean
  children: ReactNode
}

export function ComputedCell(props: ComputedCellProps) {
  const { desk, className, column, label, mark, failing, children } = props
  /* The two grades share a cell that stays in sight. */
  const Cell = column.component === null ? 'div' : 'td'
  return (
    <Cell
      {...cellRole(mark, true)}
      className={className}
      aria-label={label}
      aria-colindex={column.index + 3}
      data-c={column.index}
      data-kind={column.kind}
      data-mark={mark || undefined}
      data-failing={failing || undefined}
    >
      {children}
      {mark.includes('a') ? <Pen desk={desk} label={label} cell={null} kind={column.kind} /> : null}
    </Cell>
  )
}
