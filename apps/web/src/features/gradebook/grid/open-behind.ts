import type { GridState } from './grid-state.ts'

/** Shows what lies behind the focused cell: the other score, its history, or the steps of a grade. */
export function openBehind(gridState: GridState): void {
  const { sheet, opens } = gridState
  const anchor = gridState.anchor()
  const at = sheet.cursor.view()?.focus
  const row = at && sheet.layout.view().rows[at.row]
  if (!anchor || !row) return
  const cell = sheet.cursor.cell()
  if (!cell) opens.steps?.(row.student, anchor)
  else if (isConflict(gridState)) opens.conflict?.(cell, anchor)
  else opens.history?.(cell, anchor)
}

export function isConflict({ sheet }: GridState): boolean {
  const cell = sheet.cursor.cell()
  return cell !== null && sheet.cells.view(cell.item, cell.student).state === 'conflict'
}
