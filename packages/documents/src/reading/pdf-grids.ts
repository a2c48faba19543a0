import type { PageArea } from './pdf-page.ts'

/** A stretch of a straight line: at `at` of one direction, from `from` to `to` of the other. */
type Stretch = { at: number; from: number; to: number }
type Place = { row: number; column: number; rows: number; columns: number; whole: boolean }
/** Not whole where others lie inside its outline. */
export type GridCell = PageArea & Place
/** Lines that touch each other, and the cells they enclose: a table, or one box. */
export type PdfGrid = PageArea & { cells: GridCell[]; rows: number; columns: number }

/** In points: lines this near are one, and touch each other. */
const near = 3
/** Shorter ones are the bars of fractions. */
const shortest = 8
/** More is a drawing. */
const mostStretches = 1_200
const mostCells = 6_000
/** Share of the side of a cell that a line must cover to close it. */
const closed = 0.6

const edgesOf = ({ left, right, top, bottom }: PageArea): PageArea[] => [
  { left, right, top, bottom: top },
  { left, right, top: bottom, bottom },
  { left, right: left, top, bottom },
  { left: right, right, top, bottom },
]

/** From the lines of a page and the edges of its rectangles. Grounds are taken by themselves: no line belongs to one. */
export const gridsIn = (
  rules: readonly PageArea[],
  frames: readonly (PageArea & { drawn: boolean })[],
): PdfGrid[] => [
  ...ruledIn(rules, frames),
  ...gridsOf(frames.filter((frame) => !frame.drawn).flatMap(edgesOf)),
]

/** From what is drawn with a pen. */
export function ruledIn(
  rules: readonly PageArea[],
  frames: readonly (PageArea & { drawn: boolean })[],
): PdfGrid[] {
  const drawn = frames.filter((frame) => frame.drawn).flatMap(edgesOf)
  const long = rules.filter(
    ({ left, right, top, bottom }) => Math.max(right - left, bottom - top) >= shortest,
  )
  return gridsOf([...long, ...drawn])
}

function gridsOf(all: readonly PageArea[]): PdfGrid[] {
  const lying = joined(
    all
      .filter(isLying)
      .map(({ left, right, top, bottom }) => ({ at: (top + bottom) / 2, from: left, to: right })),
  )
  const upright = joined(
    all
      .filter((area) => !isLying(area))
      .map(({ left, right, top, bottom }) => ({ at: (left + right) / 2, from: top, to: bottom })),
  )
  if (lying.length + upright.length > mostStretches) return []
  return groupsOf(lying, upright).flatMap((group) => gridOf(group.lying, group.upright) ?? [])
}

const isLying = ({ left, right, top, bottom }: PageArea): boolean => right - left >= bottom - top

/** Pieces of one line, as programs draw them cell by cell. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  return clusters(stretches, ({ at }) => at).flatMap((level) => {
    const at = ((level[0]?.at ?? 0) + (level.at(-1)?.at ?? 0)) / 2
    const made: Stretch[] = []
    for (const { from, to } of level.sort((one, other) => one.from - other.from)) {
      const open = made.at(-1)
      if (open && from <= open.to + near) open.to = Math.max(open.to, to)
      else made.push({ at, from, to })
    }
    return made
  })
}

/** Those that lie close together, from the smallest to the largest. */
function clusters<T>(things: readonly T[], placeOf: (thing: T) => number): T[][] {
  const found: T[][] = []
  let from = Number.NEGATIVE_INFINITY
  for (const thing of things.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    if (placeOf(thing) - from <= near) found.at(-1)?.push(thing)
    else {
      found.push([thing])
      from = placeOf(thing)
    }
  }
  return found
}

type Group = { lying: Stretch[]; upright: Stretch[] }

const touch = (one: Stretch, other: Stretch): boolean =>
  one.at >= other.from - near &&
  one.at <= other.to + near &&
  other.at >= one.from - near &&
  other.at <= one.to + near

function groupsOf(lying: readonly Stretch[], upright: readonly Stretch[]): Group[] {
  const left = { lying: new Set(lying), upright: new Set(upright) }
  const groups: Group[] = []
  for (const first of lying) {
    if (!left.lying.delete(first)) continue
    const group: Group = { lying: [first], upright: [] }
    const open: { stretch: Stretch; crossedBy: 'lying' | 'upright' }[] = [
      { stretch: first, crossedBy: 'upright' },
    ]
    for (let next = open.pop(); next; next = open.pop()) {
      const { stretch, crossedBy } = next
      const found = [...left[crossedBy]].filter((other) => touch(stretch, other))
      for (const other of found) left[crossedBy].delete(other)
      group[crossedBy].push(...found)
      const back = crossedBy === 'lying' ? 'upright' : 'lying'
      open.push(...found.map((each) => ({ stretch: each, crossedBy: back }) as const))
    }
    if (group.lying.length > 1 && group.upright.length > 1) groups.push(group)
  }
  return groups
}

function gridOf(lying: readonly Stretch[], upright: readonly Stretch[]): PdfGrid | null {
  const levels = (stretches: readonly Stretch[]) =>
    clusters(stretches, ({ at }) => at).map((level) => ((level[0]?.at ?? 0) + (level.at(-1)?.at ?? 0)) / 2)
  const [xs, ys] = [levels(upright), levels(lying)]
  const [columns, rows] = [xs.length - 1, ys.length - 1]
  if (columns < 1 || rows < 1 || columns * rows > mostCells) return null
  const isClosed = (stretches: readonly Stretch[], at: number, from: number, to: number) =>
    stretches.some(
      (stretch) =>
        Math.abs(stretch.at - at) <= near &&
        Math.min(stretch.to, to) - Math.max(stretch.from, from) >= (to - from) * closed,
    )
  const x = (at: number) => xs[at] ?? 0
  const y = (at: number) => ys[at] ?? 0
  const hasLeft = (row: number, column: number) => isClosed(upright, x(column), y(row), y(row + 1))
  const hasTop = (row: number, column: number) => isClosed(lying, y(row), x(column), x(column + 1))
  const seen = new Set<number>()
  const cells: GridCell[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (seen.has(row * columns + column)) continue
      const cell = spread({ row, column, rows, columns }, seen, hasLeft, hasTop)
      if (!cell) continue
      const [right, bottom] = [x(cell.column + cell.columns), y(cell.row + cell.rows)]
      cells.push({ ...cell, left: x(cell.column), top: y(cell.row), right, bottom })
    }
  if (cells.length === 0) return null
  return { left: x(0), right: x(columns), top: y(0), bottom: y(rows), cells, rows, columns }
}

type Side = (row: number, column: number) => boolean

/** All that no line parts from where it begins; null where it runs out of the grid, for that is outside of it. */
function spread(from: Omit<Place, 'whole'>, seen: Set<number>, hasLeft: Side, hasTop: Side): Place | null {
  const { rows, columns } = from
  const cell = { top: from.row, bottom: from.row, left: from.column, right: from.column }
  const open: [number, number][] = [[from.row, from.column]]
  seen.add(from.row * columns + from.column)
  let [isOutside, count] = [false, 0]
  for (let next = open.pop(); next; next = open.pop()) {
    const [row, column] = next
    count += 1
    cell.top = Math.min(cell.top, row)
    cell.bottom = Math.max(cell.bottom, row)
    cell.left = Math.min(cell.left, column)
    cell.right = Math.max(cell.right, column)
    const beside: [boolean, number, number][] = [
      [hasLeft(row, column), row, column - 1],
      [hasLeft(row, column + 1), row, column + 1],
      [hasTop(row, column), row - 1, column],
      [hasTop(row + 1, column), row + 1, column],
    ]
    for (const [isParted, toRow, toColumn] of beside) {
      if (isParted) continue
      if (toRow < 0 || toColumn < 0 || toRow >= rows || toColumn >= columns) isOutside = true
      else if (!seen.has(toRow * columns + toColumn)) {
        seen.add(toRow * columns + toColumn)
        open.push([toRow, toColumn])
      }
    }
  }
  if (isOutside) return null
  const { top, bottom, left, right } = cell
  const size = { rows: bottom - top + 1, columns: right - left + 1 }
  return { row: top, column: left, ...size, whole: count === size.rows * size.columns }
}
