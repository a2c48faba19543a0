import { proves } from '@klasrum/testkit/skill-proof'
import { planeSkills } from './geometry.ts'

const written = (x: number, y: number) => `(${x}, ${y})`.replaceAll('-', '−')

/** Turned by sine and cosine. */
function turned([x, y]: readonly [number, number], degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return written(
    Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
    Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
  )
}

/** The point as far behind the mirror, whose direction is an angle, found by doubling the angle between them. */
function mirrored([x, y]: readonly [number, number], mirror: number) {
  const angle = 2 * ((mirror * Math.PI) / 180) - Math.atan2(y, x)
  const far = Math.hypot(x, y)
  return written(Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle)))
}

proves(planeSkills, {
  'geometry/coordinates': ({ at }) => written(at[0], at[1]),
  'geometry/quadrant': ({ at }) => {
    const turn = (Math.atan2(at[1], at[0]) * 180) / Math.PI
    return `Quadrant ${['I', 'II', 'III', 'IV'][Math.floor(((turn + 360) % 360) / 90)]}`
  },
  'geometry/distance-formula': ({ from, to }) => {
    const square = (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2
    let root = 0
    while (root * root < square) root++
    return root * root === square ? root : Number.NaN
  },
  'geometry/midpoint': ({ from, to }) => {
    // Both ends walk toward each other, half a step at a time.
    const meet = (a: number, b: number) => {
      let [low, high] = [Math.min(a, b), Math.max(a, b)]
      for (; low < high; low += 0.5) high -= 0.5
      return low
    }
    return written(meet(from[0], to[0]), meet(from[1], to[1]))
  },
  'geometry/translation': ({ at, by }) => {
    let [x, y] = at
    for (let step = 0; step < Math.abs(by[0]); step++) x += Math.sign(by[0])
    for (let step = 0; step < Math.abs(by[1]); step++) y += Math.sign(by[1])
    return written(x, y)
  },
  'geometry/reflection': ({ at, mirror }) =>
    mirrored(at, { 'x-axis': 0, 'y-axis': 90, 'y = x': 45 }[mirror as 'x-axis']),
  'geometry/rotation': ({ at, turn }) => turned(at, turn),
})
