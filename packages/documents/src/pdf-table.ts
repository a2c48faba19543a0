import type { Content, ContentTable, CustomTableLayout } from 'pdfmake/interfaces.js'
import type { PdfFacts, PdfTable } from './pdf.ts'
import { ink, plain, textSize } from './pdf-look.ts'
import { linesNeeded, widthsOf } from './pdf-widths.ts'

/** Fewer than a page of the smallest paper has, laid across. */
const mostLinesTogether = 20

export function tableContent(
  { columns, rows, rules, size = textSize, groups, strong = [] }: PdfTable,
  room: number,
): Content {
  const gap = Math.min(4, room / columns.length / 8)
  const cellsOf = (texts: readonly string[]) =>
    texts.map((text, index) => ({ text: plain(text), alignment: columns[index]?.align ?? 'left' }))
  const widths = widthsOf(
    columns.map(({ name, width }, at) => ({
      share: width,
      texts: [name, ...rows.map((row) => row[at] ?? '')],
    })),
    room - 2 * gap * columns.length - (rules === 'grid' ? lineWidth * (columns.length + 1) : 0),
    size,
  )
  // A row that is higher than a page would lose what does not fit.
  const together = rows.every((row) =>
    row.every((text, at) => linesNeeded(text, widths[at] ?? room, size) <= mostLinesTogether),
  )
  return {
    table: {
      headerRows: groups ? 2 : 1,
      keepWithHeaderRows: together ? 1 : 0,
      dontBreakRows: together,
      widths,
      body: [
        ...(groups ? [groupCells(groups)] : []),
        inBold(cellsOf(columns.map(({ name }) => name))),
        ...rows.map((row, index) => (strong.includes(index) ? inBold(cellsOf(row)) : cellsOf(row))),
      ],
    },
    fontSize: size,
    layout: { ...looks[rules], paddingLeft: () => gap, paddingRight: () => gap },
    margin: [0, 0, 0, rules === 'grid' ? 8 : 12],
  }
}

const lineWidth = 0.5

const inBold = <Cell extends object>(cells: readonly Cell[]) => cells.map((cell) => ({ ...cell, bold: true }))

/** A cell that spans others is followed by as many that are not drawn. */
const groupCells = (groups: NonNullable<PdfTable['groups']>) =>
  groups.flatMap(({ text, span }) => [
    { text: plain(text), bold: true, alignment: 'center' as const, colSpan: span },
    ...Array.from({ length: span - 1 }, () => ({ text: '' })),
  ])

const rowSpace = { paddingTop: () => 3, paddingBottom: () => 2, vLineWidth: () => 0 }
const lastLine = ({ table }: ContentTable) => table.body.length

const looks: Record<PdfTable['rules'], CustomTableLayout> = {
  hairlines: {
    ...rowSpace,
    hLineWidth: (row) => (row === 1 ? 1 : row === 0 ? 0 : 0.5),
    hLineColor: (row) => (row === 1 ? ink.strong : ink.rule),
  },
  zebra: {
    ...rowSpace,
    hLineWidth: (row, node) => (row === 1 || row === lastLine(node) ? 1 : 0),
    hLineColor: ink.strong,
    fillColor: (row) => (row > 0 && row % 2 === 0 ? ink.stripe : null),
  },
  grid: {
    ...rowSpace,
    paddingTop: () => 2,
    paddingBottom: () => 1,
    hLineWidth: () => lineWidth,
    vLineWidth: () => lineWidth,
    hLineColor: ink.muted,
    vLineColor: ink.muted,
  },
}

/** A label and what it says beside it, from left to right and then down. */
export function factsContent({ facts, columns = 2 }: PdfFacts, room: number): Content {
  const cells = facts.map(([label, value]) => ({
    text: [
      { text: `${plain(label)}  `, color: ink.muted },
      { text: plain(value), bold: true },
    ],
  }))
  const body = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[row * columns + column] ?? { text: '' }),
  )
  if (body.length === 0) return []
  const gap = 8
  return {
    table: { widths: Array.from({ length: columns }, () => room / columns - gap), body },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingTop: () => 1,
      paddingBottom: () => 1,
      paddingLeft: () => 0,
      paddingRight: () => gap,
    },
    margin: [0, 0, 0, 10],
  }
}
