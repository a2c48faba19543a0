/** Columns from 1: 1 is A, 28 is AB. */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? letterOf(Math.floor((column - 1) / 26)) + last : last
}

export const cellAddressOf = (row: number, column: number): string => `${letterOf(column)}${row}`

type Corner = readonly [row: number, column: number]

export const rangeOf = (from: Corner, to: Corner): string =>
  `${cellAddressOf(...from)}:${cellAddressOf(...to)}`
