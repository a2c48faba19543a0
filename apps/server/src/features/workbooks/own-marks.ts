import { letterOf } from '@klasrum/documents/address'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import type { WorkbookReading } from './reading.ts'
import { gridOf, type WorkbookGrid } from './record-grid.ts'
import { helperLayout, labels } from './record-layout.ts'

/** What our own workbook says of itself: its class, and which column of which quarter is which item. */
export type OwnMarks = { class_id: number; items: Map<string, number> }

const keyOf = (quarter: number, letter: string): string => `${quarter} ${letter}`
const idIn = (text: string): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

export function readOwnMarks(sheets: readonly WorkbookSheet[]): OwnMarks | undefined {
  for (const sheet of sheets) {
    if (sheet.name !== labels.sheets.helper) continue
    const grid = gridOf(sheet)
    // Found by its words: somebody may have put a row above them.
    const marked = grid.rows.find((row) => grid.at(row, 0) === helperLayout.marker)
    const classRow = grid.rows.find((row) => grid.at(row, 0) === helperLayout.classId)
    const class_id = classRow === undefined ? null : idIn(grid.at(classRow, 1))
    if (marked !== undefined && class_id !== null) return { class_id, items: itemsIn(grid) }
  }
  return undefined
}

function itemsIn(grid: WorkbookGrid): Map<string, number> {
  const { id, column, quarter } = helperLayout.itemColumns
  const items = new Map<string, number>()
  const head = grid.rows.find((row) => grid.at(row, id - 1) === helperLayout.itemHeads[0])
  for (const row of grid.rows.filter((each) => head !== undefined && each > head)) {
    const [item, at, of] = [id, column, quarter].map((each) => idIn(grid.at(row, each - 1)))
    if (item && at && of) items.set(keyOf(of, letterOf(at)), item)
  }
  return items
}

/** A workbook of another class is read like every other record. */
export function withOwnItems(
  reading: WorkbookReading,
  marks: OwnMarks | undefined,
  class_id: number,
): WorkbookReading {
  if (!marks) return reading
  if (marks.class_id !== class_id)
    return { ...reading, notes: ['This workbook was exported from another class.', ...reading.notes] }
  return {
    ...reading,
    kind: 'ours',
    quarters: reading.quarters.map((quarter) => ({
      ...quarter,
      columns: quarter.columns.map((column) => ({
        ...column,
        item_id: marks.items.get(keyOf(quarter.quarter, column.letter)) ?? null,
      })),
    })),
  }
}
