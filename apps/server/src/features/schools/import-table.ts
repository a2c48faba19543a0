import { readSheets } from '@klasrum/documents/read-sheets'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import type { TableAnswer } from '../../imports/read-table.ts'
import { type Header, importHeaderOf } from './import-columns.ts'
import type { ImportKind } from './imports.store.ts'

export type TableRow = {
  line: number
  /** By field; blank ones are left out. */
  cells: Record<string, string>
  /** Fields whose cell holds an error. */
  broken: string[]
}
type Table = { rows: TableRow[]; unknown: string[] }

export const mostImportRows = 20_000
/** Of all its rows: each is written into the preview three times over. */
const mostLetters = 3_000_000
const headerWithin = 10
/** Longer than any field, so that what is too long is told. */
const longestCell = 400

/** The sheet, or the way to divide text, that names the most columns. */
export async function readTable(bytes: Buffer, kind: ImportKind): Promise<TableAnswer<TableRow>> {
  const answer = await readSheets(bytes)
  if ('refused' in answer) return { refused: `import.${answer.refused}` }
  const [best] = answer.sheets
    .map((sheet) => ({ sheet, header: findHeader(kind, sheet) }))
    .sort((one, other) => labelCount(other.header) - labelCount(one.header))
  if (!best?.header) return { refused: 'import.no_columns' }
  const table = tableOf(best.sheet, best.header)
  if (table.rows.length > mostImportRows) return { refused: 'import.too_many_rows' }
  return lengthOf(table) > mostLetters ? { refused: 'import.too_large' } : { table }
}

const lengthOf = ({ rows }: Table): number =>
  rows.reduce((sum, { cells }) => sum + Object.values(cells).reduce((own, cell) => own + cell.length, 0), 0)

type FoundHeader = Header & { number: number }

const labelCount = (header: Header | undefined): number => header?.columns.size ?? 0

function findHeader(kind: ImportKind, { lines }: WorkbookSheet): FoundHeader | undefined {
  let best: FoundHeader | undefined
  for (const { number, cells } of lines.filter(({ cells }) => cells.some(Boolean)).slice(0, headerWithin)) {
    const header = importHeaderOf(kind, cells)
    if (header && labelCount(header) > labelCount(best)) best = { ...header, number }
  }
  return best
}

function tableOf({ lines }: WorkbookSheet, { columns, unknown, number: headerNumber }: FoundHeader): Table {
  const rows: TableRow[] = []
  for (const { number, cells, broken } of lines) {
    if (number <= headerNumber) continue
    const row: TableRow = { line: number, cells: {}, broken: [] }
    for (const [column, field] of columns) {
      const cell = cells[column]?.slice(0, longestCell)
      if (cell) row.cells[field] = cell
      else if (broken.includes(column)) row.broken.push(field)
    }
    if (row.broken.length > 0 || Object.keys(row.cells).length > 0) rows.push(row)
  }
  return { rows, unknown }
}
