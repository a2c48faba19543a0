import { memo } from 'react'
import type { GridColumn } from '../model/columns.ts'
import type { GradebookRow } from '../model/rows.ts'
import { useGrade } from '../model/use-sheet.ts'
import { gradeWords, learnerWords } from './cell-words.ts'
import css from './cells.module.css'
import { ComputedCell } from './figure-cell.tsx'
import { figureText } from './figure-text.ts'
import type { GridState } from './grid-state.ts'
import { FailingMark } from './state-mark.tsx'

type QuarterlyCellProps = {
  gridState: GridState
  row: GradebookRow
  column: GridColumn
  mark: string
  whole: boolean
}

export const QuarterlyCell = memo(function QuarterlyCell(props: QuarterlyCellProps) {
  const { gridState, row, column, mark, whole } = props
  const grade = useGrade(gridState.sheet, row.student)
  const { missing, failing, quarterly } = grade
  const text = figureText('quarterly', quarterly, whole)
  return (
    <ComputedCell
      gridState={gridState}
      row={row}
      className={css.quarterly}
      column={column}
      label={gradeWords(learnerWords(row), column, gridState.sheet.sheet().klass.policy, text, grade)}
      mark={mark}
      failing={failing}
    >
      {missing > 0 ? (
        <span className={css.missing} title={`Provisional: ${missing} missing`}>
          {missing} missing
        </span>
      ) : null}
      {failing ? <FailingMark /> : null}
      <b>{text}</b>
    </ComputedCell>
  )
})
