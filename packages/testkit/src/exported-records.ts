import { type CellValue, Workbook, type Worksheet } from '@cj-tech-master/excelts'

type Value = string | number | null
/** A learner's line in the sheet of a quarter or term, found by the labels above. */
export type RecordLine = {
  name: string
  lrn: string
  ps: Value[]
  ws: Value[]
  initial: Value
  grade: Value
  descriptor: Value
}

export async function openRecord(bytes: Uint8Array): Promise<Workbook> {
  const book = new Workbook()
  await book.xlsx.load(Buffer.from(bytes))
  return book
}

/** What a cell shows; a formula counts as what it came to, and empty text is nothing. */
export function shown(value: CellValue): Value {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'object' && 'result' in value) return shown(value.result ?? null)
  if (typeof value === 'object' && 'formula' in value) return null
  throw new Error(`a cell holds ${JSON.stringify(value)}`)
}

const textsOf = (sheet: Worksheet, row: number): Value[] =>
  Array.from({ length: sheet.columnCount }, (_, index) => shown(sheet.getCell(row, index + 1).value))

/** Columns that have the label in one of the rows, from the left. */
function columnsUnder(sheet: Worksheet, rows: readonly number[], label: string | RegExp): number[] {
  const found = new Set<number>()
  for (const row of rows)
    textsOf(sheet, row).forEach((text, index) => {
      if (typeof label === 'string' ? text === label : label.test(String(text))) found.add(index + 1)
    })
  return [...found].sort((one, other) => one - other)
}

export function linesOf(sheet: Worksheet, headLabel = 'HIGHEST POSSIBLE SCORE'): RecordLine[] {
  const rows = Array.from({ length: sheet.rowCount }, (_, index) => index + 1)
  const head = rows.find((row) => textsOf(sheet, row).includes(headLabel))
  if (!head) throw new Error(`the sheet ${sheet.name} has no "${headLabel}"`)
  const above = rows.slice(Math.max(0, head - 4), head)
  const only = (label: string | RegExp) => columnsUnder(sheet, above, label)[0] ?? 0
  const at = (row: number, column: number) => (column ? shown(sheet.getCell(row, column).value) : null)
  const [number, name, lrn] = [only('No.'), only("LEARNERS' NAMES"), only('LRN')]
  const [ps, ws] = [columnsUnder(sheet, above, 'PS'), columnsUnder(sheet, above, 'WS')]
  const initial = only('Initial Grade')
  const grade = only(/^(Quarterly|Term|Final) Grade$/)
  const descriptor = only('Descriptor')
  return rows
    .slice(head)
    .filter((row) => typeof at(row, number) === 'number')
    .map((row) => ({
      name: String(at(row, name)),
      lrn: String(at(row, lrn) ?? ''),
      ps: ps.map((column) => at(row, column)),
      ws: ws.map((column) => at(row, column)),
      initial: at(row, initial),
      grade: at(row, grade),
      descriptor: at(row, descriptor),
    }))
}

/** Every formula of a workbook and what it came to. */
export function formulasOf(book: Workbook): Map<string, Value> {
  const found = new Map<string, Value>()
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) found.set(`${sheet.name}!${cell.address}`, shown(cell.value))
      }),
    )
  return found
}
