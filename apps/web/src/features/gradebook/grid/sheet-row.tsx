import { memo } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Column } from '../model/columns.ts'
import type { Row } from '../model/rows.ts'
import type { Desk } from './desk.ts'
import { FigureCell } from './figure-cell.tsx'
import { across, as } from './grid-roles.ts'
import { cellMark, entryMark, readRowMark, rowHeadMark } from './marks.ts'
import { QuarterlyCell } from './quarterly-cell.tsx'
import css from './rows.module.css'
import { ScoreCell } from './score-cell.tsx'
import { useRowMark } from './use-marks.ts'
import type { Drawn } from './window.ts'

type SheetRowProps = {
  desk: Desk
  row: Row
  columns: readonly Drawn<Column>[]
  line: number
  whole: boolean
  /** The first column that takes scores. */
  entry: number | null
}

const isGrade = (drawn: Drawn<Column>) => drawn.kind === 'shown' && drawn.it.component === null

/** Drawn again when the selection comes or goes; what is typed draws only the cells it moves. */
export const SheetRow = memo(function SheetRow({ desk, row, columns, line, whole, entry }: SheetRowProps) {
  const rowMark = useRowMark(desk, row.index)
  const reach = readRowMark(rowMark)

  const draw = (drawn: Drawn<Column>) => {
    if (drawn.kind === 'gap')
      return <td key={`gap ${drawn.index}`} {...across(drawn.count)} className={css.aside} aria-hidden />
    const column = drawn.it
    const { id, index, kind, item, component } = column
    const place = { desk, row, mark: cellMark(reach, index) }
    if (kind === 'quarterly') return <QuarterlyCell key={id} {...place} column={column} whole={whole} />
    if (kind !== 'item') return <FigureCell key={id} {...place} column={column} />
    if (!item) return null
    const isFirst = desk.sheet.layout.view().columns[index - 1]?.component !== component
    const isEntry = rowMark === entryMark && entry === index
    return <ScoreCell key={id} {...place} column={index} item={item} first={isFirst} entry={isEntry} />
  }

  return (
    <tr
      {...as.row}
      aria-rowindex={line}
      data-r={row.index}
      className={row.number % 5 === 0 ? `${css.row} ${css.five}` : css.row}
    >
      <th
        {...as.rowHead}
        {...across(2)}
        className={css.name}
        aria-colindex={2}
        title={row.name}
        data-on={rowHeadMark(reach)}
      >
        <span className={css.number} aria-hidden>
          {row.number}
        </span>
        <span className={css.words} data-dropped={row.dropped || undefined}>
          {row.name}
          {row.dropped ? <VisuallyHidden> (dropped)</VisuallyHidden> : null}
        </span>
      </th>
      {columns.filter((each) => !isGrade(each)).map(draw)}
      <td {...as.nothing} {...across(2)} className={css.grades}>
        {columns.filter(isGrade).map(draw)}
      </td>
    </tr>
  )
})
