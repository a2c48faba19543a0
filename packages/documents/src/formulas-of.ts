import type { CellObject, WorkSheet } from '@e965/xlsx'
import type { ColumnFormulas } from './sheet.ts'

/** Official records have some ten thousand; a file made to cost memory has more. */
const mostFormulas = 60_000
const mostColumns = 160
const reference = /(?<![A-Za-z0-9_.])\$?[A-Z]{1,3}\$?(\d{1,6})(?![\d(!A-Za-z_])/g

/** Where the formulas of a sheet stand, whatever they came to. */
export function columnFormulasOf(sheet: WorkSheet): ColumnFormulas[] {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  const found = new Map<number, ColumnFormulas>()
  let count = 0
  for (const [row, cells] of rows.entries()) {
    for (const [place, cell] of Object.entries(cells ?? [])) {
      const column = Number(place)
      if (!cell?.f || column >= mostColumns) continue
      count += 1
      if (count > mostFormulas) return [...found.values()]
      const known = found.get(column) ?? { column, ofRow: [], others: [] }
      found.set(column, known)
      known[looksAtRow(cell.f, row + 1) ? 'ofRow' : 'others'].push(row)
    }
  }
  return [...found.values()]
}

const looksAtRow = (formula: string, number: number): boolean =>
  !formula.includes('!') && [...formula.matchAll(reference)].some(([, row]) => Number(row) === number)
