import type { PaperTableCell, PaperTableRow } from '@klasrum/contract/papers'
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import { lineWidth, pdfFills, pdfInk, pdfSizes } from './look.ts'
import type { PdfTable } from './pdf.ts'
import { heightOf, type PdfSetting, pdfParagraphOf } from './text.ts'
import { fittedColumnWidths } from './text-widths.ts'

type Look = {
  /** Room in a cell, and after the table. */
  left: number
  right: number
  above: number
  below: number
  after: number
  /** How thick the line above the row of this number is, and those between columns. */
  across: (row: number, of: { head: number; rows: number }) => number
  down: number
  /** Between columns, where that is another thickness than at the sides. */
  inside?: number
  colour: string
}

const ruled: Look = {
  left: 4,
  right: 4,
  above: 2.5,
  below: 2,
  after: 0,
  across: () => lineWidth,
  down: lineWidth,
  colour: pdfInk.rule,
}
const listed: Look = { ...ruled, above: 3, after: 12, down: 0 }
const strong = 2 * lineWidth

const looks: Record<'ruled' | 'open' | 'boxed' | NonNullable<PdfTable['rules']>, Look> = {
  ruled,
  open: { ...ruled, left: 2, right: 2 },
  boxed: {
    ...ruled,
    across: (row, { rows }) => (row === 0 || row === rows ? lineWidth : 0),
    inside: 0,
    colour: pdfInk.usual,
  },
  grid: { ...ruled, above: 2, below: 1, after: 8, colour: pdfInk.muted },
  signed: { ...ruled, left: 2, right: 2, below: 1, after: 8, colour: pdfInk.usual },
  hairlines: { ...listed, across: (row, { head }) => (row === head ? strong : row === 0 ? 0 : lineWidth) },
  zebra: { ...listed, across: (row, { head, rows }) => (row === head || row === rows ? strong : 0) },
  none: { ...ruled, left: 0, right: 8, above: 1, below: 1, after: 10, across: () => 0, down: 0 },
}

/** A row that is higher than this goes on over the page: what does not fit on one would be lost. */
const mostTogether = 240

type Measured = { look: Look; ruled: boolean; widths: number[]; heights: number[]; size: number }

function measured(table: PdfTable, setting: PdfSetting): Measured {
  const letters = table.size ?? (table.small ? pdfSizes.small : setting.size)
  const { look, widths } = columnsOf(table, setting.room, letters)
  const heights = table.rows.map((row) => rowHeight(row, { look, widths, size: letters }))
  return { look, widths, heights, size: letters, ruled: table.ruled || table.boxed === true }
}

function columnsOf({ rows, shares, fitted, ...table }: PdfTable, room: number, letters: number) {
  const usual = looks[table.rules ?? (table.boxed ? 'boxed' : table.ruled ? 'ruled' : 'open')]
  const count = shares.length
  const lines = usual.down * (count + 1)
  if (!fitted) {
    const all = shares.reduce((sum, share) => sum + share, 0)
    const widths = shares.map((share) => ((room - lines) * share) / all - usual.left - usual.right)
    return { look: usual, widths }
  }
  // Many columns stand closer.
  const side = Math.min(usual.left, room / count / 8)
  const texts = shares.map((): string[] => [])
  for (const row of rows)
    for (const { cell, from, span } of placed(row)) if (span === 1) texts[from]?.push(plainText(cell))
  const asked = shares.map((share, at) => ({ share, texts: texts[at] ?? [] }))
  const widths = fittedColumnWidths(asked, room - 2 * side * count - lines, letters)
  return { look: { ...usual, left: side, right: side }, widths }
}

const plainText = ({ text }: PaperTableCell): string =>
  text.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n')

/** At most so high. */
export function tableHeight(table: PdfTable, setting: PdfSetting): number {
  const { heights, look } = measured(table, setting)
  return heights.reduce((sum, height) => sum + height, look.after)
}

export function pdfTableOf(table: PdfTable, setting: PdfSetting): Content {
  const { rows, head } = table
  if (rows.length === 0) return []
  const all = measured(table, setting)
  const isLow = (row: PaperTableRow, at: number) => !row.splits && (all.heights[at] ?? 0) <= mostTogether
  const allLow = rows.every(isLow)
  const margin: [number, number, number, number] = [0, 0, 0, all.look.after]
  if (head > 0 && (!allLow || rows.some(isBand))) return { ...inPieces(table, all, isLow), margin }
  const { table: whole, layout } = rowsOf(rows, all, { head })
  return {
    table: { ...whole, headerRows: head, keepWithHeaderRows: head > 0 ? 1 : 0, dontBreakRows: allLow },
    layout,
    margin,
  }
}

/**
 * Each row is a table of its own, one below the other, so that a low one stays in one piece, a title goes with the row
 * it heads, and a high one may go on over the page: the writer keeps all rows of a table whole, or none.
 */
function inPieces(
  { rows, head }: PdfTable,
  all: Measured,
  isLow: (row: PaperTableRow, at: number) => boolean,
) {
  const pieces: { rows: PaperTableRow[]; whole: boolean }[] = []
  let titles: PaperTableRow[] = []
  rows.forEach((row, at) => {
    if (at < head) return
    if (isBand(row)) titles.push(row)
    else {
      const whole = isLow(row, at)
      if (!whole && titles.length > 0) pieces.push({ rows: titles, whole: true })
      pieces.push({ rows: whole ? [...titles, row] : [row], whole })
      titles = []
    }
  })
  if (titles.length > 0) pieces.push({ rows: titles, whole: true })
  return {
    table: {
      widths: ['*'],
      headerRows: 1,
      keepWithHeaderRows: pieces[0]?.whole ? 1 : 0,
      body: [
        [rowsOf(rows.slice(0, head), all, { head })],
        ...pieces.map((piece) => [{ ...rowsOf(piece.rows, all, { head: -1 }), unbreakable: piece.whole }]),
      ],
    },
    layout: bare,
  }
}

const rowsOf = (rows: readonly PaperTableRow[], all: Measured, { head }: { head: number }) => ({
  table: {
    widths: all.widths,
    heights: (row: number) => Math.max(0, (rows[row]?.height ?? 0) - all.look.above - all.look.below),
    body: rows.map((row) => cellsOf(row, all)),
  },
  layout: layoutOf(all.look, { head, rows: rows.length }),
})

const isBand = ({ cells }: PaperTableRow): boolean => cells.length === 1 && cells[0]?.fill === 'band'

/** Without a head it stands below another, and the line between them is the last of the other. */
const layoutOf = (look: Look, of: { head: number; rows: number }): CustomTableLayout => ({
  hLineWidth: (row) => (of.head < 0 && row === 0 ? 0 : look.across(row, of)),
  vLineWidth: (column, { table: { widths = [] } }) =>
    column === 0 || column === widths.length ? look.down : (look.inside ?? look.down),
  hLineColor: (row) => (look.across(row, of) === strong ? pdfInk.usual : look.colour),
  vLineColor: look.colour,
  paddingLeft: () => look.left,
  paddingRight: () => look.right,
  paddingTop: () => look.above,
  paddingBottom: () => look.below,
})

const none = () => 0
const bare: CustomTableLayout = {
  hLineWidth: none,
  vLineWidth: none,
  paddingLeft: none,
  paddingRight: none,
  paddingTop: none,
  paddingBottom: none,
}

type Columns = Pick<Measured, 'look' | 'widths' | 'size'>

/** As wide as the columns it stands over. */
const widthOf = ({ widths, look }: Columns, from: number, span: number): number =>
  widths.slice(from, from + span).reduce((sum, width) => sum + width, 0) +
  (span - 1) * (look.left + look.right + look.down)

/** Each cell with the place of its first column. */
function placed({ cells }: PaperTableRow): { cell: PaperTableCell; from: number; span: number }[] {
  let next = 0
  return cells.map((cell) => {
    const from = next
    const span = cell.span ?? 1
    next += span
    return { cell, from, span }
  })
}

function rowHeight(row: PaperTableRow, columns: Columns): number {
  const texts = placed(row).map(({ cell, from, span }) => {
    const setting = { room: widthOf(columns, from, span), size: columns.size }
    return cell.text.reduce((sum, paragraph) => sum + heightOf(paragraph, setting), 0)
  })
  return Math.max(row.height ?? 0, ...texts) + columns.look.above + columns.look.below
}

/** A cell that spans others is followed by as many that are not drawn. */
function cellsOf(row: PaperTableRow, all: Measured): TableCell[] {
  // Labels stand on the line that is to be filled in.
  const onLine = row.cells.some(({ lined }) => lined)
  return placed(row).flatMap(({ cell: { text, fill, lined }, from, span }): TableCell[] => [
    {
      stack: text.map((paragraph) =>
        pdfParagraphOf(paragraph, { room: widthOf(all, from, span), size: all.size }),
      ),
      colSpan: span,
      border: all.ruled ? [true, true, true, true] : [false, false, false, lined === true],
      ...(fill && { fillColor: pdfFills[fill] }),
      ...(onLine && { verticalAlignment: 'bottom' }),
    },
    ...Array.from({ length: span - 1 }, () => ({ text: '' })),
  ])
}
