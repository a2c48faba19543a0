import { memo, type ReactNode } from 'react'
import { cellRole } from './cell-role.ts'
import css from './cells.module.css'
import type { Desk } from './desk.ts'
import { Pen } from './pen.tsx'

type FigureCellProps = {
  desk: Desk
  kind: 'total' | 'ps' | 'ws' | 'initial'
  column: number
  text: string
  label: string
  mark: string
}

/** A reckoned figure: read, selected and copied, never typed. */
export const FigureCell = memo(function FigureCell({ kind, text, ...rest }: FigureCellProps) {
  return (
    <ComputedCell className={kind === 'initial' ? css.initial : css.figure} kind={kind} {...rest}>
      {text}
    </ComputedCell>
  )
})

type ComputedCellProps = {
  desk: Desk
  className: string | undefined
  kind: string
  column: number
  label: string
  mark: string
  failing?: boolean
  children: ReactNode
}

export function ComputedCell(props: ComputedCellProps) {
  const { desk, className, kind, column, label, mark, failing, children } = props
  return (
    <td
      {...cellRole(mark, true)}
      className={className}
      aria-label={label}
      aria-colindex={column + 3}
      data-c={column}
      data-kind={kind}
      data-mark={mark || undefined}
      data-failing={failing || undefined}
    >
      {children}
      {mark.includes('a') ? <Pen desk={desk} label={label} cell={null} /> : null}
    </td>
  )
}
