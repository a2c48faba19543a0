import { isMark } from './marks.ts'
import type { PdfLine } from './pdf-lines.ts'

/** In points: cells of one column begin this close to each other. */
const aligned = 7
const fewestRows = 2

type Row = { y: number; size: number; cells: PdfLine[] }
export type PdfColumnPart = { lines: PdfLine[] } | { table: PdfLine[][][] }

/** A column of text, divided into plain lines and tables. A table has a row of cells, each with its lines. */
export function pdfColumnPartsOf(lines: readonly PdfLine[]): PdfColumnPart[] {
  const rows = rowsOf(lines)
  const parts: PdfColumnPart[] = []
  let at = 0
  while (at < rows.length) {
    const end = tableEnd(rows, at)
    const table = tableOf(rows.slice(at, end))
    if (table.length >= fewestRows) {
      parts.push({ table })
      at = end
      continue
    }
    const last = parts.at(-1)
    const cells = rows[at]?.cells ?? []
    if (last && 'lines' in last) last.lines.push(...cells)
    else parts.push({ lines: [...cells] })
    at += 1
  }
  return parts
}

function rowsOf(lines: readonly PdfLine[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row && Math.abs(line.y - row.y) <= line.size * 0.45) row.cells.push(line)
    else rows.push({ y: line.y, size: line.size, cells: [line] })
  }
  return rows
}

const startsOf = (rows: readonly Row[]): number[] => {
  const starts: number[] = []
  for (const x of rows.flatMap(({ cells }) => cells.map((cell) => cell.x)).sort((one, other) => one - other))
    if (x - (starts.at(-1) ?? Number.NEGATIVE_INFINITY) > aligned) starts.push(x)
  return starts
}

const fits = (line: PdfLine, starts: readonly number[]): boolean =>
  starts.some((start) => Math.abs(line.x - start) <= aligned)

/** Cells of one column begin, end or have their middle at one place. */
const isUnder = (cell: PdfLine, above: PdfLine): boolean =>
  [cell.x - above.x, cell.right - above.right, (cell.x + cell.right - above.x - above.right) / 2].some(
    (distance) => Math.abs(distance) <= aligned,
  )

/** The row after the last one of a table that begins at `from`, or `from` when none does. */
function tableEnd(rows: readonly Row[], from: number): number {
  const first = rows[from]
  if (!first || first.cells.length < 2 || isMark(first.cells[0]?.text ?? '')) return from
  const starts = startsOf([first])
  let [end, wide] = [from + 1, 1]
  for (let at = from + 1; at < rows.length; at += 1) {
    const [row, above] = [rows[at], rows[at - 1]]
    if (!row || !above || row.y - above.y > Math.max(row.size, above.size) * 4.5) break
    const shared = row.cells.filter((cell) => fits(cell, starts)).length
    const under = row.cells.filter((cell) => first.cells.some((above) => isUnder(cell, above))).length
    const isWide = row.cells.length >= 2 && Math.max(shared, under) >= 2
    // A cell that goes on in the next line stays inside its column.
    const goesOn =
      row.cells.length >= 1 &&
      shared === row.cells.length &&
      row.cells.every((cell) => cell.right <= nextStart(cell, starts)) &&
      row.y - above.y < row.size * 2.2
    if (!isWide && !goesOn) break
    if (isWide) [wide, end] = [wide + 1, at + 1]
    else if (leadsOn(rows, at, starts)) end = at + 1
  }
  return wide >= fewestRows ? end : from
}

const nextStart = (cell: PdfLine, starts: readonly number[]): number =>
  starts.find((start) => start > cell.x + aligned) ?? Number.POSITIVE_INFINITY

/** Lines under the last row belong to it only when they are not in its first column. */
const leadsOn = (rows: readonly Row[], at: number, starts: readonly number[]): boolean =>
  (rows[at]?.cells[0]?.x ?? 0) > (starts[0] ?? 0) + aligned

function tableOf(rows: readonly Row[]): PdfLine[][][] {
  const columnOf = columnsIn(rows.filter(({ cells }) => cells.length > 1))
  const gaps = rows.slice(1).map((row, at) => row.y - (rows[at]?.y ?? 0))
  const near = Math.min(...gaps) * 1.2
  const hasFar = gaps.some((gap) => gap > near * 1.15)
  const table: PdfLine[][][] = []
  for (const [at, row] of rows.entries()) {
    const isFirst = row.cells.slice(0, 1).some((cell) => columnOf.place(cell) === 0)
    const isClose = at > 0 && (gaps[at - 1] ?? 0) <= near
    const last = table.at(-1)
    const into =
      last && (isClose ? hasFar || !isFirst || row.cells.every(goesOn) : !isFirst && row.cells.length < 2)
        ? last
        : newRow(table, columnOf.count)
    for (const cell of row.cells) into[columnOf.place(cell)]?.push(cell)
  }
  return table
}

type Columns = { count: number; place: (cell: PdfLine) => number }

/** Columns with a gap between them from top to bottom; where a cell lies across one, by where cells begin. */
function columnsIn(rows: readonly Row[]): Columns {
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  const ends: number[] = []
  for (const { x, right } of rows.flatMap(({ cells }) => cells).sort((one, other) => one.x - other.x)) {
    const end = ends.at(-1)
    if (end !== undefined && x <= end) ends[ends.length - 1] = Math.max(end, right)
    else ends.push(right)
  }
  if (ends.length === most)
    return { count: most, place: ({ x }) => Math.min(most - 1, ends.filter((end) => end < x).length) }
  const starts = startsOf(rows)
  return {
    count: starts.length,
    place: ({ x }) =>
      Math.max(
        0,
        starts.findLastIndex((start) => x >= start - aligned),
      ),
  }
}

function newRow(table: PdfLine[][][], columns: number): PdfLine[][] {
  const row: PdfLine[][] = Array.from({ length: columns }, () => [])
  table.push(row)
  return row
}

/** Begins inside a sentence. */
const goesOn = ({ text }: PdfLine): boolean => /^\p{Ll}/u.test(text)
