import { polynomial } from './writing.ts'

/** The unit of the curriculum on quadratic functions. */
export const quadraticUnits = ['mathematics/9/quadratic-functions-and-their-graphs'] as const

export const equationOf = (coefficients: readonly number[]): string => `${polynomial(coefficients)} = 0`

/** The whole number that can be taken out of a square root, and what stays in it: √72 = 6√2. */
export function takenOut(radicand: number): { out: number; left: number } {
  let out = Math.floor(Math.sqrt(radicand))
  while (radicand % (out * out) !== 0) out--
  return { out, left: radicand / (out * out) }
}
