import { proves } from '@klasrum/testkit/skill-proof'
import { ratioSkills } from './ratio-percent.ts'

/** Takes one part for each in turn until nothing is left. */
function dealt(parts: readonly number[], whole: number): number[] {
  const shares = parts.map(() => 0)
  for (let left = whole; left > 1e-9; )
    for (const [at, part] of parts.entries()) {
      shares[at] = (shares[at] ?? 0) + part
      left -= part
    }
  return shares
}

proves(ratioSkills, {
  'ratio-percent/lowest-terms': ({ a, b, times }) => {
    let [p, q] = [a * times, b * times]
    for (let divisor = 2; divisor <= p; divisor++)
      while (p % divisor === 0 && q % divisor === 0) [p, q] = [p / divisor, q / divisor]
    return `${p}:${q}`
  },
  'ratio-percent/equivalent-ratios':
    ({ a, b }) =>
    (answer) => {
      const [p, q] = answer.split(':').map(Number)
      return a * Number(q) === b * Number(p)
    },
  'ratio-percent/missing-term': ({ terms, at }) => {
    const fits = (n: number) => {
      const [a, b, c, d] = terms.map((term: number, place: number) => (place === at ? n : term))
      return a / b === c / d
    }
    let n = 1
    while (!fits(n)) n++
    return n
  },
  'ratio-percent/direct-proportion': ({ first, second, each }) => ((first * each) / first) * second,
  'ratio-percent/inverse-proportion': ({ first, second, time }) => (first / second) * time,
  'ratio-percent/partitive-proportion': ({ parts, at, each }) =>
    dealt(parts, each * parts.reduce((sum: number, part: number) => sum + part, 0))[at] ?? Number.NaN,
  'ratio-percent/unit-rate': ({ count, each }) => {
    let one = 0
    for (let total = count * each; total > 0; total -= count) one++
    return one
  },
  'ratio-percent/best-buy':
    ({ order }) =>
    (answer) => {
      const [pieces = 0, price = 0] = (answer.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
      return order.every(
        (pack: { pieces: number; price: number }) =>
          pack.price * pieces > price * pack.pieces || pack.pieces === pieces,
      )
    },
  'ratio-percent/map-scale': ({ scale, map }) => {
    let kilometers = 0
    for (let halves = map * 2; halves > 0; halves--) kilometers += scale / 2
    return kilometers
  },
  'ratio-percent/map-distance': ({ scale, map }) => (scale * map * 10) / (scale * 10),
})
