import { isMark } from './marks.ts'
import { edgesIn } from './pdf-edges.ts'
import type { Run } from './pdf-page.ts'
import { shiftedText, termsIn } from './tidy.ts'

/** Words that stand together on one line: a line of a column, or a cell of a table. */
export type Line = {
  text: string
  x: number
  right: number
  y: number
  size: number
  /** All of it. */
  bold: boolean
  terms: string[]
}

/** In heights of the letters. */
const sameLine = 0.45
const wordGap = 0.16
const cellGap = 0.95
/** A smaller figure beside others, above or below their line. */
const shiftedSize = 0.8

/** From top to bottom, those at one height from left to right. */
export function linesOf(runs: readonly Run[]): Line[] {
  const rows = rowsOf(runs)
  const isEdge = edgesIn(rows)
  return rows.flatMap((row, at) => partsOf(row, (run) => isEdge(at, run)).map(lineOf))
}

function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = []
  let anchor: Run | undefined
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
function reach(one: Run, other: Run): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return small.size < large.size * shiftedSize && small.text.trim().length <= 3 ? large.size : small.size
}

const rightOf = ({ x, width }: Run): number => x + width

function partsOf(row: readonly Run[], isEdge: (run: Run) => boolean): Run[][] {
  const parts: Run[][] = []
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

const isApart = (last: Run, run: Run, isEdge: (run: Run) => boolean): boolean =>
  run.x - rightOf(last) > Math.max(run.size, last.size) * cellGap || isEdge(run)

const textOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()

function lineOf(runs: Run[]): Line {
  const size = Math.max(...runs.map((run) => run.size))
  const main = runs.filter((run) => run.size > size * shiftedSize)
  const y = main[0]?.y ?? 0
  let [text, bold, isBold] = ['', '', false]
  const terms: string[] = []
  const counts = { bold: 0, all: 0 }
  let end = Number.POSITIVE_INFINITY
  for (const run of runs) {
    const gap = run.x - end > run.size * wordGap && !text.endsWith(' ') ? ' ' : ''
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
    terms: termsIn(terms),
  }
}

function shownOf(run: Run, size: number, y: number): string {
  if (run.size > size * shiftedSize) return run.text
  if (run.y < y - size * 0.12) return shiftedText(run.text, 'above')
  return run.y > y + size * 0.06 ? shiftedText(run.text, 'below') : run.text
}
