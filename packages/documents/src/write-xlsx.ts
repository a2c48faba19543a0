import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { WorkbookWriter } from '@cj-tech-master/excelts'
import type { DataCell, DataColumn, Orientation, Paper } from './column.ts'
import { pageSetupOf } from './paper.ts'

type TableSheet<Row> = {
  /** At most 31 characters, none of : \ / ? * [ ], and different from that of every other sheet. */
  name: string
  /** Lines above the head; the first is the largest. */
  title?: readonly string[]
  columns: readonly DataColumn<Row>[]
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
  /** Fits the width of the paper, with the head on every page. */
  print?: { paper: Paper; orientation?: Orientation }
}

/** What `tableSheet` makes. Sheets of different rows stand in one workbook. */
export type XlsxSheet = {
  name: string
  title: readonly string[]
  columns: readonly Omit<DataColumn<never>, 'cell'>[]
  batches: AsyncIterable<readonly Row[]>
  print: TableSheet<never>['print']
}
type Row = readonly DataCell[]

export const tableSheet = <Row>({
  name,
  title = [],
  columns,
  batches,
  print,
}: TableSheet<Row>): XlsxSheet => ({
  name,
  title,
  columns,
  batches: cellsOf(columns, batches),
  print,
})

async function* cellsOf<Row>(
  columns: readonly DataColumn<Row>[],
  batches: TableSheet<Row>['batches'],
): AsyncGenerator<DataCell[][]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)))
}

/** As many as take some ten milliseconds; then others are served. */
const rowsInOneGo = 100

/** Text stays text whatever it begins with. What is written is handed on after each batch, so that no whole book is held. */
export async function* xlsxOf(...sheets: readonly XlsxSheet[]): AsyncGenerator<Uint8Array> {
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
  for (const each of sheets) {
    const sheet = startSheet(book, each)
    for await (const rows of each.batches) {
      for (const [index, row] of rows.entries()) {
        sheet.addRow([...row]).commit()
        if (index % rowsInOneGo === rowsInOneGo - 1) await setImmediate()
      }
      yield* written.splice(0)
    }
    sheet.commit()
  }
  await book.commit()
  yield* written.splice(0)
}

const lineHeight = 15
const longestWord = (name: string): number => Math.max(...name.split(' ').map(({ length }) => length))

/** How many lines a name takes at the head of its column, in bold and with a little room to the sides. */
function linesOfName({ name, width }: XlsxSheet['columns'][number]): number {
  const room = Math.max(width, longestWord(name) + 2) - 2
  let [lines, used] = [1, 0]
  for (const { length } of name.split(' ')) {
    const next = used === 0 ? length : used + 1 + length
    if (next > room) lines += 1
    used = next > room ? length : next
  }
  return lines
}

function startSheet(book: WorkbookWriter, { name, title, columns, print }: XlsxSheet) {
  const headRow = title.length > 0 ? title.length + 2 : 1
  const sheet = book.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: headRow }],
    ...(print && { pageSetup: { ...pageSetupOf(print), printTitlesRow: `${headRow}:${headRow}` } }),
  })
  sheet.columns = columns.map(({ name, width, format, align }) => ({
    width: Math.max(width, longestWord(name) + 2),
    style: { ...(format && { numFmt: format }), ...(align && { alignment: { horizontal: align } }) },
  }))
  for (const [index, text] of title.entries()) {
    const cell = sheet.getCell(index + 1, 1)
    cell.value = text
    cell.style = { font: index === 0 ? { bold: true, size: 14 } : {} }
  }
  const head = sheet.getRow(headRow)
  head.values = columns.map((column) => column.name)
  head.font = { bold: true }
  // Told, since no program makes a row higher by itself when it opens the file.
  head.height = lineHeight * Math.max(1, ...columns.map(linesOfName))
  for (const [index, { align = 'left' }] of columns.entries())
    head.getCell(index + 1).alignment = { horizontal: align, vertical: 'top', wrapText: true }
  head.commit()
  // Excel marks every learner reference number that is text with a green corner otherwise.
  const asText = columns.flatMap(({ format }, index) =>
    format === '@' ? [sheet.getColumn(index + 1).letter] : [],
  )
  if (asText.length > 0)
    sheet.ignoredErrors = asText.map((letter) => ({
      ref: `${letter}1:${letter}1048576`,
      numberStoredAsText: true,
    }))
  return sheet
}
