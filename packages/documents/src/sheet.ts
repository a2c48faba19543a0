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
export type Sheet = {
  /** Empty for text. */
  name: string
  /** Rows without a value may be left out. */
  lines: Line[]
  merges: Merge[]
  hidden?: true
  /** Cells whose formula looks into another file: their value is the one last seen there. */
  linked?: string[]
  /** Of a record: where formulas stand, by column. */
  formulas?: Formulas[]
  /** The paragraphs of a Word document, which is told and not read. */
  word?: true
}
/** Rows from 0. A formula that looks at its own row sums up what stands there; others fetch a value from elsewhere. */
export type Formulas = { column: number; ofRow: number[]; others: number[] }

/**
 * A list has the visible sheets, and blanks for errors. A record has the hidden ones too, with errors as they are shown.
 */
export type Manner = 'list' | 'record'
export const mostColumns: Record<Manner, number> = { list: 100, record: 160 }
/** Of a record. */
export const mostSheets = 60
/** More than a list may have, so that empty and leading rows do not count against a file. */
export const mostLines = 50_000

export type Reason = 'unreadable' | 'too_many_rows' | 'too_large' | 'locked'

export class Unreadable extends Error {
  readonly reason: Reason

  constructor(reason: Reason = 'unreadable', options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** One line of plain text, whatever breaks and odd signs the cell holds. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
