import type { Drawing, Fill, Mark, Point } from './drawing.ts'
import { onCircle } from './svg.ts'

const margin = 34

export type PolygonInput = {
  /** In any unit, y upwards as in mathematics; the drawing scales them. */
  corners: readonly Point[]
  /** Beside each side, from the first corner to the second and so on; empty for none. */
  sides?: readonly string[]
  /** At each corner, outside; empty for none. */
  names?: readonly string[]
  /** Inside each corner, such as "60°" or "x"; empty for none. */
  angles?: readonly string[]
  /** Corners that get the small square of a right angle. */
  rightAngles?: readonly number[]
  fill?: Fill
  alt: string
}

const towards = ([x, y]: Point, [toX, toY]: Point, length: number): Point => {
  const distance = Math.hypot(toX - x, toY - y) || 1
  return [x + ((toX - x) / distance) * length, y + ((toY - y) / distance) * length]
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** A triangle, rectangle or any other polygon with its measures. */
export function polygon({
  corners,
  sides = [],
  names = [],
  angles = [],
  rightAngles = [],
  fill = 'none',
  alt,
}: PolygonInput): Drawing {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [across, high] = [Math.max(...xs) - left, top - Math.min(...ys)]
  const scale = Math.min(170 / across, 110 / high)
  const at = corners.map(([x, y]): Point => [margin + (x - left) * scale, margin * 0.7 + (top - y) * scale])
  const center = middleOf(at)
  const corner = (place: number): Point => at[(place + at.length) % at.length] ?? center
  const words = (point: Point, text: string | undefined, bold = false): Mark[] =>
    text ? [{ kind: 'text', at: [point[0], point[1] + 4], text, bold }] : []
  const marks: Mark[] = [
    { kind: 'polygon', points: at, fill },
    ...at.flatMap((point, place) => {
      const middle = middleOf([point, corner(place + 1)])
      const text = sides[place] ?? ''
      // Long words beside a side need more room to the left and right than above and below.
      const away = towards(center, middle, Math.hypot(middle[0] - center[0], middle[1] - center[1]) + 12)
      const sideways = Math.abs(away[0] - center[0]) > Math.abs(away[1] - center[1])
      const push = sideways ? Math.sign(away[0] - center[0]) * Math.max(0, text.length * 2.6 - 6) : 0
      return words([away[0] + push, away[1]], text)
    }),
    ...at.flatMap((point, place) =>
      words(
        towards(center, point, Math.hypot(point[0] - center[0], point[1] - center[1]) + 10),
        names[place],
        true,
      ),
    ),
    ...at.flatMap((point, place) => words(towards(point, center, 22), angles[place])),
    ...rightAngles.map((place): Mark => {
      const point = corner(place)
      const one = towards(point, corner(place - 1), 9)
      const other = towards(point, corner(place + 1), 9)
      return {
        kind: 'polyline',
        points: [one, [one[0] + other[0] - point[0], one[1] + other[1] - point[1]], other],
        width: 0.9,
      }
    }),
  ]
  return { width: across * scale + 2 * margin, height: high * scale + 1.4 * margin + 6, alt, marks }
}

/** A rectangle or square with the words beside its bottom and right side. */
export function rectangle({
  width,
  height,
  bottom,
  right,
  alt,
}: {
  width: number
  height: number
  bottom: string
  right: string
  alt: string
}): Drawing {
  // Very long ones are drawn shorter: the numbers tell the length.
  const drawn = Math.min(width, height * 3)
  const tall = Math.min(height, width * 3)
  return polygon({
    corners: [
      [0, 0],
      [drawn, 0],
      [drawn, tall],
      [0, tall],
    ],
    sides: [bottom, right, '', ''],
    rightAngles: [0],
    alt,
  })
}

/** A circle with its radius or diameter drawn. */
export function circle({
  radius,
  diameter,
  alt,
}: {
  radius?: string
  diameter?: string
  alt: string
}): Drawing {
  const size = 48
  const center: Point = [size + 6, size + 6]
  const from: Point = diameter === undefined ? center : [center[0] - size, center[1]]
  const to: Point = [center[0] + size, center[1]]
  return {
    width: 2 * size + 12,
    height: 2 * size + 12,
    alt,
    marks: [
      { kind: 'circle', center, radius: size },
      { kind: 'line', from, to },
      { kind: 'circle', center, radius: 2.2, fill: 'black' },
      {
        kind: 'text',
        at: [diameter === undefined ? center[0] + size / 2 : center[0], center[1] - 6],
        text: diameter ?? radius ?? '',
      },
    ],
  }
}

/** An angle between two arms; its words stand beside the arc. */
export function angle({
  degrees,
  label,
  names,
  alt,
}: {
  degrees: number
  label: string
  names?: readonly [string, string, string]
  alt: string
}): Drawing {
  const arm = 86
  const [width, height] = [2 * arm + 24, arm + 34]
  const vertex: Point = [degrees > 90 ? width / 2 : 34, height - 20]
  // Angles of onCircle run clockwise from the top; the first arm points to the right.
  const end = onCircle(vertex, arm, 90 - degrees)
  const right = onCircle(vertex, arm, 90)
  const middle = onCircle(vertex, 34, 90 - degrees / 2)
  const name = (point: Point, text: string | undefined): Mark[] =>
    text ? [{ kind: 'text', at: [point[0], point[1]], text, bold: true }] : []
  return {
    width,
    height,
    alt,
    marks: [
      { kind: 'line', from: vertex, to: right, arrow: 'end' },
      { kind: 'line', from: vertex, to: end, arrow: 'end' },
      { kind: 'arc', center: vertex, radius: 18, from: 90 - degrees, to: 90 },
      { kind: 'text', at: [middle[0] + 4, middle[1] + 4], text: label },
      ...name([end[0] + (degrees > 90 ? -8 : 10), end[1] + 2], names?.[0]),
      ...name([vertex[0] - 8, vertex[1] + 14], names?.[1]),
      ...name([right[0] + 2, right[1] + 14], names?.[2]),
    ],
  }
}

/** A box (rectangular prism) with length, height and depth. */
export function box({
  length,
  height,
  width,
  alt,
}: {
  length: string
  height: string
  width: string
  alt: string
}): Drawing {
  const [w, h, shift] = [110, 64, 34]
  const [left, top] = [34, 8]
  const front: Point[] = [
    [left, top + shift],
    [left + w, top + shift],
    [left + w, top + shift + h],
    [left, top + shift + h],
  ]
  const back = front.map(([x, y]): Point => [x + shift, y - shift])
  const edge = (from: Point | undefined, to: Point | undefined, dashed = false): Mark[] =>
    from && to ? [{ kind: 'line', from, to, dashed, width: dashed ? 0.8 : 1.2 }] : []
  return {
    width: left + w + shift + 50,
    height: top + shift + h + 24,
    alt,
    marks: [
      { kind: 'polygon', points: front },
      ...edge(back[0], back[1]),
      ...edge(back[1], back[2]),
      ...edge(back[2], back[3], true),
      ...edge(back[3], back[0], true),
      ...edge(front[0], back[0]),
      ...edge(front[1], back[1]),
      ...edge(front[2], back[2]),
      ...edge(front[3], back[3], true),
      { kind: 'text', at: [left + w / 2, top + shift + h + 16], text: length },
      { kind: 'text', at: [left - 6, top + shift + h / 2 + 4], text: height, anchor: 'end' },
      {
        kind: 'text',
        at: [left + w + shift / 2 + 10, top + shift + h - shift / 2 + 12],
        text: width,
        anchor: 'start',
      },
    ],
  }
}
