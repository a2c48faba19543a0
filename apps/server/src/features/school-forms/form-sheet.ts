import type { CellWrite } from '@klasrum/documents/fill-workbook'
import type { SheetShape } from '@klasrum/documents/form-shape'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { cellKey } from '@klasrum/documents/sheet-formulas'
import { gridOf, type WorkbookGrid } from '../workbooks/door.ts'

/** A sheet of a form: its texts by row and column from 0, and which cells reckon. */
export type FormSheet = {
  name: string
  sheet: WorkbookSheet
  grid: WorkbookGrid
  /** The last row that has a cell. */
  last: number
  isHidden: (row: number) => boolean
  hasFormula: (row: number, column: number) => boolean
  formulaAt: (row: number, column: number) => string | undefined
}

export function formSheets(sheets: readonly WorkbookSheet[], shapes: readonly SheetShape[]): FormSheet[] {
  return sheets
    .filter(({ hidden }) => !hidden)
    .flatMap((sheet) => {
      const shape = shapes.find(({ name }) => name === sheet.name)
      if (!shape) return []
      return [
        {
          name: sheet.name,
          sheet,
          grid: gridOf(sheet),
          last: shape.last - 1,
          isHidden: (row: number) => shape.hidden.has(row + 1),
          formulaAt: (row: number, column: number) => shape.formulas.get(cellKey(row + 1, column + 1)),
          hasFormula: (row: number, column: number) => shape.formulas.has(cellKey(row + 1, column + 1)),
        },
      ]
    })
}

/** What goes into the cell of a row and column from 0; of merged cells into the first. */
export function putInCell(
  { name, grid }: FormSheet,
  row: number,
  column: number,
  value: CellWrite['value'],
): CellWrite {
  const merge = grid.mergeAt(row, column)
  return { sheet: name, row: (merge?.top ?? row) + 1, column: (merge?.left ?? column) + 1, value }
}

/** The first column after a cell, as far as it is merged. */
export const columnAfter = (grid: WorkbookGrid, row: number, column: number): number =>
  (grid.mergeAt(row, column)?.right ?? column) + 1

/** A text in every place that its cell covers counts once, at the first. */
export const isFirstOfMerge = (grid: WorkbookGrid, row: number, column: number): boolean => {
  const merge = grid.mergeAt(row, column)
  return !merge || (merge.top === row && merge.left === column)
}

export const columnsOf = ({ width }: WorkbookGrid): number[] =>
  Array.from({ length: width }, (_, column) => column)
export const rowsFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
