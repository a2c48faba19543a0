import type { Draw } from '../draw.ts'
import type { Person } from '../words/people.ts'
import { drawnLetter, drawSigned, fitting, only, polynomialIn, power, sumOf } from './terms.ts'

/** Two polynomials of three terms in one letter, from the highest power down. */
export type Two = { p: readonly number[]; q: readonly number[]; x: string; who: Person }

export const first = ({ p, x }: Two) => polynomialIn(p, x)
export const second = ({ q, x }: Two) => polynomialIn(q, x)

export const pairwise = (
  { p, q }: Two,
  result: (one: number, other: number, at: number) => number,
): number[] => p.map((one, at) => result(one, q[at] ?? 0, at))

/** As a polynomial, if none of its terms is lost. */
export const whole = (coefficients: readonly number[], { x }: Two): string | undefined =>
  coefficients.includes(0) ? undefined : polynomialIn(coefficients, x)

/** With exponents doubled, as if they were added too. */
export const exponentsAdded = (coefficients: readonly number[], { x }: Two): string =>
  sumOf(coefficients.map((each, at) => [each, power(x, 2 * (coefficients.length - 1 - at))]))

/** No term of the result is zero and its first is positive. */
export function drawPolynomials(draw: Draw, result: (one: number, other: number) => number): Two {
  const x = drawnLetter(draw)
  const rest = () => [drawSigned(draw, 1, 9), drawSigned(draw, 1, 9)]
  const two = { p: [draw.int(1, 9), ...rest()], q: [draw.int(1, 9), ...rest()], x, who: draw.person() }
  const results = pairwise(two, result)
  only((results[0] ?? 0) > 0 && !results.includes(0))
  fitting(draw, first(two), second(two), polynomialIn(results, x))
  return two
}

/** "4x² − x² = 3x²", one line for each pair of like terms. */
export const lines = (two: Two, sign: '+' | '−', result: (one: number, other: number) => number): string[] =>
  two.p.map((one, at) => {
    const other = two.q[at] ?? 0
    const letters = power(two.x, two.p.length - 1 - at)
    const right = other < 0 ? `(${sumOf([[other, letters]])})` : sumOf([[other, letters]])
    return `${sumOf([[one, letters]])} ${sign} ${right} = ${sumOf([[result(one, other), letters]])}`
  })
