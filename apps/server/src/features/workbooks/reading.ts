import type { GradeItem } from '@klasrum/contract/class-record'
import type { Weights } from '@klasrum/contract/weights'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'

/** What a file says, whatever its kind; every value as the cell shows it. */
export type WorkbookReading = {
  kind: WorkbookPreview['kind']
  names: ReadName[]
  quarters: ReadQuarter[]
  notes: string[]
  /** Cells that hold something and were not taken. */
  doubts: WorkbookPreview['not_understood']
}
export type ReadName = { name: string; lrn: string | null }
export type ReadQuarter = {
  quarter: number
  sheet: string
  weights: Weights | null
  columns: ReadColumn[]
  grades: ReadGrade[]
}
export type ReadColumn = {
  /** As the file's cells are lettered. */
  letter: string
  /** Nothing where it has only a number or a code. */
  title: string | null
  category: GradeItem['category'] | null
  part: GradeItem['part']
  max: string
  /** Known only in a workbook of ours. */
  item_id: number | null
  cells: ReadCell[]
}
/** `name` is a place in the names. Whoever does not stand in the sheet has none. */
type ReadCell = { name: number; text: string }
export type ReadGrade = { name: number; initial: string; quarterly: string }

export const mostNames = 1_000
export const mostWorkbookColumns = 400
export const mostCells = 60_000
