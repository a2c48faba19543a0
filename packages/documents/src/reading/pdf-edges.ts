import type { PdfRun } from './pdf-page.ts'

type Row = readonly PdfRun[]
/** Whether a line near another speaks for an edge between cells there, against it, or neither. */
type Voice = 'for' | 'against' | 'neither'

/** In points. */
const aligned = 1.5
/** In heights of the letters: more than a usual space between words, and more than one of a line that is spread out. */
const gap = { narrow: 0.5, wide: 1.5 }
const farRow = 4.5
/** With the line in question. */
const fewestRows = 3

const rightOf = ({ x, width }: PdfRun): number => x + width

/** In heights of the letters; runs of one line are in order. */
function gapBefore(row: Row, at: number): number {
  const [last, run] = [row[at - 1], row[at]]
  return last && run ? (run.x - rightOf(last)) / Math.max(run.size, last.size) : Number.POSITIVE_INFINITY
}

/** Cells that begin at one place, each behind a gap, however narrow. */
function startsAt(x: number): (row: Row) => Voice {
  return (row) => {
    let voice: Voice = 'neither'
    for (const [at, run] of row.entries()) {
      if (run.x < x - aligned && rightOf(run) > x - run.size * 0.1) return 'against'
      if (Math.abs(run.x - x) > aligned) continue
      if (gapBefore(row, at) < gap.narrow) return 'against'
      voice = 'for'
    }
    return voice
  }
}

const overlap = (one: PdfRun, other: PdfRun): boolean => one.x < rightOf(other) && other.x < rightOf(one)

/** Cells above or below these two with a wide gap between them, wherever they begin. */
function parts(left: PdfRun, right: PdfRun): (row: Row) => Voice {
  const x = (rightOf(left) + right.x) / 2
  return (row) => {
    if (row.some((run) => run.x < x + run.size * 0.2 && rightOf(run) > x - run.size * 0.2)) return 'against'
    const at = row.findIndex((run) => run.x > x)
    const [before, after] = [row[at - 1], row[at]]
    if (!before || !after || gapBefore(row, at) < gap.wide) return 'neither'
    return overlap(before, left) && overlap(after, right) ? 'for' : 'neither'
  }
}

/**
 * Where cells of a close table begin: several lines one above the other agree on it. The gap before a cell may then be
 * nearly as narrow as one between words. Rows are from top to bottom, each from left to right.
 */
export function edgesIn(rows: readonly Row[]): (row: number, run: PdfRun) => boolean {
  const voices = (from: number, step: 1 | -1, voiceOf: (row: Row) => Voice): number => {
    let count = 0
    for (let at = from + step; count < fewestRows; at += step) {
      const [row = [], near = []] = [rows[at], rows[at - step]]
      const [first, other] = [row[0], near[0]]
      if (!first || !other || Math.abs(first.y - other.y) > first.size * farRow) break
      const voice = voiceOf(row)
      if (voice === 'against') break
      if (voice === 'for') count += 1
    }
    return count
  }
  return (from, run) => {
    const row = rows[from] ?? []
    const at = row.indexOf(run)
    const last = row[at - 1]
    if (!last || gapBefore(row, at) < gap.narrow) return false
    return [startsAt(run.x), parts(last, run)].some(
      (voiceOf) => 1 + voices(from, 1, voiceOf) + voices(from, -1, voiceOf) >= fewestRows,
    )
  }
}
