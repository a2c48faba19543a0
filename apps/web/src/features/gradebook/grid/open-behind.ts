import type { Desk } from './desk.ts'

/** Shows what lies behind the focused cell: the other score, its history, or the steps of a grade. */
export function openBehind(desk: Desk): void {
  const { sheet, opens } = desk
  const anchor = desk.anchor()
  const at = sheet.cursor.view()?.focus
  const row = at && sheet.layout.view().rows[at.row]
  if (!anchor || !row) return
  const cell = sheet.cursor.cell()
  if (!cell) opens.steps?.(row.student, anchor)
  else if (isConflict(desk)) opens.conflict?.(cell, anchor)
  else opens.history?.(cell, anchor)
}

export function isConflict({ sheet }: Desk): boolean {
  const cell = sheet.cursor.cell()
  return cell !== null && sheet.cells.view(cell.item, cell.student).state === 'conflict'
}
