import { proves } from '@klasrum/testkit/skill-proof'
import { systemSkills } from './functions.ts'

const pairOf = (x: number, y: number) => `(${x}, ${y})`.replaceAll('-', '−')
const some = Array.from({ length: 61 }, (_, at) => at - 30)

/** The only whole solution that is found by trying all. */
function tried(holds: (x: number, y: number) => boolean): string {
  const found = some.flatMap((x) => some.flatMap((y) => (holds(x, y) ? [pairOf(x, y)] : [])))
  return found.length === 1 ? (found[0] ?? '') : `${found.length} solutions`
}

proves(systemSkills, {
  'functions/system-substitution': ({ m, n, a, b, x }) => {
    const c = a * x + b * (m * x + n)
    return tried((p, q) => q === m * p + n && a * p + b * q === c)
  },
  'functions/system-elimination': ({ a, b, c, d, x, y }) => {
    const [e, f] = [a * x + b * y, c * x + d * y]
    // Cramer's rule.
    const below = a * d - b * c
    return pairOf((e * d - b * f) / below, (a * f - e * c) / below)
  },
  'functions/system-counts': ({ p, q, x, y }) => {
    // All of the second kind first, then one after the other is exchanged until the value is right.
    let [first, second] = [0, x + y]
    while (first * p + second * q !== x * p + y * q && second > 0) [first, second] = [first + 1, second - 1]
    return first
  },
  'functions/system-prices': ({ a, b, c, d, p, q }) => {
    const [first, second] = [a * p + b * q, c * p + d * q]
    const prices = Array.from({ length: 100 }, (_, at) => at + 1)
    return prices.find((price) => (first - a * price) * d === (second - c * price) * b) ?? Number.NaN
  },
})
