import type { Language } from '@klasrum/contract/source'
import type { Orientation, Paper } from '../column.ts'

/** A document before it is written as a file of some kind. Plain data, so that it can change threads. */
export type PaperDocument = {
  title: string
  /** Without its ending. */
  fileName: string
  language: Language
  paper: Paper
  parts: readonly PaperPart[]
}

/** Begins on a page of its own and numbers its pages from 1. */
export type PaperPart = {
  /** At the foot of each page, with the number of the page after `page`. */
  foot: { text: string; page: string }
  orientation: Orientation
  blocks: readonly PaperBlock[]
}

export type PaperBlock = Paragraph | Table | WritingLines | Group

export type Run = { text: string; bold?: true; italic?: true; underlined?: true }

/** Numbers and letters before a text are text themselves, in a hanging column so many points wide. */
export type Paragraph = {
  kind: 'paragraph'
  runs: readonly Run[]
  look?: 'title' | 'part' | 'small' | 'note'
  align?: 'center' | 'right'
  label?: { text: string; width: number }
  /** In points. */
  indent?: number
  space?: { above?: number; below?: number }
}

/** Columns share the width of the page; the rows of the head repeat on every page. */
export type Table = {
  kind: 'table'
  shares: readonly number[]
  head: number
  rows: readonly Row[]
  ruled: boolean
  small?: true
}
export type Row = {
  cells: readonly Cell[]
  /** In points. */
  height?: number
  /** Whether it may go on over the page. */
  splits?: true
}
export type Cell = {
  text: readonly Paragraph[]
  span?: number
  fill?: 'head' | 'band' | 'own'
  /** Only a line below, to write on or sign. */
  lined?: true
}

/** Empty lines for an answer. */
type WritingLines = { kind: 'lines'; count: number; indent: number }

/** Stays on one page where it fits on one. */
export type Group = { kind: 'group'; blocks: readonly (Paragraph | Table | WritingLines)[] }

export const paragraph = (
  text: string | readonly Run[],
  more: Omit<Paragraph, 'kind' | 'runs'> = {},
): Paragraph => ({ kind: 'paragraph', runs: typeof text === 'string' ? [{ text }] : text, ...more })

/** Between a table and what follows it. */
export const gap: Paragraph = paragraph('', { look: 'note' })

export const cell = (
  text: string | readonly Run[] | readonly Paragraph[],
  more: Omit<Cell, 'text'> = {},
): Cell => ({
  text: isWritten(text) ? text : [paragraph(text)],
  ...more,
})

const isWritten = (text: string | readonly Run[] | readonly Paragraph[]): text is readonly Paragraph[] =>
  typeof text !== 'string' && text.every((each) => 'kind' in each)
