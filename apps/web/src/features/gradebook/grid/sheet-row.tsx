import { memo } from 'react'
import type { GridColumn } from '../model/columns.ts'
import type { GradebookRow } from '../model/rows.ts'
import { FigureCell } from './figure-cell.tsx'
import { acrossColumns, ariaRole } from './grid-roles.ts'
import type { GridState } from './grid-state.ts'
import { cellMark, readRowMark } from './marks.ts'
import { QuarterlyCell } from './quarterly-cell.tsx'
import css from './rows.module.css'
import { ScoreCell } from './score-cell.tsx'
import { useRowMark } from './use-marks.ts'
import type { ShownOrGap } from './window.ts'

type SheetRowProps = {
  gridState: GridState
  row: GradebookRow
  columns: readonly ShownOrGap<GridColumn>[]
  /** Those that stay in sight, drawn in a part of their own. */
  frozen: readonly GridColumn[]
  line: number
}

/** The scores of a learner. Drawn again when the selection comes or goes; what is typed draws only the cells it moves. */
export const SheetRow = memo(function SheetRow({ gridState, row, columns, frozen, line }: SheetRowProps) {
  const reach = readRowMark(useRowMark(gridState, row.index))
  const shown = [...columns.flatMap((each) => (each.kind === 'shown' ? each.it : [])), ...frozen]
  const cellIds = shown.map(({ index }) => gridState.cellId({ row: row.index, column: index }))

  const draw = (drawn: ShownOrGap<GridColumn>) => {
    if (drawn.kind === 'gap')
      return (
        <td key={`gap ${drawn.index}`} {...acrossColumns(drawn.count)} className={css.aside} aria-hidden />
      )
    const column = drawn.it
    const { id, index, item, component } = column
    const place = { gridState, row, mark: cellMark(reach, index) }
    if (!item) return <FigureCell key={id} {...place} column={column} />
    const isFirst = gridState.sheet.layout.view().columns[index - 1]?.component !== component
    return <ScoreCell key={id} {...place} column={index} item={item} first={isFirst} />
  }

  return (
    <tr
      {...ariaRole.row}
      aria-rowindex={line}
      aria-owns={[gridState.nameId(row.index), ...cellIds].join(' ')}
      data-r={row.index}
      className={rowClass(row)}
    >
      {columns.map(draw)}
    </tr>
  )
})

type GradesRowProps = {
  gridState: GridState
  row: GradebookRow
  columns: readonly GridColumn[]
  whole: boolean
}

/** The grades of a learner, at the end of the row that owns them. */
export const GradesRow = memo(function GradesRow({ gridState, row, columns, whole }: GradesRowProps) {
  const reach = readRowMark(useRowMark(gridState, row.index))
  return (
    <tr {...ariaRole.nothing} data-r={row.index} className={rowClass(row)}>
      {columns.map((column) => {
        const place = { gridState, row, column, mark: cellMark(reach, column.index) }
        return column.kind === 'quarterly' ? (
          <QuarterlyCell key={column.id} {...place} whole={whole} />
        ) : (
          <FigureCell key={column.id} {...place} />
        )
      })}
    </tr>
  )
})

export const rowClass = ({ number }: GradebookRow): string | undefined =>
  number % 5 === 0 ? `${css.row} ${css.five}` : css.row
