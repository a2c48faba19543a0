import type { Draw } from '../draw.ts'
import { fraction } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { denominatorFrom, lcm, mixedOf, numeratorsOf, raisedTo } from './parts.ts'

/** Two mixed numbers: w a/b and v c/d. */
export type MixedPair = {
  w: number
  a: number
  b: number
  v: number
  c: number
  d: number
  who: Person
  other: Person
}

/** In grade 4 both have the same denominator, later they need not. */
export function mixedPairFrom(draw: Draw): MixedPair {
  const b = denominatorFrom(draw, [3, 4, 5, 6, 8, 10])
  const d = draw.grade === 4 ? b : denominatorFrom(draw, [2, 3, 4, 5, 6, 8, 10])
  if (lcm(b, d) > 24) throw new RangeError('The common denominator is too large.')
  const [who, other] = draw.two()
  return {
    w: draw.int(1, 4),
    a: draw.pick(numeratorsOf(b)),
    b,
    v: draw.int(1, 3),
    c: draw.pick(numeratorsOf(d)),
    d,
    who,
    other,
  }
}

export const firstOf = ({ w, a, b }: MixedPair) => mixedOf(w, a, b)
export const secondOf = ({ v, c, d }: MixedPair) => mixedOf(v, c, d)
export const valuesOf = ({ w, a, b, v, c, d }: MixedPair) => ({
  first: fraction(w).add(fraction(a, b)),
  second: fraction(v).add(fraction(c, d)),
})

/** The fractions with their least common denominator. */
export const raisedOf = ({ a, b, c, d }: MixedPair) => {
  const common = lcm(b, d)
  return { common, above: (a * common) / b, below: (c * common) / d }
}

/** One step of a solution: the fractions with their least common denominator, where something changes. */
export function commonStep(pair: MixedPair, and: string, say: (text: string) => string): string[] {
  const { a, b, c, d } = pair
  const parts = [
    { n: a, d: b },
    { n: c, d },
  ]
  return b === d ? [] : [say(raisedTo(raisedOf(pair).common, parts, and))]
}

export const mixedPairTold = (pair: MixedPair) => ({
  first: firstOf(pair),
  second: secondOf(pair),
  who: pair.who,
  other: pair.other,
})
