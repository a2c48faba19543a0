import type { Draw } from '../draw.ts'
import { type Fraction, fraction } from '../words/fractions.ts'
import { polynomial } from './writing.ts'

/** The unit of the curriculum on lines. */
export const lineUnits = ['mathematics/8/slope-and-intercepts-of-a-line'] as const

const slopes = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [1, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [3, 4],
] as const

/** A slope as in schoolbooks, above and below its fraction line, with its sign above. */
export function someSlope(draw: Draw): readonly [number, number] {
  const [above, below] = draw.pick(slopes)
  return [draw.chanceOf(50) ? above : -above, below]
}

/** "y = 2x − 3" */
export const lineText = (slope: Fraction | number, intercept: Fraction | number): string =>
  `y = ${polynomial([slope, intercept])}`

export const asValue = ([above, below]: readonly [number, number]): Fraction => fraction(above, below)
