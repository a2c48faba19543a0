import { endsSentence } from './marks.ts'
import { type GridCell, gridsIn, type PdfGrid, ruledIn } from './pdf-grids.ts'
import type { PdfLine } from './pdf-lines.ts'
import type { ExtractedPage, PageArea, PdfRun } from './pdf-page.ts'
import type { Painting } from './pdf-painting.ts'

/** Words that are read together, and what is set into them. */
export type Region = { runs: PdfRun[]; insets: Inset[] }
/** Something with edges of its own inside a page: a table, or boxes that are read one after the other. */
export type Inset = PageArea & ({ parts: Region[] } | { table: PdfRun[][][]; lefts: number[] })

/** Of a page: one with more is no lesson. */
const mostRuns = 8_000
const mostPictures = 100
/** Share of a page: what covers more is its ground. */
const mostOfPage = 0.7
/** In points. */
const smallestPicture = 40
/** Pages on which the same rectangle is drawn belong to a stamp. */
const oftenSame = 3
/** Share of the lines in a box that may go on outside of it. */
const mostCrossing = 0.1
/** In heights of its letters: a lower box around one line is a ground of words. */
const lowest = 1.9

const centerOf = ({ x, width, y, size }: PdfRun): readonly [number, number] => [x + width / 2, y - size * 0.3]
const isIn = (run: PdfRun, { left, right, top, bottom }: PageArea): boolean => {
  const [x, y] = centerOf(run)
  return x >= left && x <= right && y >= top && y <= bottom
}
const sizeOf = ({ left, right, top, bottom }: PageArea): number => (right - left) * (bottom - top)
const holds = (outer: PageArea, inner: PageArea): boolean =>
  sizeOf(inner) < sizeOf(outer) * 0.98 &&
  inner.left >= outer.left - 4 &&
  inner.right <= outer.right + 4 &&
  inner.top >= outer.top - 4 &&
  inner.bottom <= outer.bottom + 4

const nameOf = (area: PageArea): string =>
  [area.left, area.right, area.top, area.bottom].map((side) => Math.round(side / 2)).join(' ')

/** Rectangles that most pages have at the same place, by their names. */
export function stampsOf(pages: readonly ExtractedPage[]): Set<string> {
  const seen = new Map<string, number>()
  for (const { painting } of pages)
    for (const name of new Set(painting.frames.map(nameOf))) seen.set(name, (seen.get(name) ?? 0) + 1)
  return new Set(
    [...seen].filter(([, count]) => count >= oftenSame && count > pages.length / 3).map(([name]) => name),
  )
}

/** Where lines are drawn as for tables, whatever is in them. */
export const tablesIn = ({ rules, frames }: Painting): PageArea[] =>
  ruledIn(rules, frames).filter(({ rows, columns, cells }) => rows > 1 && columns > 1 && cells.length > 3)

/** A page by its tables and boxes. `lines` are those of the whole page, whatever is drawn around them. */
export function regionOf(
  page: ExtractedPage,
  lines: readonly PdfLine[],
  stamps: ReadonlySet<string>,
): Region {
  const { painting, width, height } = page
  const runs = lines.flatMap((line) => line.runs)
  if (runs.length > mostRuns) return { runs, insets: [] }
  const isGround = (area: PageArea) => sizeOf(area) >= width * height * mostOfPage
  const frames = painting.frames.filter((frame) => !stamps.has(nameOf(frame)) && !isGround(frame))
  const onPage = ({ left, right, top, bottom }: PageArea) =>
    right > 0 && left < width && bottom > 0 && top < height
  const pictures = painting.images
    .filter(({ left, right, top, bottom }) => Math.min(right - left, bottom - top) >= smallestPicture)
    .slice(0, mostPictures)
    .map(boxOf)
  const grids = [...gridsIn(painting.rules.filter(onPage), frames.filter(onPage)), ...pictures]
    .filter((grid) => !isGround(grid) && !isCrossed(grid, lines))
    .sort((one, other) => sizeOf(other) - sizeOf(one))
  return built(runs, grids)
}

const boxOf = ({ left, right, top, bottom }: PageArea): PdfGrid => {
  const area = { left, right, top, bottom }
  return {
    ...area,
    rows: 1,
    columns: 1,
    cells: [{ ...area, row: 0, column: 0, rows: 1, columns: 1, whole: true }],
  }
}

/** Lines go on outside of it, to the side or downwards. */
function isCrossed(grid: PdfGrid, lines: readonly PdfLine[]): boolean {
  const inside = lines.filter(({ runs }) => runs.some((run) => isIn(run, grid)))
  const crossing = inside.filter(({ runs }) => !runs.every((run) => isIn(run, grid)))
  if (crossing.length > inside.length * mostCrossing) return true
  const last = inside.at(-1)
  return (
    grid.columns === 1 &&
    last !== undefined &&
    lines.some((line) => !inside.includes(line) && isUnder(line, last))
  )
}

/** The next line of one paragraph. */
const isUnder = (line: PdfLine, last: PdfLine): boolean =>
  line.y > last.y + last.size * 0.8 &&
  line.y - last.y < last.size * 1.45 &&
  Math.abs(line.size - last.size) < last.size * 0.05 &&
  line.bold === last.bold &&
  Math.abs(line.x - last.x) < last.size * 3 &&
  !endsSentence(last.text)

/** Grids come from the largest to the smallest. */
function built(runs: readonly PdfRun[], grids: readonly PdfGrid[]): Region {
  const insets: Inset[] = []
  let rest = [...runs]
  const left = [...grids]
  for (let grid = left.shift(); grid; grid = left.shift()) {
    const area = grid
    const filled = filledOf(grid, rest)
    if (filled.length === 0 || isBehindLine(filled)) continue
    const taken = new Set(filled.flatMap((each) => each.runs))
    rest = rest.filter((run) => !taken.has(run))
    const inner = left.filter((each) => holds(area, each))
    for (const each of inner) left.splice(left.indexOf(each), 1)
    insets.push(...insetsOf(grid, filled, inner))
  }
  const sameRow = 6
  insets.sort((one, other) =>
    Math.abs(one.top - other.top) <= sameRow ? one.left - other.left : one.top - other.top,
  )
  return { runs: rest, insets }
}

type Filled = { cell: GridCell; runs: PdfRun[] }

/** Each run in the smallest cell that holds it. */
function filledOf({ cells }: PdfGrid, runs: readonly PdfRun[]): Filled[] {
  const filled = cells
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .map((cell): Filled => ({ cell, runs: [] }))
  for (const run of runs) filled.find(({ cell }) => isIn(run, cell))?.runs.push(run)
  return filled.filter((each) => each.runs.length > 0)
}

/** A ground behind the words of one line. */
function isBehindLine(filled: readonly Filled[]): boolean {
  const [only, ...more] = filled
  if (!only || more.length > 0) return false
  const size = Math.max(...only.runs.map((run) => run.size))
  return only.cell.bottom - only.cell.top < size * lowest
}

function insetsOf(grid: PdfGrid, filled: readonly Filled[], inner: readonly PdfGrid[]): Inset[] {
  const area = { left: grid.left, right: grid.right, top: grid.top, bottom: grid.bottom }
  const isTitle = ({ cell }: Filled) =>
    filled.every(({ cell: other }) => other === cell || other.row >= cell.row + cell.rows) &&
    cell.right - cell.left >= (area.right - area.left) * 0.8
  const titles: Filled[] = []
  let rows = filled.toSorted(inOrder)
  while (rows[0] && isTitle(rows[0]) && isTable(rows.slice(1), grid)) {
    titles.push(rows[0])
    rows = rows.slice(1)
  }
  if (!isTable(rows, grid)) return [{ ...area, parts: partsOf(filled.toSorted(inOrder), inner) }]
  const top = Math.min(...rows.map(({ cell }) => cell.top))
  const table: Inset = { ...area, top, ...tableOf(rows) }
  return titles.length > 0 ? [{ ...area, bottom: top, parts: partsOf(titles, inner) }, table] : [table]
}

const inOrder = ({ cell: one }: Filled, { cell: other }: Filled): number =>
  one.row - other.row || one.column - other.column

const partsOf = (filled: readonly Filled[], inner: readonly PdfGrid[]): Region[] => {
  if (!filled.every(({ cell }) => cell.whole))
    return [
      built(
        filled.flatMap(({ runs }) => runs),
        inner,
      ),
    ]
  return filled.map(({ cell, runs }) =>
    built(
      runs,
      inner.filter((grid) => holds(cell, grid)),
    ),
  )
}

/** Two rows of two cells at least, and one row or column without a gap: the squares of a riddle are no table. */
function isTable(filled: readonly Filled[], { cells }: PdfGrid): boolean {
  const [rows, columns] = startsOf(filled)
  if (columns.length < 2 || !filled.every(({ cell }) => cell.whole)) return false
  const first = rows[0] ?? 0
  const wide = new Set(cells.filter(({ row, column }) => row >= first && column > 0).map(({ row }) => row))
  const hasFullRow = rows.some((row) => columns.every((column) => cellAt(filled, row, column)))
  const hasFullColumn = columns.some((column) => rows.every((row) => cellAt(filled, row, column)))
  return wide.size >= 2 && (hasFullRow || hasFullColumn)
}

/** Rows and columns that words begin in. */
const startsOf = (filled: readonly Filled[]): readonly [rows: number[], columns: number[]] => {
  const sorted = (numbers: number[]) => [...new Set(numbers)].sort((one, other) => one - other)
  return [sorted(filled.map(({ cell }) => cell.row)), sorted(filled.map(({ cell }) => cell.column))]
}

const covers = (from: number, count: number, at: number): boolean => at >= from && at < from + count
const cellAt = (filled: readonly Filled[], row: number, column: number): Filled | undefined =>
  filled.find(({ cell }) => covers(cell.row, cell.rows, row) && covers(cell.column, cell.columns, column))

function tableOf(filled: readonly Filled[]): { table: PdfRun[][][]; lefts: number[] } {
  const [rows, columns] = startsOf(filled)
  return {
    table: rows.map((row) => columns.map((column) => cellAt(filled, row, column)?.runs ?? [])),
    lefts: columns.map((column) =>
      Math.min(...filled.filter(({ cell }) => cell.column === column).map(({ cell }) => cell.left)),
    ),
  }
}
