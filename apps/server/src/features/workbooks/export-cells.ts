import type { BookCell, BookValue, Formula } from '@klasrum/documents/book'
import type { LookName } from './export-looks.ts'

export const bookCell = (row: number, column: number, value: BookValue, look: LookName): BookCell => ({
  row,
  column,
  value,
  look,
})

/** The same look over neighbours that hold nothing, so that lines and fills go on. */
export const bare = (row: number, from: number, to: number, look: LookName): BookCell[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => bookCell(row, from + index, null, look))

/** A formula and what it comes to; nothing is shown as empty text. */
export const reckoned = (formula: string, result: string | number | null): Formula => ({
  formula,
  result: result ?? '',
})
