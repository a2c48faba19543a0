import { getResolvedPDFJS } from 'unpdf'
import { changedHand, firstHand, type Ink, inkNoter, type PdfTextState } from './pdf-inks.ts'
import type { PageArea } from './pdf-page.ts'
import { type PdfPage, through } from './pdf-text.ts'

/** What is drawn on a page besides its words. Positions are in points from the upper left corner. */
export type Painting = {
  /** Lines from left to right or from top to bottom. */
  rules: PageArea[]
  /** Rectangles with an edge that is drawn, or else with a ground. */
  frames: (PageArea & { drawn: boolean })[]
  images: (PageArea & { name: string })[]
  /** Where a place was made for a picture that is not seen. */
  gaps: PageArea[]
  /** Words in a colour. */
  inks: Ink[]
}

export const blankPainting = (): Painting => ({ rules: [], frames: [], images: [], gaps: [], inks: [] })

type Matrix = readonly number[]
type State = { place: Matrix; white: boolean; clear: boolean; hand: PdfTextState }
type Point = readonly [x: number, y: number]
/** One stroke of the hand: where it leads, and whether it is bent anywhere. */
type Trace = { points: Point[]; segments: (readonly [Point, Point])[] }

/** Of a page: a map of a country has more, and no table. */
const mostShapes = 4_000
/** In points. */
const thin = 3
const shortest = 8
const shortestRule = 4
const smallest = 12
/** Share of its outline that must be straight for a drawing to be a rectangle. */
const straight = 0.5

/** How many numbers follow each sign of a path: go to, line, curve, curve, close. */
const lengths = [2, 2, 6, 4, 0]

export async function paintingOf(page: PdfPage): Promise<Painting> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const painting = blankPainting()
  const fills = new Set([OPS.fill, OPS.eoFill])
  const strokes = new Set([OPS.stroke, OPS.closeStroke])
  const both = new Set([OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke])
  const states: State[] = []
  const noteInk = inkNoter(OPS, painting.inks)
  let state: State = {
    place: page.getViewport({ scale: 1 }).transform,
    white: false,
    clear: false,
    hand: firstHand,
  }
  for (const [at, sign] of fnArray.entries()) {
    const args: unknown[] = argsArray[at] ?? []
    const hand = changedHand(state.hand, sign, args, OPS)
    if (hand !== state.hand) state = { ...state, hand }
    noteInk(sign, args, state.place, state.hand)
    if (sign === OPS.save) states.push(state)
    else if (sign === OPS.restore || sign === OPS.paintFormXObjectEnd) state = states.pop() ?? state
    else if (sign === OPS.transform) {
      state = { ...state, place: through(state.place, args as number[]) }
      const next = fnArray[at + 1]
      if ((next === undefined || next === OPS.restore) && painting.gaps.length < mostShapes)
        painting.gaps.push(areaOf(corners(state.place)))
    } else if (sign === OPS.paintFormXObjectBegin) {
      states.push(state)
      const inner = numbersIn(args[0])
      if (inner.length === 6) state = { ...state, place: through(state.place, inner) }
    } else if (sign === OPS.setFillRGBColor) state = { ...state, white: isWhite(args[0]) }
    else if (sign === OPS.setGState) state = { ...state, clear: isClear(args[0]) ?? state.clear }
    else if (sign === OPS.setFillColorN) state = { ...state, white: false }
    else if (sign === OPS.paintImageXObject && typeof args[0] === 'string') {
      if (painting.images.length < mostShapes)
        painting.images.push({ ...areaOf(corners(state.place)), name: args[0] })
    } else if (sign === OPS.constructPath && painting.rules.length + painting.frames.length < mostShapes) {
      const [paint, [path] = []] = args as [number, unknown[]]
      const isFilled = (fills.has(paint) || both.has(paint)) && !state.white && !state.clear
      const isDrawn = strokes.has(paint) || both.has(paint)
      if (!isFilled && !isDrawn) continue
      for (const trace of tracesOf(numbersIn(path), state.place)) note(trace, isDrawn, painting)
    }
  }
  return painting
}

const numbersIn = (value: unknown): ArrayLike<number> & Matrix =>
  Array.isArray(value) || value instanceof Float32Array ? (value as number[]) : []

const isWhite = (colour: unknown): boolean =>
  typeof colour === 'string' && /^#f[a-f]f[a-f]f[a-f]$/i.test(colour)

/** Whether a change of settings lets grounds be seen through; null when it says nothing of them. */
function isClear(settings: unknown): boolean | null {
  const all: unknown[] = Array.isArray(settings) ? settings : []
  const alpha = all.find((each): each is [string, number] => Array.isArray(each) && each[0] === 'ca')
  return alpha ? alpha[1] < 0.05 : null
}

const at = (place: Matrix, x: number, y: number): Point => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = place
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Of the square that a picture is painted into. */
const corners = (place: Matrix): Point[] => [
  at(place, 0, 0),
  at(place, 1, 0),
  at(place, 0, 1),
  at(place, 1, 1),
]

function areaOf(points: readonly Point[]): PageArea {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function tracesOf(path: Matrix, place: Matrix): Trace[] {
  const traces: Trace[] = []
  let trace: Trace = { points: [], segments: [] }
  for (let from = 0; from < path.length; ) {
    const sign = path[from] ?? 0
    const length = lengths[sign] ?? 0
    const end: Point = at(place, path[from + length - 1] ?? 0, path[from + length] ?? 0)
    const last = trace.points.at(-1)
    const [first] = trace.points
    if (sign === 0) {
      trace = { points: [end], segments: [] }
      traces.push(trace)
    } else if (sign === 4) {
      if (last && first) trace.segments.push([last, first])
    } else {
      if (sign === 1 && last) trace.segments.push([last, end])
      trace.points.push(end)
    }
    from += length + 1
  }
  return traces.filter(({ points }) => points.length > 1 && points.length < 200)
}

const lengthOf = ([[x, y], [toX, toY]]: readonly [Point, Point]): number => Math.hypot(toX - x, toY - y)
const isUpright = ([[x, y], [toX, toY]]: readonly [Point, Point]): boolean =>
  Math.abs(toX - x) < 1 || Math.abs(toY - y) < 1

function note({ points, segments }: Trace, isDrawn: boolean, { rules, frames }: Painting): void {
  const area = areaOf(points)
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  if (Math.min(width, height) <= thin) {
    if (Math.max(width, height) >= shortestRule) rules.push(area)
    return
  }
  const sides = segments.filter(isUpright)
  const isRectangle =
    points.length >= 3 &&
    sides.reduce((sum, side) => sum + lengthOf(side), 0) >= (width + height) * 2 * straight
  if (isRectangle && isOutline(sides, area)) {
    if (Math.min(width, height) >= smallest) frames.push({ ...area, drawn: isDrawn })
  } else if (isDrawn) for (const side of sides) if (lengthOf(side) >= shortest) rules.push(areaOf(side))
}

/** Its straight sides lie on the edge of what it covers. */
const isOutline = (sides: Trace['segments'], { left, right, top, bottom }: PageArea): boolean =>
  sides.every((side) => {
    const area = areaOf(side)
    const isOn = (from: number, to: number, edges: readonly number[]) =>
      to - from < 1 && edges.some((edge) => Math.abs(edge - from) < 1.5)
    return (
      lengthOf(side) < shortest ||
      isOn(area.left, area.right, [left, right]) ||
      isOn(area.top, area.bottom, [top, bottom])
    )
  })
