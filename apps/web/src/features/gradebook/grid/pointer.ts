import type { MouseEvent, PointerEvent } from 'react'
import type { GridPlace } from '../model/layout.ts'
import type { GridState } from './grid-state.ts'
import { commit } from './keys.ts'
import { isConflict, openBehind } from './open-behind.ts'
import { outcomeWords } from './outcome-words.ts'
import { isSingle, selectColumn } from './select.ts'

type Spot =
  | { kind: 'cell'; place: GridPlace }
  | { kind: 'row'; row: number }
  | { kind: 'column'; column: number }
  | { kind: 'handle' }

const numberIn = (text: string | undefined) => (text === undefined ? null : Number(text))

/** What of the sheet is under the pointer; controls look after themselves. */
function spotOf(target: EventTarget | null): Spot | null {
  if (!(target instanceof Element) || target.closest('button, input, label')) return null
  if (target.closest('[data-handle]')) return { kind: 'handle' }
  const cell = target.closest<HTMLElement>('[data-c], td, th')
  const column = numberIn(cell?.dataset.c)
  const row = numberIn(cell?.closest('tr')?.dataset.r)
  if (row !== null) return column === null ? { kind: 'row', row } : { kind: 'cell', place: { row, column } }
  return column === null ? null : { kind: 'column', column }
}

export function pointerOf(gridState: GridState) {
  const { sheet } = gridState
  let isTouch = false
  /** Whether the cell was the only one selected before the pointer went down. */
  let wasHere = false

  const isHere = ({ row, column }: GridPlace) => {
    const at = sheet.cursor.view()?.focus
    return isSingle(sheet) && at?.row === row && at.column === column
  }

  function select(spot: Spot, extend: boolean): void {
    const { rows, columns } = sheet.layout.view()
    const ends = { row: rows.length - 1, column: columns.length - 1 }
    if (spot.kind === 'cell') sheet.cursor.select(spot.place, { extend })
    if (spot.kind === 'row' && extend) sheet.cursor.select({ row: spot.row, column: ends.column }, { extend })
    if (spot.kind === 'row' && !extend) sheet.cursor.selectRow(spot.row)
    if (spot.kind === 'column' && extend) sheet.cursor.select({ row: 0, column: spot.column }, { extend })
    if (spot.kind === 'column' && !extend) selectColumn(sheet, spot.column)
  }

  function follow(onMove: (spot: Spot) => void, onEnd: () => void): void {
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const spot = spotOf(document.elementFromPoint(clientX, clientY))
      if (spot) onMove(spot)
    }
    const end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      onEnd()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }

  function dragFill(): void {
    const rowOf = (spot: Spot) =>
      spot.kind === 'cell' ? spot.place.row : spot.kind === 'row' ? spot.row : null
    follow(
      (spot) => gridState.setFillTo(rowOf(spot)),
      () => {
        const row = gridState.fillTo()
        gridState.setFillTo(null)
        if (row !== null) gridState.say(outcomeWords('Filled', sheet.acts.fillTo(row)))
      },
    )
  }

  return {
    onPointerDown(event: PointerEvent): void {
      const spot = spotOf(event.target)
      isTouch = event.pointerType === 'touch'
      wasHere = spot?.kind === 'cell' && isHere(spot.place)
      if (!spot || event.button !== 0) return
      if (spot.kind === 'handle') dragFill()
      if (spot.kind === 'handle' || isTouch) return
      if (sheet.editor.view()) commit(gridState)
      select(spot, event.shiftKey)
      gridState.focus()
      follow(
        (over) => {
          if (over.kind === spot.kind) select(over, true)
        },
        () => {},
      )
    },
    /** Or the browser would take the focus from the cell and mark text. */
    onMouseDown(event: MouseEvent): void {
      if (spotOf(event.target)) event.preventDefault()
    },
    onClick(event: MouseEvent): void {
      const spot = spotOf(event.target)
      if (!spot || spot.kind === 'handle') return
      if (isTouch && !wasHere) {
        if (sheet.editor.view()) commit(gridState)
        select(spot, false)
      }
      if (spot.kind !== 'cell' || event.shiftKey || !isHere(spot.place)) return
      const isScore = sheet.layout.cellAt(spot.place) !== null
      const isGrade = sheet.layout.view().columns[spot.place.column]?.component === null
      if (isConflict(gridState) || isGrade || (wasHere && !isScore)) openBehind(gridState)
      else if (wasHere && isTouch) edit()
    },
    onDoubleClick(event: MouseEvent): void {
      if (spotOf(event.target)?.kind === 'cell') edit()
    },
    onContextMenu(event: MouseEvent): void {
      const spot = spotOf(event.target)
      if (spot?.kind !== 'cell' || !gridState.opens.history) return
      event.preventDefault()
      if (!isHere(spot.place)) sheet.cursor.select(spot.place)
      if (!isTouch) gridState.focus()
      openBehind(gridState)
    },
  }

  function edit(): void {
    gridState.focus()
    sheet.editor.start()
  }
}
