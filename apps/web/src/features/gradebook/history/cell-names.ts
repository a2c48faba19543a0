import type { SheetModel } from '../model/open-sheet.ts'
import type { CellId } from '../model/values.ts'

export const learnerName = (sheet: SheetModel, student: number): string =>
  sheet.sheet().learners.find(({ student_id }) => student_id === student)?.listed_name ?? 'A learner'

/** The item of a cell, and "Hernandez, Rafael O. · out of 25". */
export function cellNames(sheet: SheetModel, { item, student }: CellId): { item: string; about: string } {
  const found = sheet.sheet().items.find(({ id }) => id === item)
  const name = learnerName(sheet, student)
  return found
    ? { item: found.title, about: `${name} · out of ${found.max_score}` }
    : { item: 'A score', about: name }
}
