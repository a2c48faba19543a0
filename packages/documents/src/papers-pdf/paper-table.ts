import type { Cell, Row, Table } from '@klasrum/contract/papers'
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import { fills, ink } from './paper-look.ts'
import { heightOf, type Setting, textOf } from './paper-text.ts'

const lineWidth = 0.5
const padding = { ruled: 4, open: 2, above: 2.5, below: 2 }

/** A row that is higher than this goes on over the page: what does not fit on one would be lost. */
const mostTogether = 240

type Measured = Pick<Table, 'ruled'> & { side: number; widths: number[]; heights: number[]; small: boolean }

function measured({ rows, ruled, shares, ...table }: Table, setting: Setting): Measured {
  const small = setting.small ?? table.small ?? false
  const side = ruled ? padding.ruled : padding.open
  const all = shares.reduce((sum, share) => sum + share, 0)
  const lines = lineWidth * (shares.length + 1)
  const widths = shares.map((share) => ((setting.room - lines) * share) / all - 2 * side)
  const heights = rows.map((row) => rowHeight(row, { side, widths, small }))
  return { side, widths, heights, small, ruled }
}

/** At most so high. */
export const tableHeight = (table: Table, setting: Setting): number =>
  measured(table, setting).heights.reduce((sum, height) => sum + height, 0)

export function tableOf(table: Table, setting: Setting): Content {
  const { rows, head } = table
  const look = measured(table, setting)
  const isLow = (row: Row, at: number) => !row.splits && (look.heights[at] ?? 0) <= mostTogether
  const allLow = rows.every(isLow)
  if (head > 0 && (!allLow || rows.some(isBand))) return inPieces(table, look, isLow)
  const { table: whole, layout } = rowsOf(rows, look)
  return {
    table: { ...whole, headerRows: head, keepWithHeaderRows: head > 0 ? 1 : 0, dontBreakRows: allLow },
    layout,
  }
}

/**
 * Each row is a table of its own, one below the other, so that a low one stays in one piece, a title goes with the row
 * it heads, and a high one may go on over the page: the writer keeps all rows of a table whole, or none.
 */
function inPieces({ rows, head }: Table, look: Measured, isLow: (row: Row, at: number) => boolean): Content {
  const pieces: { rows: Row[]; whole: boolean }[] = []
  let titles: Row[] = []
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
        [rowsOf(rows.slice(0, head), look)],
        ...pieces.map((piece) => [
          { ...rowsOf(piece.rows, look, { below: true }), unbreakable: piece.whole },
        ]),
      ],
    },
    layout: bare,
  }
}

const rowsOf = (rows: readonly Row[], look: Measured, { below = false } = {}) => ({
  table: {
    widths: look.widths,
    heights: (row: number) => Math.max(0, (rows[row]?.height ?? 0) - padding.above - padding.below),
    body: rows.map((row) => cellsOf(row, look)),
  },
  layout: layoutOf(look.side, below),
})

const isBand = ({ cells }: Row): boolean => cells.length === 1 && cells[0]?.fill === 'band'

/** Below another, the line between them is the last of the other. */
const layoutOf = (side: number, below: boolean): CustomTableLayout => ({
  hLineWidth: (line) => (below && line === 0 ? 0 : lineWidth),
  vLineWidth: () => lineWidth,
  hLineColor: ink.rule,
  vLineColor: ink.rule,
  paddingLeft: () => side,
  paddingRight: () => side,
  paddingTop: () => padding.above,
  paddingBottom: () => padding.below,
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

type Columns = Pick<Measured, 'side' | 'widths' | 'small'>

/** As wide as the columns it stands over. */
const widthOf = ({ widths, side }: Columns, from: number, span: number): number =>
  widths.slice(from, from + span).reduce((sum, width) => sum + width, 0) + (span - 1) * (2 * side + lineWidth)

/** Each cell with the place of its first column. */
function placed({ cells }: Row): { cell: Cell; from: number; span: number }[] {
  let next = 0
  return cells.map((cell) => {
    const from = next
    const span = cell.span ?? 1
    next += span
    return { cell, from, span }
  })
}

function rowHeight(row: Row, columns: Columns): number {
  const texts = placed(row).map(({ cell, from, span }) => {
    const setting = { room: widthOf(columns, from, span), small: columns.small }
    return cell.text.reduce((sum, paragraph) => sum + heightOf(paragraph, setting), 0)
  })
  return Math.max(row.height ?? 0, ...texts) + padding.above + padding.below
}

/** A cell that spans others is followed by as many that are not drawn. */
function cellsOf(row: Row, look: Measured): TableCell[] {
  // Labels stand on the line that is to be filled in.
  const onLine = row.cells.some(({ lined }) => lined)
  return placed(row).flatMap(({ cell: { text, fill, lined }, from, span }): TableCell[] => [
    {
      stack: text.map((paragraph) =>
        textOf(paragraph, { room: widthOf(look, from, span), small: look.small }),
      ),
      colSpan: span,
      border: look.ruled ? [true, true, true, true] : [false, false, false, lined === true],
      ...(fill && { fillColor: fills[fill] }),
      ...(onLine && { verticalAlignment: 'bottom' }),
    },
    ...Array.from({ length: span - 1 }, () => ({ text: '' })),
  ])
}
