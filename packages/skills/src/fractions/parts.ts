import type { Draw } from '../draw.ts'
import { asFraction, asMixed, type Fraction } from '../words/fractions.ts'

export const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))
export const lcm = (one: number, other: number): number => (one * other) / gcd(one, other)

/** From 1 to a number. */
export const oneUpTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

/** The numerators of the proper fractions in lowest terms with this denominator. */
export const numeratorsOf = (d: number): number[] => oneUpTo(d - 1).filter((n) => gcd(n, d) === 1)

/** One of these denominators that is not above what the lesson uses. */
export const denominatorFrom = (draw: Draw, denominators: readonly number[]): number =>
  draw.pick(denominators.filter((d) => d <= draw.largest))

/** A proper fraction in lowest terms. */
export function properFrom(draw: Draw, denominators: readonly number[]): { n: number; d: number } {
  const d = denominatorFrom(draw, denominators)
  return { n: draw.pick(numeratorsOf(d)), d }
}

/** As it is written, without simplifying: "3 2/4", or "2/4" where there is no whole. */
export const mixedOf = (whole: number, n: number, d: number): string =>
  whole === 0 ? `${n}/${d}` : `${whole} ${n}/${d}`

/** Right but other than the mixed number in lowest terms: the improper fraction and what is not simplified. */
export const otherWays = (value: Fraction, ...unsimplified: string[]): string[] =>
  [...new Set([asFraction(value), ...unsimplified])].filter((text) => text !== asMixed(value))

/** The same fraction in lowest terms, where it is not in lowest terms already. */
export const simplified = (n: number, d: number): string[] =>
  gcd(n, d) === 1 ? [] : [`${n / gcd(n, d)}/${d / gcd(n, d)}`]

/** The result of a mistake, where it looks like an answer: more than nothing, no whole number, no large denominator. */
export const wrongFraction = (value: Fraction): string | undefined =>
  value.compare(0) > 0 && value.d > 1n && value.d <= 48n ? asMixed(value) : undefined

/** The same where answers are counts. */
export const ifWhole = (value: number): string | undefined =>
  Number.isInteger(value) && value > 0 ? String(value) : undefined

/** "2/3 = 8/12 and 3/4 = 9/12": what changes when fractions get a common denominator. */
export const raisedTo = (common: number, parts: readonly { n: number; d: number }[], and: string): string =>
  parts
    .filter(({ d }) => d !== common)
    .map(({ n, d }) => `${n}/${d} = ${(n * common) / d}/${common}`)
    .join(and)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "magkasinlaking" of two, "magkakasinlaking" of more. */
export const kasinlaking = (count: number): string => (count === 2 ? 'magkasinlaking' : 'magkakasinlaking')
