import { proves } from '@klasrum/testkit/skill-proof'
import { trigonometrySkills } from './geometry.ts'

/** Sine by its series, in degrees. */
function sine(degrees: number): number {
  const x = (degrees * Math.PI) / 180
  let [sum, term] = [0, x]
  for (let n = 1; n < 40; n += 2) {
    sum += term
    term *= (-x * x) / ((n + 1) * (n + 2))
  }
  return sum
}
const cosine = (degrees: number) => sine(90 - degrees)

/** The angle for which an increasing function has a value, by halving. */
function angleFor(of: (degrees: number) => number, value: number) {
  let [low, high] = [0, 90]
  for (let tries = 0; tries < 60; tries++) {
    const middle = (low + high) / 2
    if (of(middle) < value) low = middle
    else high = middle
  }
  return low
}

const toTenth = (value: number) => Number((Math.round(value * 10) / 10).toFixed(1))

proves(trigonometrySkills, {
  'geometry/trigonometric-ratios': ({ ratio, opposite, adjacent, hypotenuse }) => {
    const tangent = opposite / adjacent
    return {
      sin: tangent / Math.sqrt(1 + tangent ** 2),
      cos: 1 / Math.sqrt(1 + tangent ** 2),
      tan: Math.sqrt(hypotenuse ** 2 - adjacent ** 2) / adjacent,
      csc: Math.sqrt(1 + tangent ** 2) / tangent,
      sec: Math.sqrt(1 + tangent ** 2),
      cot: 1 / tangent,
    }[ratio as 'sin']
  },
  'geometry/right-triangle-side': ({ angle, known, asked, length }) => {
    // Each side belongs to the sine of the angle opposite to it.
    const facing = { opposite: angle, adjacent: 90 - angle, hypotenuse: 90 }
    return toTenth((length * sine(facing[asked as 'opposite'])) / sine(facing[known as 'opposite']))
  },
  'geometry/right-triangle-angle': ({ ratio, above, below }) =>
    Math.round(
      {
        sin: () => angleFor(sine, above / below),
        cos: () => 90 - angleFor(sine, above / below),
        tan: () => angleFor((degrees) => sine(degrees) / cosine(degrees), above / below),
      }[ratio as 'sin'](),
    ),
})
