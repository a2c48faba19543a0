import { memo } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Column } from '../model/columns.ts'
import type { Row } from '../model/rows.ts'
import { useGrade } from '../model/use-sheet.ts'
import { figureWords, gradeWords } from './cell-words.ts'
import type { Desk } from './desk.ts'
import { FigureCell } from './figure-cell.tsx'
import { figureText } from './figure-text.ts'
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

export const SheetRow = memo(function SheetRow({ desk, row, columns, line, whole, entry }: SheetRowProps) {
  const grade = useGrade(desk.sheet, row.student)
  const rowMark = useRowMark(desk, row.index)
  const reach = readRowMark(rowMark)

  const draw = (drawn: Drawn<Column>) => {
    if (drawn.kind === 'gap')
      return <td key={`gap ${drawn.index}`} className={css.aside} colSpan={drawn.count} aria-hidden />
    const column = drawn.it
    const { id, index, kind, item, component } = column
    const mark = cellMark(reach, index)
    const place = { desk, column: index, mark }
    if (kind === 'item') {
      if (!item) return null
      const isFirst = desk.sheet.layout.view().columns[index - 1]?.component !== component
      return (
        <ScoreCell
          key={id}
          {...place}
          row={row}
          item={item}
          first={isFirst}
          entry={rowMark === entryMark && entry === index}
        />
      )
    }
    const text = figureText(kind, desk.sheet.layout.figureAt({ row: row.index, column: index }), whole)
    const words = `${row.name}${row.dropped ? ', dropped' : ''}`
    if (kind !== 'quarterly')
      return (
        <FigureCell key={id} {...place} kind={kind} text={text} label={figureWords(words, column, text)} />
      )
    const { failing, missing } = grade
    const label = gradeWords(words, column, text, grade)
    return <QuarterlyCell key={id} {...place} text={text} label={label} failing={failing} missing={missing} />
  }

  return (
    <tr
      aria-rowindex={line}
      data-r={row.index}
      className={row.number % 5 === 0 ? `${css.row} ${css.five}` : css.row}
      data-marked={reach ? true : undefined}
    >
      <td className={css.number} aria-colindex={1} data-on={rowHeadMark(reach)}>
        {row.number}
      </td>
      <th className={css.name} scope="row" aria-colindex={2} title={row.name} data-on={rowHeadMark(reach)}>
        <span className={css.words} data-dropped={row.dropped || undefined}>
          {row.name}
          {row.dropped ? <VisuallyHidden> (dropped)</VisuallyHidden> : null}
        </span>
      </th>
      {columns.map(draw)}
    </tr>
  )
})
