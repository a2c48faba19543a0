import { IconKeyboard } from '@tabler/icons-react'
import type { CellCounts } from '../model/cell-counts.ts'
import { useRestingCellCounts, useRestingTotals } from '../model/use-sheet.ts'
import type { Desk } from './desk.ts'
import { selectNextFailing } from './select.ts'
import { SelectionWords } from './selection-words.tsx'
import { FailingMark, StateMark } from './state-mark.tsx'
import css from './status-line.module.css'

const words: Record<keyof CellCounts, string> = {
  saving: 'saving',
  waiting: 'waiting',
  refused: 'refused',
  conflict: 'changed elsewhere',
}
const states = ['saving', 'waiting', 'refused', 'conflict'] as const

/** What is selected, and counts that lead to the next such cell. */
export function StatusLine({ desk, onHelp }: { desk: Desk; onHelp: (() => void) | undefined }) {
  const { sheet } = desk
  const counts = useRestingCellCounts(sheet)
  const { missing, failing } = useRestingTotals(sheet)
  const jump = (state: (typeof states)[number] | 'missing') => {
    const cell = sheet.cells.next(state, sheet.cursor.cell())
    if (cell) sheet.cursor.selectCell(cell)
    desk.focus()
  }
  return (
    <div className={css.status}>
      <SelectionWords desk={desk} />
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
      {missing > 0 ? (
        <button type="button" className={css.count} onClick={() => jump('missing')}>
          <span className={css.hatch} />
          {missing} missing
        </button>
      ) : null}
      {failing > 0 ? (
        <button
          type="button"
          className={css.count}
          data-state="failing"
          onClick={() => {
            selectNextFailing(sheet)
            desk.focus()
          }}
        >
          <FailingMark />
          {failing} below 75
        </button>
      ) : null}
      {onHelp ? (
        <button type="button" className={css.count} onClick={onHelp}>
          <IconKeyboard size={16} aria-hidden />
          Shortcuts <kbd>?</kbd>
        </button>
      ) : null}
    </div>
  )
}
