import { proves } from '@klasrum/testkit/skill-proof'
import { circleSkills } from './geometry.ts'

type Point = readonly [number, number]

const onCircle = (degrees: number): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
]

/** The angle between the ways from a point to two others, measured in the plane. */
function angleAt([x, y]: Point, one: Point, other: Point) {
  const turn = Math.atan2(one[1] - y, one[0] - x) - Math.atan2(other[1] - y, other[0] - x)
  const degrees = (Math.abs(turn) * 180) / Math.PI
  return degrees > 180 ? 360 - degrees : degrees
}

/** Where two lines meet, by Cramer's rule. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point {
  const line = ([x1, y1]: Point, [x2, y2]: Point) => [y1 - y2, x2 - x1, x1 * y2 - x2 * y1] as const
  const [a1, b1, c1] = line(a, b)
  const [a2, b2, c2] = line(c, d)
  const below = a1 * b2 - a2 * b1
  return [(b1 * c2 - b2 * c1) / below, (c1 * a2 - c2 * a1) / below]
}

/** Center and right side that an equation such as "(x − 3)² + (y + 2)² = 25" tells. */
function read(equation: string) {
  const [, xSign, x, ySign, y, right] =
    /^\(x ([−+]) (\d+)\)² \+ \(y ([−+]) (\d+)\)² = (\d+)$/.exec(equation) ?? []
  return (px: number, py: number) =>
    (px + Number(x) * (xSign === '+' ? 1 : -1)) ** 2 + (py + Number(y) * (ySign === '+' ? 1 : -1)) ** 2 ===
    Number(right)
}

proves(circleSkills, {
  'geometry/inscribed-angles': ({ arc, asked }) => {
    const [a, b] = [onCircle(0), onCircle(arc)]
    const inscribed = Math.round(angleAt(onCircle(arc / 2 + 175), a, b))
    return { inscribed, central: Math.round(angleAt([0, 0], a, b)), arc: 2 * inscribed }[asked as 'arc']
  },
  'geometry/chord-secant-angles': ({ kind, large, small }) => {
    const [a, b, c, d] = [
      onCircle(180 - large / 2),
      onCircle(180 + large / 2),
      onCircle(small / 2),
      onCircle(-small / 2),
    ]
    return kind === 'inside'
      ? Math.round(angleAt(meeting(a, d, b, c), a, b))
      : Math.round(angleAt(meeting(a, c, b, d), a, b))
  },
  'geometry/chord-segments': ({ a, b, c }) => {
    let x = 1
    while (c * x < a * b) x++
    return c * x === a * b ? x : Number.NaN
  },
  'geometry/tangent-secant': ({ outside, inside }) => {
    // With the secant through the center, radius and tangent are legs of a right triangle.
    const radius = inside / 2
    return Math.sqrt((outside + radius) ** 2 - radius ** 2)
  },
  'geometry/circle-equation':
    ({ center: [x, y], radius }) =>
    (answer) => {
      const holds = read(answer)
      return holds(x + radius, y) && holds(x, y - radius) && holds(x - radius, y)
    },
  'geometry/circle-center-radius': ({ center, radius, asks }) =>
    asks === 'radius' ? radius : `(${center[0]}, ${center[1]})`.replaceAll('-', '−'),
})
