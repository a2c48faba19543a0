import { isMark } from './marks.ts'
import { edgesIn } from './pdf-edges.ts'
import type { PdfRun } from './pdf-page.ts'
import { boldTermsIn, shiftedText } from './tidy.ts'

/** Words that stand together on one line: a line of a column, or a cell of a table. */
export type PdfLine = {
  text: string
  x: number
  right: number
  y: number
  size: number
  /** All of it. */
  bold: boolean
  terms: string[]
  /** What is printed in a colour. */
  coloured?: string[]
  runs: readonly PdfRun[]
  /** Never put together with the lines around it. */
  alone?: boolean
}

type Row = readonly PdfRun[]

/** In heights of the letters. */
const sameLine = 0.45
const wordGap = 0.16
const cellGap = 0.95
/** A smaller figure beside others, above or below their line. */
const shiftedSize = 0.8

/** From top to bottom, those at one height from left to right. */
export function pdfLinesOf(runs: readonly PdfRun[]): PdfLine[] {
  const rows = rowsOf(runs)
  const isEdge = edgesIn(rows)
  const edges = rows.map((row) => Math.max(...row.map(rightOf)))
  return rows.flatMap((row, at) =>
    isSpread(row, [rows[at - 1], rows[at + 1]], edges)
      ? [lineOf(row)]
      : partsOf(row, (run) => isEdge(at, run)).map(lineOf),
  )
}

const fewestSpread = 4
const mostSpread = 60
/** In heights of the letters. */
const widestSpread = 3

/** Words with wide but equal spaces, as in a line that is spread out to the edge of its column. */
function isSpread(row: Row, near: readonly (Row | undefined)[], edges: readonly number[]): boolean {
  const words = row.filter(({ text }) => /^[\p{L}\p{P}]*\p{L}[\p{L}\p{P}]*$/u.test(text.trim()))
  if (row.length < fewestSpread || row.length > mostSpread || words.length < row.length - 1) return false
  const gaps = row.slice(2).map((run, at) => (run.x - rightOf(row[at + 1] ?? run)) / run.size)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  const end = Math.max(...row.map(rightOf))
  const isAtEdge = edges.filter((edge) => Math.abs(edge - end) < 2).length >= fewestSpread
  const isEven = least >= cellGap * 0.9 && most <= widestSpread && most - least < 0.3
  return isAtEdge && isEven && !hasGutter(row, near)
}

/** Where a line above or below has a gap at the same place, and the other does not lie across it, two columns meet. */
const hasGutter = (row: Row, near: readonly (Row | undefined)[]): boolean =>
  row.slice(1).some((run, at) => {
    const middle = (run.x + rightOf(row[at] ?? run)) / 2
    const rows = near.filter((other) => other !== undefined)
    const isFree = rows.every((other) => !other.some((each) => each.x < middle && rightOf(each) > middle))
    const isGap = rows.some(
      (other) => other.some(({ x }) => x > middle) && other.some((each) => rightOf(each) < middle),
    )
    return isFree && isGap
  })

function rowsOf(runs: readonly PdfRun[]): PdfRun[][] {
  const rows: PdfRun[][] = []
  let anchor: PdfRun | undefined
  for (const run of runs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row && anchor && run.y - anchor.y <= reach(anchor, run) * sameLine) row.push(run)
    else {
      rows.push([run])
      anchor = run
    }
  }
  return rows.map((row) => row.sort((one, other) => one.x - other.x))
}

/** A small figure may stand far from the line of its neighbours; other words may not. */
function reach(one: PdfRun, other: PdfRun): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return small.size < large.size * shiftedSize && small.text.trim().length <= 3 ? large.size : small.size
}

const rightOf = ({ x, width }: PdfRun): number => x + width

function partsOf(row: readonly PdfRun[], isEdge: (run: PdfRun) => boolean): PdfRun[][] {
  const parts: PdfRun[][] = []
  for (const run of row) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (!part || !last) parts.push([run])
    // The same words drawn twice make them look bold.
    else if (last.text === run.text && Math.abs(last.x - run.x) < run.size * 0.15) last.bold = true
    else if (isApart(last, run, isEdge) && !isMark(textOf(part))) parts.push([run])
    else part.push(run)
  }
  return parts
}

const otherSize = 1.4

/** A large figure beside words is no reason for a large space. */
const unitOf = (one: PdfRun, other: PdfRun): number => {
  const [small, large] = one.size < other.size ? [one.size, other.size] : [other.size, one.size]
  return large > small * otherSize ? small * 0.8 : large
}

const isApart = (last: PdfRun, run: PdfRun, isEdge: (run: PdfRun) => boolean): boolean =>
  run.x - rightOf(last) > unitOf(last, run) * cellGap || isEdge(run)

const textOf = (runs: readonly PdfRun[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()

function lineOf(runs: PdfRun[]): PdfLine {
  const size = usualSize(runs)
  const main = runs.filter((run) => run.size > size * shiftedSize)
  const y = main[0]?.y ?? 0
  let [text, bold, isBold] = ['', '', false]
  const terms: string[] = []
  const counts = { bold: 0, all: 0 }
  let end = Number.POSITIVE_INFINITY
  for (const run of runs) {
    const isSpaced = run.x - end > Math.max(run.size, size * shiftedSize) * (run.spaced ? 0 : wordGap)
    const gap = isSpaced && text !== '' && !text.endsWith(' ') ? ' ' : ''
    const shown = shownOf(run, size, y)
    text += gap + shown
    if (run.bold) bold += (isBold ? gap : '') + shown
    if (!run.bold && bold) {
      terms.push(bold)
      bold = ''
    }
    isBold = run.bold
    const letters = run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    counts.all += letters
    if (run.bold) counts.bold += letters
    end = rightOf(run)
  }
  if (bold) terms.push(bold)
  return {
    text: text.trim(),
    x: runs[0]?.x ?? 0,
    right: Math.max(...runs.map(rightOf)),
    y,
    size,
    bold: counts.all > 0 && counts.bold >= counts.all * 0.95,
    terms: boldTermsIn(terms),
    coloured: runs.flatMap((run) => run.coloured ?? []),
    runs,
  }
}

/** The largest, but for that of a bullet, a sign or a first letter. */
function usualSize(runs: readonly PdfRun[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of runs)
    letters.set(size, (letters.get(size) ?? 0) + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0))
  const sizes = [...letters.keys()].sort((one, other) => other - one)
  return sizes.find((size) => (letters.get(size) ?? 0) > 2) ?? sizes[0] ?? 0
}

/** A letter above the line that is no part of an ordinal number. */
const exponent = /^[a-knmpqtxyz]$/

function shownOf(run: PdfRun, size: number, y: number): string {
  if (run.size > size * shiftedSize) return run.text
  if (run.y < y - size * 0.12)
    return exponent.test(run.text.trim()) ? `^${run.text}` : shiftedText(run.text, 'above')
  return run.y > y + size * 0.06 ? shiftedText(run.text, 'below') : run.text
}
