import { proves } from '@klasrum/testkit/skill-proof'
import { tleSkills } from './tle.ts'

/** Milliliters, typed by hand. */
const sizes = { cup: 240, tablespoon: 15, teaspoon: 5, milliliter: 1 }
const pairs = [
  sizes.cup / sizes.tablespoon,
  sizes.tablespoon / sizes.teaspoon,
  sizes.cup / sizes.milliliter,
  sizes.tablespoon / sizes.milliliter,
  sizes.teaspoon / sizes.milliliter,
]

proves(tleSkills, {
  'tle/cooking-conversion': ({ n, asks, at }) => {
    const factor = pairs[Math.floor(at / 2)] ?? Number.NaN
    return asks === 'b' ? n.a / (1 / factor) : n.b * (1 / factor)
  },
  'tle/recipe-scaling': ({ n }) => {
    let needed = 0
    for (let serving = 0; serving < n.b; serving++) needed += n.q / n.a
    return needed
  },
  'tle/recipe-cost': ({ n }) => n.a / n.n + n.b / n.n + n.c / n.n,
  'tle/selling-price': ({ n }) => (n.t * (100 + n.r)) / 100 / n.n,
  'tle/tiles-and-paint': ({ n, asks }) => {
    if (asks === 'paint') return (n.k / n.c) * n.h * n.l
    let tiles = 0
    for (let x = 0; x < n.l * 100; x += n.s) for (let y = 0; y < n.w * 100; y += n.s) tiles++
    return tiles
  },
  'tle/seedlings': ({ n }) => {
    let plants = 0
    for (let x = 0; x < n.l * 100; x += n.p) for (let y = 0; y < n.w * 100; y += n.r) plants++
    return plants
  },
  'tle/fertilizer': ({ n }) => Math.round(n.n * 100) / n.g,
  'tle/data-storage': ({ n, asks }) => (asks === 'b' ? n.a * 2 ** 10 : n.b / 2 ** 10),
  'tle/binary': ({ value, toBinary }) => {
    let [rest, digits] = [value, '']
    for (; rest > 0; rest = Math.floor(rest / 2)) digits = `${rest % 2}${digits}`
    if (!toBinary) return [...digits].reduce((sum, digit) => sum + sum + Number(digit), 0)
    return (answer) => answer.replace('₂', '') === digits
  },
  'tle/download-time': ({ n }) => n.m / (n.v / 8),
})
