import type { Orientation, Paper } from './column.ts'
import { renderInThread } from './render-in-thread.ts'

/** A workbook laid out cell by cell. Plain data, so that it can change threads. */
export type Book = {
  title: string
  created: Date
  /** By the names that the cells call them by. */
  looks: Readonly<Record<string, CellLook>>
  sheets: readonly BookSheet[]
}

export type BookSheet = {
  /** At most 31 characters, none of : \ / ? * [ ], and different from that of every other sheet. */
  name: string
  /** Of the columns from A on, in digits. */
  widths: readonly number[]
  rows: readonly BookRow[]
  cells: readonly BookCell[]
  /** Ranges such as A1:C2. */
  merges: readonly string[]
  /** As many rows and columns stay in view. */
  frozen: { rows: number; columns: number }
  checks: readonly BookCheck[]
  /** Text that looks like a number, of which no warning is wanted. */
  textRanges: readonly string[]
  /** Fits the width of the paper. */
  print: { area: string; paper: Paper; orientation: Orientation; titleRows?: string }
}

/** In points; none when it is hidden. */
type BookRow = { row: number; height: number } | { row: number; hidden: true }

/** Rows and columns from 1. */
export type BookCell = { row: number; column: number; value: BookValue; look: string }
/** Text stays text whatever it begins with. */
export type BookValue = string | number | null | Formula
/** `result` is what it comes to, for those who look without a spreadsheet program. */
export type Formula = { formula: string; result: string | number }

/** What may be typed. The formula is that of the range's first cell. */
export type BookCheck = { range: string; message: string } & (
  | { kind: 'formula'; formula: string }
  | { kind: 'whole' | 'decimal'; least: number; most: number }
)

/** Colours as six hexadecimal digits. */
export type CellLook = {
  bold?: true
  italic?: true
  size?: number
  colour?: string
  fill?: string
  align?: 'left' | 'center' | 'right'
  wrap?: true
  /** Read from the bottom up. */
  turned?: true
  indented?: true
  format?: string
  /** A thin line on these sides. */
  lines?: readonly ('left' | 'top' | 'right' | 'bottom')[]
}

const writeInThread = renderInThread<Book, Uint8Array>(new URL('./book.worker.ts', import.meta.url), {
  workMs: 60_000,
  megabytes: 512,
  idleMs: 60_000,
})

/** Written in a thread of its own: loading the writer and writing a class record each take half a second. */
export async function bookOf(book: Book): Promise<Uint8Array> {
  const bytes = await writeInThread(book)
  if (!bytes) throw new Error('The workbook took too much time or memory.')
  return bytes
}
