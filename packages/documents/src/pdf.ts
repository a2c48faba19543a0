import { type Cell, type Column, type Orientation, type Paper, textOf } from './column.ts'
import { renderInThread } from './render-in-thread.ts'

/** Plain data, so that it can change threads. */
export type PdfDocument = {
  /** As the reader's window and list of files show it. */
  title: string
  paper: Paper
  orientation?: Orientation
  /** At the head of every page; without one, the blocks bring their own. */
  header?: { left: string; right?: string }
  /** At the foot of every page, beside "Page 1 of 3". */
  footer?: string
  /** Whether pages say which they are; they do unless each stands for itself. */
  numbered?: boolean
  created: Date
  blocks: readonly PdfBlock[]
}

export type PdfBlock =
  | PdfHeading
  | PdfLetterHead
  | PdfFacts
  | PdfText
  | PdfTable
  | PdfBars
  | PdfColumns
  | PdfSignatures
  | PdfPageBreak
type PdfHeading = { kind: 'heading'; text: string; below?: string; level?: 1 | 2 }
/** Centred: small lines, the name of the form, and what stands below it. */
export type PdfLetterHead = { kind: 'letterhead'; lines: readonly string[]; title: string; below?: string }
/** Labels and what they say, in as many columns as are asked for. */
export type PdfFacts = {
  kind: 'facts'
  facts: readonly (readonly [label: string, value: string])[]
  columns?: number
}
type PdfText = { kind: 'text'; text: string; small?: boolean }
/** Bars from left to right, each of as many parts as there are names. Every number is also written. */
export type PdfBars = {
  kind: 'bars'
  names: readonly string[]
  bars: readonly { label: string; parts: readonly number[] }[]
}
/** Side by side, as wide as their shares. */
export type PdfColumns = {
  kind: 'columns'
  columns: readonly { share: number; blocks: readonly PdfBlock[] }[]
}
/** Lines to sign on, with a name above and a role below. */
export type PdfSignatures = {
  kind: 'signatures'
  lines: readonly { name: string; role: string }[]
}
type PdfPageBreak = { kind: 'page break' }
export type PdfTable = {
  kind: 'table'
  columns: readonly Pick<Column<never>, 'name' | 'width' | 'align'>[]
  rows: readonly (readonly string[])[]
  rules: 'hairlines' | 'zebra' | 'grid'
  /** In points; that of other text unless said otherwise. */
  size?: number
  /** A line above the head: each text stands over so many columns. */
  groups?: readonly { text: string; span: number }[]
  /** Rows in bold, from 0. */
  strong?: readonly number[]
}

/** The same columns make a table on paper and in a workbook. On paper they share the width, so that none is cut. */
export const pdfTable = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { rules = 'hairlines', ...more }: Partial<Pick<PdfTable, 'rules' | 'size' | 'groups' | 'strong'>> = {},
): PdfTable => ({
  ...more,
  kind: 'table',
  columns: columns.map(({ name, width, align }) => ({ name, width, align })),
  rows: rows.map((row) => columns.map(({ cell, format }) => written(cell(row), format))),
  rules,
})

/** A number has as many decimals as its format asks for. */
function written(cell: Cell, format: string | undefined): string {
  const decimals = /^0\.(0+)$/.exec(format ?? '')?.[1]
  return typeof cell === 'number' && decimals ? cell.toFixed(decimals.length) : textOf(cell)
}

const writeInThread = renderInThread<PdfDocument, Uint8Array>(new URL('./pdf.worker.ts', import.meta.url), {
  workMs: 60_000,
  megabytes: 512,
  idleMs: 60_000,
})

/** Written in a thread of its own: loading the writer and laying out a page each take a tenth of a second. */
export async function pdfOf(document: PdfDocument): Promise<Uint8Array> {
  const bytes = await writeInThread(document)
  if (!bytes) throw new Error('The PDF took too much time or memory.')
  return bytes
}
