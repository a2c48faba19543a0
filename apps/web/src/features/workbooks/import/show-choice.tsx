import { useId } from 'react'
import { number } from '../../../lib/format.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { CellBoard } from './cell-board.ts'
import { StateSign } from './cell-mark.tsx'
import css from './cells.module.css'
import type { PreviewCellState } from './preview-parts.ts'
import { cellStates } from './preview-text.ts'

type ShowChoiceProps = {
  counts: CellBoard['counts']
  value: PreviewCellState | undefined
  onChange: (state: PreviewCellState | undefined) => void
}

/** What of the cells is shown; it tells what the signs mean and how many there are. */
export function ShowChoice({ counts, value, onChange }: ShowChoiceProps) {
  const name = useId()
  const option = (state: PreviewCellState | undefined, label: string) => (
    <label key={label} className={css.show} data-state={state}>
      <input type="radio" name={name} checked={value === state} onChange={() => onChange(state)} />
      {state ? <StateSign state={state} /> : null}
      {label}
      {state ? <span>{number(counts[state])}</span> : null}
    </label>
  )
  return (
    <fieldset className={css.shows}>
      <legend>
        <VisuallyHidden>Cells to show</VisuallyHidden>
      </legend>
      {option(undefined, 'All')}
      {cellStates
        .filter((each) => counts[each.value] > 0 || each.value === value)
        .map((each) => option(each.value, each.label))}
    </fieldset>
  )
}
