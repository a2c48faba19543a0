import type { GridPlace } from '../model/layout.ts'
import type { SheetModel } from '../model/open-sheet.ts'

/** The focus stays at the start, where the next key is expected, and the sheet does not scroll to its end. */
function selectBack(sheet: SheetModel, from: GridPlace, to: GridPlace): void {
  sheet.topics.together(() => {
    sheet.cursor.select(from)
    sheet.cursor.select(to, { extend: true })
  })
}

export const selectColumn = (sheet: SheetModel, column: number): void =>
  selectBack(sheet, { row: sheet.layout.view().rows.length - 1, column }, { row: 0, column })

export function selectAll(sheet: SheetModel): void {
  const { rows, columns } = sheet.layout.view()
  selectBack(sheet, { row: rows.length - 1, column: columns.length - 1 }, { row: 0, column: 0 })
}

export function isSingle(sheet: SheetModel): boolean {
  const selection = sheet.cursor.view()
  return selection !== null && selection.top === selection.bottom && selection.left === selection.right
}

export function isWholeRow(sheet: SheetModel): boolean {
  const selection = sheet.cursor.view()
  const { columns } = sheet.layout.view()
  return (
    selection !== null &&
    selection.top === selection.bottom &&
    selection.left === 0 &&
    selection.right === columns.length - 1
  )
}

/** The next learner below 75, round at the end. */
export function selectNextFailing(sheet: SheetModel): void {
  const { rows, columns } = sheet.layout.view()
  const at = sheet.cursor.view()?.focus.row ?? -1
  const fromHere = [...rows.slice(at + 1), ...rows.slice(0, at + 1)]
  const found = fromHere.find(({ student }) => sheet.grades.of(student).failing)
  if (found) sheet.cursor.select({ row: found.index, column: columns.length - 1 })
}
