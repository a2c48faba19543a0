import type { Merge, WorkbookSheet } from '@klasrum/documents/sheet'

/** A sheet by row and column, both from 0, with the edges of its merged cells. */
export type WorkbookGrid = {
  rows: readonly number[]
  at: (row: number, column: number) => string
  width: number
  mergeAt: (row: number, column: number) => Merge | undefined
  /** Rows in which a column holds a formula, and those whose formula looks at the row itself. */
  formulasIn: (column: number) => { all: ReadonlySet<number>; ofRow: ReadonlySet<number> }
}

const none = { all: new Set<number>(), ofRow: new Set<number>() }

export function gridOf({ lines, merges, formulas = [] }: WorkbookSheet): WorkbookGrid {
  const byRow = new Map(lines.map(({ number, cells }) => [number - 1, cells]))
  const byColumn = new Map(
    formulas.map(({ column, ofRow, others }) => [
      column,
      { all: new Set([...ofRow, ...others]), ofRow: new Set(ofRow) },
    ]),
  )
  return {
    formulasIn: (column) => byColumn.get(column) ?? none,
    rows: [...byRow.keys()].sort((one, other) => one - other),
    at: (row, column) => byRow.get(row)?.[column] ?? '',
    width: Math.max(0, ...lines.map(({ cells }) => cells.length)),
    mergeAt: (row, column) =>
      merges.find(
        ({ top, left, bottom, right }) => top <= row && row <= bottom && left <= column && column <= right,
      ),
  }
}

/** Most of what stands in the column below a row is summed up from the row it stands in. */
export function isSummedUp(grid: WorkbookGrid, column: number, below: number): boolean {
  const { ofRow } = grid.formulasIn(column)
  const summed = [...ofRow].filter((row) => row > below)
  const filled = grid.rows.filter((row) => row > below && grid.at(row, column))
  if (filled.length === 0) return summed.length >= fewestSummed
  return filled.filter((row) => ofRow.has(row)).length / filled.length >= mostly
}
const fewestSummed = 3
const mostly = 0.8

/** A text and the columns it stands over: as far as it is merged, else up to the next text. */
export type Label = { text: string; from: number; to: number }

export function labelsOf(grid: WorkbookGrid, row: number): Label[] {
  const labels: Label[] = []
  for (let column = 0; column < grid.width; column += 1) {
    const text = grid.at(row, column)
    if (!text) continue
    const merge = grid.mergeAt(row, column)
    if (merge && merge.right > merge.left) {
      labels.push({ text, from: merge.left, to: merge.right })
      column = merge.right
      continue
    }
    let to = column
    while (to + 1 < grid.width && !grid.at(row, to + 1)) to += 1
    labels.push({ text, from: column, to })
  }
  return labels
}
