import type { Point } from '@klasrum/drawings/drawing'
import { proves } from '@klasrum/testkit/skill-proof'
import { triangleSkills } from './geometry.ts'
import { triangleCongruence } from './triangle-congruence.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The whole number whose square this is, by trying. */
function rootOf(square: number) {
  let root = 0
  while (root * root < square) root++
  return root * root === square ? root : Number.NaN
}

/** For each story whether the hypotenuse is asked, in their order. */
const asksHypotenuse = [false, true, true, false, true, false]

/** What the marks of the first triangle tell: corners with bows, and whether a stroke crosses the side between them. */
function drawnCongruence(given: unknown) {
  const marks = triangleCongruence.drawing?.(given, 'en').marks ?? []
  const corners = marks.find((mark) => mark.kind === 'polygon')?.points ?? []
  const isNear = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v) < 1
  const bowed = corners.filter((corner) =>
    marks.some((mark) => mark.kind === 'arc' && isNear(mark.center, corner)),
  )
  const [one, other] = bowed
  if (!one) return 'SSS'
  if (!other) return 'SAS'
  const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  const isBetween = marks.some(
    (mark) =>
      mark.kind === 'line' &&
      isNear([(mark.from[0] + mark.to[0]) / 2, (mark.from[1] + mark.to[1]) / 2], middle),
  )
  return isBetween ? 'ASA' : 'AAS'
}

proves(triangleSkills, {
  'geometry/pythagorean': ({ a, b, c, asks }) => rootOf(asks === 'c' ? a * a + b * b : c * c - a * a),
  'geometry/pythagorean-story': ({ a, b, c, story }) =>
    rootOf(asksHypotenuse[story] ? a * a + b * b : (c - a) * (c + a)),
  'geometry/scale-factor': ({ from, to }) => to / from,
  'geometry/similar-triangles': ({ a, b, large, asks }) => {
    // Cross products are equal.
    let x = 1
    while (x * a !== large * b && x < 1000) x++
    return asks === 'large' ? x : (x * a) / large
  },
  'geometry/triangle-congruence': drawnCongruence,
  'geometry/triangle-angle-sum': ({ angles, asked }) =>
    180 - sum(angles.filter((_: number, at: number) => at !== asked)),
  'geometry/triangles-by-sides': ({ sides }) =>
    `${['', 'equilateral', 'isosceles', 'scalene'][new Set(sides).size]} triangle`,
  'geometry/triangles-by-angles': ({ angles }) => {
    const cosine = Math.cos((Math.max(...angles) * Math.PI) / 180)
    return `${Math.abs(cosine) < 1e-9 ? 'right' : cosine > 0 ? 'acute' : 'obtuse'} triangle`
  },
  'geometry/exterior-angle': ({ left, top, asks }) => {
    const inside = 180 - left - top
    return asks === 'exterior' ? 180 - inside : 180 - inside - left
  },
})
