import { apart } from './apart.ts'
import { type Column, type Orientation, type Paper, textOf } from './column.ts'

/** Plain data, so that it can change threads. */
export type PdfDocument = {
  /** As the reader's window and list of files show it. */
  title: string
  paper: Paper
  orientation?: Orientation
  /** At the head of every page. */
  header: { left: string; right?: string }
  /** At the foot of every page, beside "Page 1 of 3". */
  footer?: string
  created: Date
  blocks: readonly PdfBlock[]
}

export type PdfBlock = PdfHeading | PdfFacts | PdfText | PdfTable | PdfPageBreak
type PdfHeading = { kind: 'heading'; text: string; below?: string }
/** Labels and what they say, in as many columns as are asked for. */
export type PdfFacts = {
  kind: 'facts'
  facts: readonly (readonly [label: string, value: string])[]
  columns?: number
}
type PdfText = { kind: 'text'; text: string }
type PdfPageBreak = { kind: 'page break' }
export type PdfTable = {
  kind: 'table'
  columns: readonly Pick<Column<never>, 'name' | 'width' | 'align'>[]
  rows: readonly (readonly string[])[]
  rules: 'hairlines' | 'zebra'
}

/** The same columns make a table on paper and in a workbook. On paper they share the width, so that none is cut. */
export const pdfTable = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { rules = 'hairlines' }: { rules?: PdfTable['rules'] } = {},
): PdfTable => ({
  kind: 'table',
  columns: columns.map(({ name, width, align }) => ({ name, width, align })),
  rows: rows.map((row) => columns.map(({ cell }) => textOf(cell(row)))),
  rules,
})

const writeApart = apart<PdfDocument, Uint8Array>(new URL('./pdf.worker.ts', import.meta.url), {
  longest: 60_000,
  megabytes: 512,
  kept: 60_000,
})

/** Written in a thread of its own: loading the writer and laying out a page each take a tenth of a second. */
export async function pdfOf(document: PdfDocument): Promise<Uint8Array> {
  const bytes = await writeApart(document)
  if (!bytes) throw new Error('The PDF took too much time or memory.')
  return bytes
}
