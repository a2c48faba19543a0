import { type Header, headerOf } from './import-columns.ts'
import { delimiters, linesOf, textOf } from './import-csv.ts'
import { sheetsOf } from './import-excel.ts'
import { type Sheet, TooManyLines, Unreadable } from './import-text.ts'
import type { ImportKind } from './imports.store.ts'

export type TableRow = {
  line: number
  /** By field; blank ones are left out. */
  cells: Record<string, string>
  /** Fields whose cell holds an error. */
  broken: string[]
}
type Table = { rows: TableRow[]; unknown: string[] }
export type TableAnswer =
  | { table: Table }
  | { refused: 'import.unreadable' | 'import.no_columns' | 'import.too_many_rows' }

export const mostRows = 20_000
const headerWithin = 10
const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1')

/** What a file is shows in its content; its name is not looked at. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(zipSignature)

export async function readTable(kind: ImportKind, bytes: Buffer): Promise<TableAnswer> {
  try {
    const sheets = isWorkbook(bytes) ? await sheetsOf(bytes) : [sheetOfText(kind, textOf(bytes))]
    const [best] = sheets
      .map((sheet) => ({ sheet, header: findHeader(kind, sheet) }))
      .sort((one, other) => labelCount(other.header) - labelCount(one.header))
    if (!best?.header) return { refused: 'import.no_columns' }
    const table = tableOf(best.sheet, best.header)
    return table.rows.length > mostRows ? { refused: 'import.too_many_rows' } : { table }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: 'import.unreadable' }
    if (error instanceof TooManyLines) return { refused: 'import.too_many_rows' }
    throw error
  }
}

type FoundHeader = Header & { number: number }

const labelCount = (header: Header | undefined): number => header?.columns.size ?? 0

function findHeader(kind: ImportKind, { lines }: Sheet): FoundHeader | undefined {
  let best: FoundHeader | undefined
  for (const { number, cells } of lines.filter(({ cells }) => cells.some(Boolean)).slice(0, headerWithin)) {
    const header = headerOf(kind, cells)
    if (header && labelCount(header) > labelCount(best)) best = { ...header, number }
  }
  return best
}

/** The delimiter is the one under which the first rows name the most columns. */
function sheetOfText(kind: ImportKind, text: string): Sheet {
  const heads = delimiters.map((delimiter) => {
    const head = { lines: linesOf(text, delimiter, 3 * headerWithin) }
    return { delimiter, labels: labelCount(findHeader(kind, head)) }
  })
  const best = heads.reduce((one, other) => (other.labels > one.labels ? other : one))
  return { lines: linesOf(text, best.delimiter) }
}

function tableOf({ lines }: Sheet, { columns, unknown, number: headerNumber }: FoundHeader): Table {
  const rows: TableRow[] = []
  for (const { number, cells, broken } of lines) {
    if (number <= headerNumber) continue
    const row: TableRow = { line: number, cells: {}, broken: [] }
    for (const [column, field] of columns) {
      const cell = cells[column]
      if (cell) row.cells[field] = cell
      else if (broken.includes(column)) row.broken.push(field)
    }
    if (row.broken.length > 0 || Object.keys(row.cells).length > 0) rows.push(row)
  }
  return { rows, unknown }
}
