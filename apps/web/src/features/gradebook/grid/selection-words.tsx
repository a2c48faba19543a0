import { number } from '../../../lib/format.ts'
import type { Selection } from '../model/cursor.ts'
import { useRestingCellCounts, useRestingSelection, useRestingTotals } from '../model/use-sheet.ts'
import { columnName, valueWords } from './cell-words.ts'
import type { GridState } from './grid-state.ts'
import { isSingle } from './select.ts'
import css from './status-line.module.css'
import { useWords } from './use-marks.ts'

/** The last thing said, until the cursor moves on; else what is selected. */
export function SelectionWords({ gridState }: { gridState: GridState }) {
  const selection = useRestingSelection(gridState.sheet)
  const words = useWords(gridState)
  return (
    <span className={css.words}>
      {words ? <b>{words}</b> : null}
      {selection && !words ? <Selected gridState={gridState} selection={selection} /> : null}
    </span>
  )
}

function Selected({ gridState: { sheet }, selection }: { gridState: GridState; selection: Selection }) {
  const { focus, top, bottom, left, right } = selection
  /* The figures move with every score. */
  useRestingTotals(sheet)
  useRestingCellCounts(sheet)
  const { rows, columns } = sheet.layout.view()
  const column = columns[focus.column]
  const row = rows[focus.row]
  if (!column || !row) return null
  if (isSingle(sheet)) {
    const figure = sheet.layout.figureAt(focus)
    return (
      <>
        <b>{columnName(column, sheet.sheet().klass.policy)}</b>
        <span>{row.name}</span>
        <span>{column.item ? valueWords(figure, column.item.max_score) : figure}</span>
      </>
    )
  }
  const figures = sheet.cursor.figures()
  const selected = <b>{(bottom - top + 1) * (right - left + 1)} selected</b>
  if (!figures) return selected
  const { sum, average, lowest, highest } = figures
  return (
    <>
      {selected}
      <span>Sum {number(sum)}</span>
      <span>Average {number(average)}</span>
      <span data-wide>Lowest {number(lowest)}</span>
      <span data-wide>Highest {number(highest)}</span>
    </>
  )
}
