import { upperMedian } from './median.ts'
import type { PdfLine } from './pdf-lines.ts'

const step = 3
const fewestLines = 6
/** Letters in a usual line of a column: the cells of a table are shorter. */
const fewestLetters = 18
/** Share of lines that may stand beside others of their column, as the cells of a small table do. */
const mostBeside = 0.25
/** Share of the width that the lines of a column may be indented by: those of a second column are further in. */
const mostIndent = 0.12

/** Parts of a page in the order of reading: what runs over the whole width divides what stands in columns. */
export function readingColumnsOf(lines: readonly PdfLine[], gutter: number | null): PdfLine[][] {
  if (gutter === null) return [[...lines]]
  const parts: PdfLine[][] = []
  let [left, right]: [PdfLine[], PdfLine[]] = [[], []]
  let across: PdfLine[] = []
  const close = () => {
    parts.push(left, right)
    ;[left, right] = [[], []]
  }
  for (const line of lines) {
    const crosses = line.x < gutter && line.right > gutter
    if (crosses) {
      close()
      across.push(line)
      continue
    }
    if (across.length > 0) parts.push(across)
    across = []
    ;(line.x < gutter ? left : right).push(line)
  }
  close()
  parts.push(across)
  return parts.filter((part) => part.length > 0)
}

/** Where each page is cut into columns, or null. A page with little on it follows the others. */
export function guttersOf(pages: readonly (readonly PdfLine[])[]): (number | null)[] {
  const sure = pages.map(gutterOf)
  const usual = sure.filter((at) => at !== null)
  if (usual.length === 0) return sure
  const common = upperMedian(usual)
  return pages.map((lines, at) => sure[at] ?? (isGutter(lines, common, 2) ? common : null))
}

/** Where the page can be cut from top to bottom through the fewest lines, if both sides read like columns of text. */
export function gutterOf(lines: readonly PdfLine[]): number | null {
  const from = Math.min(...lines.map(({ x }) => x))
  const width = Math.max(...lines.map(({ right }) => right)) - from
  const middle = from + width / 2
  let [best, fewest] = [middle, Number.POSITIVE_INFINITY]
  for (let at = from + width * 0.35; at <= from + width * 0.65; at += step) {
    const crossed = crossing(lines, at)
    if (crossed > fewest || (crossed === fewest && Math.abs(at - middle) >= Math.abs(best - middle))) continue
    ;[best, fewest] = [at, crossed]
  }
  return isGutter(lines, best, fewestLines) ? best : null
}

const crossing = (lines: readonly PdfLine[], at: number): number =>
  lines.filter(({ x, right }) => x < at && right > at).length

function isGutter(lines: readonly PdfLine[], at: number, fewest: number): boolean {
  const from = Math.min(...lines.map(({ x }) => x))
  const width = Math.max(...lines.map(({ right }) => right)) - from
  const sides = [lines.filter(({ right }) => right <= at), lines.filter(({ x }) => x >= at)]
  const isColumn = (side: PdfLine[]) =>
    side.length >= fewest &&
    upperMedian(side.map(({ text }) => text.length)) >= fewestLetters &&
    upperMedian(side.map(({ x, right }) => right - x)) >= width * 0.2 &&
    upperMedian(side.map(({ x }) => x)) - Math.min(...side.map(({ x }) => x)) <= width * mostIndent &&
    besideOthers(side) <= side.length * mostBeside
  return crossing(lines, at) <= lines.length * 0.3 && sides.every(isColumn)
}

/** Lines are in order from top to bottom. */
const besideOthers = (side: readonly PdfLine[]): number =>
  side.filter(({ y, size }, at) => Math.abs(y - (side[at - 1]?.y ?? Number.NEGATIVE_INFINITY)) < size * 0.45)
    .length
