export type Line = {
  /** As the row is numbered in a spreadsheet. */
  number: number
  /** A merged cell holds its text in every place it covers. */
  cells: string[]
  /** Columns that hold an error such as #N/A. */
  broken: number[]
}
/** Rows and columns from 0, the last ones included: the line of `top` is the one numbered `top + 1`. */
export type Merge = { top: number; left: number; bottom: number; right: number }
export type WorkbookSheet = {
  /** Empty for text. */
  name: string
  /** Rows without a value may be left out. */
  lines: Line[]
  merges: Merge[]
  hidden?: true
  /** Cells whose formula looks into another file: their value is the one last seen there. */
  linked?: string[]
  /** Of a record: where formulas stand, by column. */
  formulas?: ColumnFormulas[]
  /** The paragraphs of a Word document, which is told and not read. */
  word?: true
}
/** Rows from 0. A formula that looks at its own row sums up what stands there; others fetch a value from elsewhere. */
export type ColumnFormulas = { column: number; ofRow: number[]; others: number[] }

/**
 * A list has the visible sheets, and blanks for errors. A record has the hidden ones too, with errors as they are shown.
 */
export type SheetManner = 'list' | 'record'
export const mostColumns: Record<SheetManner, number> = { list: 100, record: 160 }
/** Of a record. */
export const mostSheets = 60
/** More than a list may have, so that empty and leading rows do not count against a file. */
export const mostLines = 50_000

export type UnreadableReason = 'unreadable' | 'too_many_rows' | 'too_large' | 'locked'

export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason = 'unreadable', options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** No name, label, address or instruction on a form is longer. Whatever reads a cell after that costs little. */
export const longestCell = 2_000

/** One line of plain text, whatever breaks and odd signs the cell holds, and not longer than a cell may be. */
export const tidyCell = (text: string): string =>
  text
    .slice(0, 4 * longestCell)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestCell)
    .trimEnd()

/** Of all sheets together. The schools of a whole region have three million letters in a quarter of a million cells. */
const mostCharacters = 8_000_000
const mostCells = 800_000

/** Counts what a file holds while it is read: text that is written once may stand in a million cells. */
export function roomForCells(): (cell: string) => void {
  let [characters, cells] = [mostCharacters, mostCells]
  return (cell) => {
    characters -= cell.length
    cells -= 1
    if (characters < 0 || cells < 0) throw new Unreadable('too_large')
  }
}
