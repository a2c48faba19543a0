import type { GradeItem } from '@klasrum/contract/class-record'
import { memo } from 'react'
import { valueText } from '../model/read-score.ts'
import type { GradebookRow } from '../model/rows.ts'
import { useCell, useIsPlanned } from '../model/use-sheet.ts'
import { cellRole } from './cell-role.ts'
import { scoreWords } from './cell-words.ts'
import css from './cells.module.css'
import { FillHandle } from './fill-handle.tsx'
import type { GridState } from './grid-state.ts'
import { SlipMark, StateMark } from './state-mark.tsx'

type ScoreCellProps = {
  gridState: GridState
  row: GradebookRow
  item: GradeItem
  column: number
  first: boolean
  mark: string
}

export const ScoreCell = memo(function ScoreCell(props: ScoreCellProps) {
  const { gridState, row, item, column, first, mark } = props
  const view = useCell(gridState.sheet, item.id, row.student)
  const planned = useIsPlanned(gridState.sheet, item.id)
  const state = view.draft === null ? view.state : 'saved'
  const slip = view.draft === null && view.typed === null && view.slip !== null
  return (
    <td
      {...cellRole(mark, false)}
      className={css.score}
      id={gridState.cellId({ row: row.index, column })}
      aria-label={scoreWords(row.name, item, view)}
      aria-colindex={column + 3}
      data-c={column}
      data-first={first || undefined}
      data-state={state === 'saved' ? undefined : state}
      data-slip={slip || undefined}
      data-blank={(view.value === null && view.typed === null && !planned) || undefined}
      data-draft={view.draft !== null || undefined}
      data-mark={mark || undefined}
    >
      {state === 'refused' || state === 'conflict' ? (
        <span className={css.sign}>
          <StateMark state={state} />
        </span>
      ) : slip ? (
        <span className={css.sign}>
          <SlipMark />
        </span>
      ) : null}
      {view.draft ?? view.typed ?? valueText(view.value)}
      <FillHandle mark={mark} />
    </td>
  )
})
