import type { Drawing, Mark, Point } from '@klasrum/drawings/drawing'

/** One stroke of a figure. Its places are in any unit, y upwards as in mathematics; the sketch scales them. */
export type Stroke = {
  /** What must lie inside the picture. */
  reach: readonly Point[]
  marks: (at: (point: Point) => Point, scale: number) => readonly Mark[]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point so far from another, in a direction counterclockwise from the right. */
export const polar = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y + distance * Math.sin(radians(degrees)),
]

export const directionOf = ([x, y]: Point, [toX, toY]: Point): number =>
  (Math.atan2(toY - y, toX - x) * 180) / Math.PI

export const between = ([x, y]: Point, [toX, toY]: Point, part = 0.5): Point => [
  x + (toX - x) * part,
  y + (toY - y) * part,
]

export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** From a place on paper, so many points in a direction. */
const moved = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y - distance * Math.sin(radians(degrees)),
]

export const line = (
  from: Point,
  to: Point,
  look: { arrow?: 'end' | 'both'; dashed?: boolean; width?: number } = {},
): Stroke => ({
  reach: [from, to],
  marks: (at) => [{ kind: 'line', from: at(from), to: at(to), ...look }],
})

export const shape = (points: readonly Point[]): Stroke => ({
  reach: points,
  marks: (at) => [{ kind: 'polygon', points: points.map(at) }],
})

export const ring = (center: Point, radius: number): Stroke => ({
  reach: [0, 90, 180, 270].map((degrees) => polar(center, radius, degrees)),
  marks: (at, scale) => [{ kind: 'circle', center: at(center), radius: radius * scale }],
})

export const dot = (place: Point): Stroke => ({
  reach: [place],
  marks: (at) => [{ kind: 'circle', center: at(place), radius: 2.4, fill: 'black' }],
})

/** Words so many points away from a place, in a direction. */
export const label = (
  place: Point,
  text: string,
  { away = 0, towards = 90, bold = false, size = 11 } = {},
): Stroke => ({
  reach: [],
  marks: (at) => {
    const [x, y] = moved(at(place), away, towards)
    return text === '' ? [] : [{ kind: 'text', at: [x, y + size * 0.36], text, bold, size }]
  },
})

/** Paper for words that stand outside everything else. */
export const room = (place: Point): Stroke => ({ reach: [place], marks: () => [] })

/** The bow of an angle, counterclockwise from one direction to another. */
export const bow = (vertex: Point, from: number, to: number, radius = 16): Stroke => ({
  reach: [],
  marks: (at) => [{ kind: 'arc', center: at(vertex), radius, from: 90 - to, to: 90 - from }],
})

/** The bow, or the double bow, inside the corner between two other points. */
export function cornerBow(vertex: Point, one: Point, other: Point, count = 1): Stroke[] {
  const [a, b] = [directionOf(vertex, one), directionOf(vertex, other)]
  const sweep = (((b - a) % 360) + 360) % 360
  const [from, to] = sweep < 180 ? [a, a + sweep] : [b, b + 360 - sweep]
  return Array.from({ length: count }, (_, at) => bow(vertex, from, to, 13 + 3.5 * at))
}

/** The small square of a right angle, which opens counterclockwise from a direction. */
export const rightAngle = (vertex: Point, from: number, size = 9): Stroke => ({
  reach: [],
  marks: (at) => {
    const place = at(vertex)
    const one = moved(place, size, from)
    return [
      {
        kind: 'polyline',
        points: [one, moved(one, size, from + 90), moved(place, size, from + 90)],
        width: 0.9,
      },
    ]
  },
})

/** Small strokes across a side, as many as its equal partner has. */
export const ticks = (from: Point, to: Point, count: number): Stroke => ({
  reach: [],
  marks: (at) => {
    const along = directionOf(from, to)
    return Array.from({ length: count }, (_, place): Mark => {
      const middle = moved(at(between(from, to)), (place - (count - 1) / 2) * 4, along)
      return { kind: 'line', from: moved(middle, 5, along + 90), to: moved(middle, 5, along - 90) }
    })
  },
})

const margin = 26

export function sketch(
  strokes: readonly Stroke[],
  {
    alt,
    width = 180,
    height = 116,
    sides = margin,
  }: { alt: string; width?: number; height?: number; sides?: number },
): Drawing {
  const reached = strokes.flatMap(({ reach }) => reach)
  const [xs, ys] = [reached.map(([x]) => x), reached.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [across, high] = [Math.max(...xs) - left, top - Math.min(...ys)]
  const scale = Math.min(width / Math.max(across, 1e-9), height / Math.max(high, 1e-9))
  const at = ([x, y]: Point): Point => [sides + (x - left) * scale, margin + (top - y) * scale]
  return {
    width: across * scale + 2 * sides,
    height: high * scale + 2 * margin,
    alt,
    marks: strokes.flatMap(({ marks }) => marks(at, scale)),
  }
}

/** An angle with its words along the middle line, further out the narrower it is. */
export function markedAngle(vertex: Point, from: number, to: number, text: string): Stroke[] {
  const opening = to - from
  const away = Math.max(24, 7 + 11 / Math.sin(radians(Math.min(opening, 90) / 2)))
  return [
    opening === 90 ? rightAngle(vertex, from) : bow(vertex, from, to, opening < 40 ? 20 : 14),
    label(vertex, opening === 90 ? '' : text, { away, towards: (from + to) / 2, size: 10 }),
  ]
}

type TriangleInput = {
  corners: readonly [Point, Point, Point]
  names?: readonly string[]
  /** Inside each corner; "" for none. A right angle is marked by its square. */
  angles?: readonly string[]
  /** Beside the sides opposite the first, second and third corner. */
  opposite?: readonly string[]
  /** Corners with the square of a right angle. */
  square?: number
}

/** A triangle whose corners run counterclockwise. */
export function triangle({
  corners,
  names = [],
  angles = [],
  opposite = [],
  square,
}: TriangleInput): Stroke[] {
  const center = middleOf(corners)
  const corner = (place: number): Point => corners[(place + 3) % 3] as Point
  return [
    shape(corners),
    ...corners.flatMap((place, at) => {
      const [next, last] = [corner(at + 1), corner(at + 2)]
      const from = directionOf(place, next)
      const to = from + ((((directionOf(place, last) - from) % 360) + 360) % 360)
      const words = opposite[at] ?? ''
      const [middle, along] = [between(next, last), directionOf(next, last)]
      const sideways = Math.abs(Math.sin(radians(along)))
      return [
        label(place, names[at] ?? '', { away: 10, towards: directionOf(center, place), bold: true }),
        ...(at === square
          ? [rightAngle(place, from)]
          : angles[at]
            ? markedAngle(place, from, to, angles[at])
            : []),
        label(middle, words, { away: 9 + sideways * words.length * 2.4, towards: along - 90, size: 10 }),
      ]
    }),
  ]
}

/** The corners of a triangle with these angles at its left and right end of the base. */
export function cornersOf(left: number, right: number, base = 1): [Point, Point, Point] {
  const side = (base * Math.sin(radians(right))) / Math.sin(radians(left + right))
  return [[0, 0], [base, 0], polar([0, 0], side, left)]
}

/** The same figure, turned around the origin. */
export const turnedFigure = <Points extends readonly Point[]>(points: Points, degrees: number): Points =>
  points.map((point) =>
    polar([0, 0], Math.hypot(...point), directionOf([0, 0], point) + degrees),
  ) as unknown as Points
