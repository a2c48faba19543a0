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

/** Each side belongs to the sine of the angle opposite to it. */
const sideByAngles = ({
  angle,
  known,
  asked,
  length,
}: {
  angle: number
  known: 'opposite'
  asked: 'opposite'
  length: number
}) => {
  const facing = { opposite: angle, adjacent: 90 - angle, hypotenuse: 90 }
  return toTenth((length * sine(facing[asked])) / sine(facing[known]))
}

/** What an answer such as "5√3 cm" is worth. */
const worth = (answer: string) => {
  const [, times = '', root = '1'] = /^(\d*)(?:√(\d))? cm$/.exec(answer) ?? []
  return Number(times || 1) * Math.sqrt(Number(root))
}

proves(trigonometrySkills, {
  'geometry/angle-of-elevation': sideByAngles,
  'geometry/special-right-triangles':
    ({ base, times, rooted, known, asked }) =>
    (answer) => {
      // The shortest side belongs to the smallest angle.
      const shortest = times * Math.sqrt(rooted ? (base === 45 ? 2 : 3) : 1)
      const smallest = sine(Math.min(base, 90 - base))
      const facing = { opposite: base, adjacent: 90 - base, hypotenuse: 90 }
      const of = (side: string) => (shortest * sine(facing[side as 'opposite'])) / smallest
      return of(known) > 0 && Math.abs(worth(answer) - of(asked)) < 1e-9
    },
  'geometry/law-of-sines': ({ left, right, length }) => {
    // The height on the third side, seen from both ends.
    const height = length * sine(right)
    return toTenth(height / sine(left))
  },
  'geometry/law-of-cosines': ({ base, other, angle }) => {
    // The height cuts the triangle into two right ones.
    const [foot, height] = [other * cosine(angle), other * sine(angle)]
    return toTenth(Math.hypot(base - foot, height))
  },
  'geometry/law-of-cosines-angle': ({ sides: [a, b, c] }) => {
    // Half the angle by Heron's way.
    const s = (a + b + c) / 2
    return Math.round((2 * Math.atan2(Math.sqrt((s - b) * (s - c)), Math.sqrt(s * (s - a))) * 180) / Math.PI)
  },
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
  'geometry/right-triangle-side': sideByAngles,
  'geometry/right-triangle-angle': ({ ratio, above, below }) =>
    Math.round(
      {
        sin: () => angleFor(sine, above / below),
        cos: () => 90 - angleFor(sine, above / below),
        tan: () => angleFor((degrees) => sine(degrees) / cosine(degrees), above / below),
      }[ratio as 'sin'](),
    ),
})
