/** A moment is written as the clock on the wall shows it. */
export type DataCell = string | number | Date | null

export type DataColumn<Row> = {
  name: string
  /** In a workbook, how many digits fit; on paper, the share of the width. */
  width: number
  align?: 'left' | 'center' | 'right'
  /** How Excel shows the values: `@` keeps a number with its leading zeros as text, also when it is typed anew. */
  format?: string
  cell: (row: Row) => DataCell
}

export type Paper = 'A4' | 'long'
export type Orientation = 'portrait' | 'landscape'

export function dataCellText(cell: DataCell): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : String(cell)
}
