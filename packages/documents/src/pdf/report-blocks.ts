import type { PaperTableCell, PaperTableRow, Paragraph } from '@klasrum/contract/papers'
import {
  type DataColumn,
  dataCellText,
  type Orientation,
  type Paper,
  type DataCell as Value,
} from '../column.ts'
import { paperCell, paragraph } from '../papers/paper-document.ts'
import type { PdfBlock, PdfDocument, PdfPart, PdfTable } from './pdf.ts'

type Report = {
  title: string
  paper: Paper
  orientation?: Orientation
  header?: PdfPart['header']
  /** At the foot of every page, beside "Page 1 of 3". */
  footer?: string
  /** Whether pages say which they are; they do unless each stands for itself. */
  numbered?: boolean
  created: Date
  /** What each page begins with; it goes on over as many as it needs. */
  pages: readonly (readonly PdfBlock[])[]
}

export const reportOf = (report: Report): PdfDocument => {
  const { title, paper, orientation = 'portrait', header, footer = '', numbered = true, created } = report
  const foot = numbered ? { text: footer, page: 'Page', of: 'of' } : { text: footer, page: '' }
  return {
    title,
    language: 'en',
    paper,
    created,
    parts: report.pages.map((blocks) => ({ orientation, close: true, header, foot, blocks })),
  }
}

const light = (text: string) => [{ text, italic: true as const }]

export const heading = (
  text: string,
  { below, level = 1 }: { below?: string; level?: 1 | 2 } = {},
): PdfBlock => {
  const space = { above: 0, below: level === 1 ? 8 : 4 }
  const title = paragraph(text, {
    look: level === 1 ? 'title' : 'part',
    space: below ? { above: 0, below: 0 } : space,
  })
  return { kind: 'group', heads: true, blocks: below ? [title, paragraph(light(below), { space })] : [title] }
}

/** Centred: small lines, the name of the form, and what stands below it. */
export const letterHead = ({
  lines,
  title,
  below,
}: {
  lines: readonly string[]
  title: string
  below: string
}): PdfBlock => ({
  kind: 'group',
  blocks: [
    ...lines.map((line) => paragraph(light(line), { align: 'center' })),
    paragraph(title, { look: 'title', align: 'center', space: { above: 4, below: 0 } }),
    paragraph(below, { align: 'center', space: { below: 8 } }),
  ],
})

export const text = (words: string): PdfBlock => paragraph(words, { space: { below: 8 } })
export const note = (words: string): PdfBlock => paragraph(words, { look: 'note', space: { below: 8 } })

type Fact = readonly [label: string, value: string]

/** Labels and what they say, from left to right and then down. */
export const facts = (all: readonly Fact[], columns = 2): PdfTable => ({
  kind: 'table',
  ruled: false,
  rules: 'none',
  head: 0,
  shares: Array.from({ length: columns }, () => 1),
  rows: Array.from({ length: Math.ceil(all.length / columns) }, (_, row) => ({
    cells: Array.from({ length: columns }, (_, column) => factCell(all[row * columns + column])),
  })),
})

const factCell = (fact: Fact | undefined): PaperTableCell =>
  paperCell(fact ? [...light(`${fact[0]}  `), { text: fact[1], bold: true }] : '')

/** Lines to sign on, with a name above and a role below. */
export function signatures(lines: readonly { name: string; role: string }[]): PdfBlock {
  const spaced = (cells: readonly PaperTableCell[]): PaperTableRow => ({
    cells: cells.flatMap((each, at) => (at > 0 ? [paperCell(''), each] : [each])),
  })
  const centred = (words: string, more: Partial<Paragraph> = {}) => [
    paragraph([{ text: words, bold: more.look ? undefined : true }], { align: 'center', ...more }),
  ]
  return {
    kind: 'group',
    blocks: [
      paragraph('', { look: 'note' }),
      {
        kind: 'table',
        ruled: false,
        rules: 'signed',
        head: 0,
        shares: lines.flatMap((_, at) => (at > 0 ? [1, 8] : [8])),
        rows: [
          spaced(lines.map(({ name }) => paperCell(centred(name), { lined: true }))),
          spaced(lines.map(({ role }) => paperCell(centred(role, { look: 'note' })))),
        ],
      },
    ],
  }
}

type Shape = {
  rules?: 'hairlines' | 'zebra' | 'grid'
  /** In points; that of other text unless said otherwise. */
  size?: number
  /** A line above the head: each text stands over so many columns. */
  groups?: readonly { text: string; span: number }[]
  /** A row in bold at the end. */
  last?: readonly string[]
}

type Head = Pick<DataColumn<never>, 'name' | 'width' | 'align'>

/** The same columns make a table on paper and in a workbook. On paper they share the width, so that none is cut. */
export const dataTable = <Data>(
  columns: readonly DataColumn<Data>[],
  rows: readonly Data[],
  shape?: Shape,
): PdfTable =>
  textTable(
    columns,
    rows.map((row) => columns.map((column) => written(column.cell(row), column.format))),
    shape,
  )

/** A number has as many decimals as its format asks for. */
function written(value: Value, format: string | undefined): string {
  const decimals = /^0\.(0+)$/.exec(format ?? '')?.[1]
  return typeof value === 'number' && decimals ? value.toFixed(decimals.length) : dataCellText(value)
}

export function textTable(
  columns: readonly Head[],
  rows: readonly (readonly string[])[],
  shape: Shape = {},
): PdfTable {
  const { rules = 'hairlines', size, groups, last } = shape
  const rowOf = (
    texts: readonly string[],
    { bold, fill }: { bold?: true; fill?: 'band' } = {},
  ): PaperTableRow => ({
    cells: texts.map((words, at) => {
      const align = columns[at]?.align
      return paperCell([paragraph([{ text: words, bold }], align && align !== 'left' ? { align } : {})], {
        fill,
      })
    }),
  })
  const overColumns = groups?.map(({ text: words, span }) =>
    paperCell([paragraph([{ text: words, bold: true }], { align: 'center' })], { span }),
  )
  return {
    kind: 'table',
    ruled: true,
    rules,
    fitted: true,
    size,
    head: groups ? 2 : 1,
    shares: columns.map(({ width }) => width),
    rows: [
      ...(overColumns ? [{ cells: overColumns }] : []),
      rowOf(
        columns.map(({ name }) => name),
        { bold: true },
      ),
      ...rows.map((row, at) => rowOf(row, rules === 'zebra' && at % 2 === 1 ? { fill: 'band' } : {})),
      ...(last ? [rowOf(last, { bold: true })] : []),
    ],
  }
}
