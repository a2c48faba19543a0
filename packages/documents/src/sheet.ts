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
}

export const mostColumns = 60
/** More than a list may have, so that empty and leading rows do not count against a file. */
export const mostLines = 50_000

export class Unreadable extends Error {}
export class TooManyLines extends Error {}

/** One line of plain text, whatever breaks and odd signs the cell holds. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
