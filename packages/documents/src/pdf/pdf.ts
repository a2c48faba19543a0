import type { Group, PaperBlock, PaperDocument, PaperPart, Table } from '@klasrum/contract/papers'
import type { Orientation, Paper } from '../column.ts'
import { renderInThread } from '../render-in-thread.ts'

/** Plain data, so that it can change threads. A paper of a lesson is one as it is; `report-blocks.ts` makes reports. */
export type PdfDocument = {
  /** As the reader's window and list of files show it. */
  title: string
  language: PaperDocument['language']
  paper: Paper
  created?: Date
  parts: readonly PdfPart[]
}

/** Begins on a page of its own. */
export type PdfPart = {
  orientation: Orientation
  /** Set closer, on more of the page. */
  close?: true
  /** At the head of every page; without one, the blocks bring their own. */
  header?: { left: string; right?: string }
  /** At the foot of every page: "Page 1", or "Page 1 of 3" counted over all parts; no number where `page` is blank. */
  foot: PaperPart['foot'] & { of?: string }
  blocks: readonly PdfBlock[]
}

/** What a paper is made of, and what only a report has. */
export type PdfBlock =
  | Exclude<PaperBlock, { kind: 'table' | 'group' }>
  | PdfTable
  | PdfGroup
  | PdfBars
  | PdfColumns
type PdfGroup = Omit<Group, 'blocks'> & { blocks: readonly PdfBlock[] }

export type PdfTable = Table & {
  /** That of a report, whose rows may fill pages. */
  rules?: 'hairlines' | 'zebra' | 'grid' | 'signed' | 'none'
  /** No column is narrower than its words while others have room to give. */
  fitted?: true
  /** Of its letters, in points. */
  size?: number
}

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
