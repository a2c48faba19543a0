import type { WorkbookSheet } from '@klasrum/documents/sheet'

const mostRows = 400
const mostCharacters = 2 * 1024 * 1024

/** What is kept of a file so that it can be pointed at without sending it again: not more than a class fills. */
export function workbookSourceOf(sheets: readonly WorkbookSheet[]): WorkbookSheet[] {
  let left = mostCharacters
  return sheets.map(({ name, lines, merges, formulas = [] }) => {
    const kept = lines.filter(({ number, cells }) => number <= mostRows && cells.some(Boolean))
    left -= kept.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length + 3, 0), 0)
    // Its place among the others stays.
    if (left < 0) return { name, lines: [], merges: [] }
    const isNear = (row: number) => row < mostRows
    return {
      name,
      lines: kept,
      merges: merges.filter(({ top }) => isNear(top)),
      formulas: formulas.map(({ column, ofRow, others }) => ({
        column,
        ofRow: ofRow.filter(isNear),
        others: others.filter(isNear),
      })),
    }
  })
}
