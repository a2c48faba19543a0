import type { Received } from '@klasrum/contract/endpoint'
import type { readWorkbookSheetEndpoint as shape, WorkbookPointing } from '@klasrum/contract/workbooks'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { pointingOf } from './pointing.ts'
import { recordRowsOf } from './record-rows.ts'
import { findRecordSheet } from './record-sheet.ts'

type Shown = Received<typeof shape.reply>

const mostRows = 60
const longestText = 60

/** The first rows of a sheet as they stand. */
export const firstRows = ({ name, lines }: WorkbookSheet): Pick<Shown, 'name' | 'rows'> => ({
  name: name.slice(0, longestText),
  rows: lines.slice(0, mostRows).map(({ number, cells }) => ({
    row: number,
    cells: cells.map((cell) => cell.slice(0, longestText)),
  })),
})

/** What was pointed at in a sheet, or else what is understood of it. */
export function pointingIn(
  sheet: WorkbookSheet,
  { at, pointed, quarter }: { at: number; pointed: WorkbookPointing | undefined; quarter: number },
): Shown['pointing'] {
  if (pointed) return pointed
  const record = findRecordSheet(sheet)
  if (!record) return null
  const first = recordRowsOf(record).rows[0]?.row
  return pointingOf(record, {
    sheet: at,
    quarter: record.quarter ?? quarter,
    first_row: (first ?? record.firstRow) + 1,
  })
}
