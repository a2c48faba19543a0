import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** A moment is written as the clock on the wall shows it. */
type Cell = string | number | Date
export type Column<Row> = {
  name: string
  width: number
  /** How Excel shows the values. */
  format?: string
  cell: (row: Row) => Cell
}
type Batches<Row> = AsyncIterable<readonly Row[]>

const byteOrderMark = '\uFEFF'

/** UTF-8 that says so, since Excel otherwise shows ñ as two signs. */
export async function* csvOf<Row>(columns: readonly Column<Row>[], batches: Batches<Row>) {
  yield byteOrderMark + lineOf(columns.map(({ name }) => name))
  for await (const rows of batches)
    yield rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join('')
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(textOf).join(',')}\r\n`

function textOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  // A spreadsheet would run what begins like this as a formula.
  const tame = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}

/** As many as take some ten milliseconds; then others are served. */
const rowsInOneGo = 100

/** Text stays text whatever it begins with. What is written is handed on after each batch, so that no whole book is held. */
export async function* xlsxOf<Row>(name: string, columns: readonly Column<Row>[], batches: Batches<Row>) {
  // Takes half a second to load, which a start should not wait for.
  const { WorkbookWriter } = await import('@cj-tech-master/excelts')
  const written: Uint8Array[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(chunk)
      done()
    },
  })
  const book = new WorkbookWriter({ stream, useStyles: true, creator: 'Klasrum' })
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ name, width, format }) => ({
    header: name,
    width,
    ...(format && { style: { numFmt: format } }),
  }))
  const head = sheet.getRow(1)
  head.font = { bold: true }
  head.commit()
  for await (const rows of batches) {
    for (const [index, row] of rows.entries()) {
      sheet.addRow(columns.map(({ cell }) => cell(row))).commit()
      if (index % rowsInOneGo === rowsInOneGo - 1) await setImmediate()
    }
    yield* written.splice(0)
  }
  await book.commit()
  yield* written.splice(0)
}
