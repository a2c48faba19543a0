import { IconKeyboard } from '@tabler/icons-react'
import type { SheetModel } from '../model/open-sheet.ts'
import { valueText } from '../model/read-score.ts'
import { useRestingCellCounts, useRestingTotals } from '../model/use-sheet.ts'
import type { GridState } from './grid-state.ts'
import { selectNextFailing } from './select.ts'
import { SelectionWords } from './selection-words.tsx'
import { FailingMark, SlipMark, StateMark } from './state-mark.tsx'
import css from './status-line.module.css'

const words: Record<(typeof states)[number], string> = {
  saving: 'saving',
  waiting: 'waiting',
  refused: 'refused',
  conflict: 'changed elsewhere',
}
const states = ['saving', 'waiting', 'refused', 'conflict'] as const

/** What is selected, and counts that lead to the next such cell. */
export function StatusLine({
  gridState,
  onHelp,
}: {
  gridState: GridState
  onHelp: (() => void) | undefined
}) {
  const { sheet } = gridState
  const counts = useRestingCellCounts(sheet)
  const { missing, planned, failing } = useRestingTotals(sheet)
  const jump = (state: (typeof states)[number] | 'missing' | 'planned' | 'zeroed') => {
    const cell = sheet.cells.next(state, sheet.cursor.cell())
    if (cell) sheet.cursor.selectCell(cell)
    gridState.focus()
  }
  return (
    <div className={css.status}>
      <SelectionWords gridState={gridState} />
      <span className={css.grow} />
      {states.map((state) =>
        counts[state] > 0 ? (
          <button
            key={state}
            type="button"
            className={css.count}
            data-state={state}
            onClick={() => jump(state)}
          >
            <StateMark state={state} />
            {counts[state]} {words[state]}
          </button>
        ) : null,
      )}
      {counts.zeroed > 0 ? (
        <button type="button" className={css.count} data-state="zeroed" onClick={() => jump('zeroed')}>
          <SlipMark />
          {zeroedWords(sheet, counts.zeroed)}
        </button>
      ) : null}
      {missing > 0 ? (
        <button
          type="button"
          className={css.count}
          title="A blank counts as nothing in PS until it is typed or excused"
          onClick={() => jump('missing')}
        >
          <span className={css.hatch} />
          {missing} missing
        </button>
      ) : null}
      {planned > 0 ? (
        <button type="button" className={css.count} onClick={() => jump('planned')}>
          {planned} planned
        </button>
      ) : null}
      {failing > 0 ? (
        <button
          type="button"
          className={css.count}
          data-state="failing"
          onClick={() => {
            selectNextFailing(sheet)
            gridState.focus()
          }}
        >
          <FailingMark />
          {failing} below 75
        </button>
      ) : null}
      {onHelp ? (
        <button type="button" className={`${css.count} ${css.help}`} onClick={onHelp}>
          <IconKeyboard size={16} aria-hidden />
          Shortcuts <kbd>?</kbd>
        </button>
      ) : null}
    </div>
  )
}

/** "1 set to 0, was 14", "1 set to 0, typed 99" where there was none before, "3 set to 0" */
function zeroedWords(sheet: SheetModel, count: number): string {
  const only = count === 1 ? sheet.cells.next('zeroed') : undefined
  const slip = only && sheet.cells.view(only.item, only.student).slip
  const detail = slip ? (slip.over === null ? `, typed ${slip.typed}` : `, was ${valueText(slip.over)}`) : ''
  return `${count} set to 0${detail}`
}
