export type Line = {
  /** As the row is numbered in a spreadsheet. */
  number: number
  cells: string[]
  /** Columns that hold an error such as #N/A. */
  broken: number[]
}
export type Sheet = { lines: Line[] }

export const mostColumns = 60
/** More than may be imported, so that empty and leading rows do not count against a file. */
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
