import type { Draw } from '../draw.ts'
import { grouped, raised } from '../words/numbers.ts'

/** A number and the letters behind it: −5x² is [−5, 'x²'], 7 is [7, '']. */
export type AlgebraTerm = readonly [coefficient: number, letters: string]

/** "x³", "x", or nothing. */
export const power = (letter: string, exponent: number): string => {
  if (exponent === 0) return ''
  return exponent === 1 ? letter : `${letter}${raised(exponent)}`
}

const unsigned = ([coefficient, letters]: AlgebraTerm) =>
  letters !== '' && Math.abs(coefficient) === 1 ? letters : `${grouped(Math.abs(coefficient))}${letters}`

/** "3x² − x + 7": terms that are zero are left out. */
export function sumOf(terms: readonly AlgebraTerm[]): string {
  const [first, ...rest] = terms.filter(([coefficient]) => coefficient !== 0)
  if (!first) return '0'
  return [
    `${first[0] < 0 ? '−' : ''}${unsigned(first)}`,
    ...rest.map((term) => `${term[0] < 0 ? '−' : '+'} ${unsigned(term)}`),
  ].join(' ')
}

/** From the coefficient of the highest power down to the constant. */
export const polynomialTerms = (coefficients: readonly number[], letter: string): AlgebraTerm[] =>
  coefficients.map((coefficient, at) => [coefficient, power(letter, coefficients.length - 1 - at)])

export const polynomialIn = (coefficients: readonly number[], letter: string): string =>
  sumOf(polynomialTerms(coefficients, letter))

/** The same sum with its terms in other orders. */
export const otherOrders = (terms: readonly AlgebraTerm[]): string[] =>
  orders(terms.filter(([coefficient]) => coefficient !== 0))
    .slice(1)
    .map(sumOf)

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))

/** A product of sums: "(x + 3)(x − 2)", "(x + 3)²". */
export const inBrackets = (...sums: readonly string[]): string => sums.map((sum) => `(${sum})`).join('')

/** A number of this size with either sign. */
export const drawSigned = (draw: Draw, least: number, most: number): number =>
  draw.int(least, most) * draw.pick([1, -1])

/** Letters that stand for numbers in school; o, l and i look like digits, m like meters. */
export const drawnLetter = (draw: Draw): string => draw.pick(['x', 'x', 'x', 'y', 'a', 'n', 'k'])

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*/g) ?? []).map((each) => Number(each.replace(/,/g, '')))

/** Throws away what was drawn when a number in these texts is too large, so that the maker draws again. */
export function fitting({ largest }: Draw, ...texts: readonly string[]) {
  if (texts.flatMap(numbersIn).some((number) => number > largest))
    throw new RangeError(`More than ${largest}.`)
}

/** Throws away what was drawn when it is no good exercise. */
export function only(isGood: boolean) {
  if (!isGood) throw new RangeError('No good exercise.')
}

/** A whole number of either sign as an answer, or none. */
export const integer = (value: number): string | undefined =>
  Number.isInteger(value) ? grouped(value === 0 ? 0 : value) : undefined

/** A whole number of things as an answer, or none. */
export const count = (value: number): string | undefined => (value > 0 ? integer(value) : undefined)

const mostOffered = 3

/** Results of mistakes, the chief ones first: the first three that differ, so that none of them is left out by chance. */
export function chief<Mistake extends string>(
  answer: string,
  results: { readonly [mistake in Mistake]?: string | undefined },
): Partial<Record<Mistake, string>> {
  const taken = new Set([answer])
  const kept = Object.entries<string | undefined>(results).filter(([, text]) => {
    if (text === undefined || taken.has(text) || taken.size > mostOffered) return false
    taken.add(text)
    return true
  })
  return Object.fromEntries(kept) as Partial<Record<Mistake, string>>
}
