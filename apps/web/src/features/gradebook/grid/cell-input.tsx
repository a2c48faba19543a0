import { useLayoutEffect, useMemo, useRef } from 'react'
import type { GridPlace } from '../model/layout.ts'
import { useEditingInField, useSelection } from '../model/use-sheet.ts'
import css from './cells.module.css'
import { clipboardOf } from './clipboard.ts'
import type { Finder } from './finder.ts'
import type { GridState } from './grid-state.ts'
import { commit, handleKey } from './keys.ts'
import type { Places } from './places.ts'

type CellInputProps = {
  gridState: GridState
  finder: Finder
  places: Places
  /** Where Tab comes to while nothing is selected. */
  entry: GridPlace | null
}

/**
 * The one input of the cells. It lies over the focused one and has the keyboard all the time: an input of each cell's
 * own would be taken out and focused anew at every Enter, and a word put together by an input method would be torn.
 * Single keys never come to it, for a text in an input makes the browser put all layers of the page together anew: the
 * cell shows them. A screen reader is led to the cell itself.
 */
export function CellInput({ gridState, finder, places, entry }: CellInputProps) {
  const { sheet } = gridState
  const selection = useSelection(sheet)
  const editing = useEditingInField(sheet)
  const clipboard = useMemo(() => clipboardOf(gridState), [gridState])
  const input = useRef<HTMLInputElement>(null)
  const { row, column } = selection?.focus ?? entry ?? { row: 0, column: 0 }
  const cell = sheet.layout.cellAt({ row, column })
  const isOwn = editing !== null && editing.cell.item === cell?.item && editing.cell.student === cell.student
  const own = isOwn ? editing : null
  const isPlaced = selection !== null
  const id = isPlaced || entry ? gridState.cellId({ row, column }) : undefined

  useLayoutEffect(() => {
    gridState.input = input.current
    return () => {
      gridState.input = null
    }
  }, [gridState])
  useLayoutEffect(() => {
    if (isPlaced) gridState.bringIntoSight({ row, column })
  }, [gridState, isPlaced, row, column])

  return (
    <input
      ref={input}
      className={css.cellInput}
      style={places.of({ row, column })}
      data-at={`${row}:${column}`}
      data-mode={own?.mode}
      tabIndex={id ? 0 : -1}
      aria-labelledby={id}
      aria-activedescendant={isPlaced && own?.mode !== 'edit' ? id : undefined}
      readOnly={!cell || sheet.readOnly() !== null}
      value={own?.text ?? ''}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
      {...clipboard}
      onKeyDown={(event) => {
        if (handleKey(gridState, finder, event)) event.preventDefault()
      }}
      onFocus={() => {
        if (!sheet.cursor.view()) sheet.cursor.move('right')
      }}
      onBlur={() => {
        if (sheet.editor.view()) commit(gridState)
      }}
      onChange={({ currentTarget: { value } }) => {
        const now = sheet.editor.view()
        if (now) sheet.editor.type(now.mode === 'keys' ? now.text + value : value)
        else sheet.editor.start(value)
      }}
    />
  )
}
