import { fixed, rounded } from '../words/numbers.ts'
import type { Side } from './right-triangle.ts'
import { both } from './writing.ts'

/** One side of a right triangle and one of its acute angles are known; another side is asked for. */
export type RightTriangleGiven = { angle: number; known: Side; asked: Side; length: number }

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const inDegrees = (angle: number): number => (angle * 180) / Math.PI

/** How long each side is if the hypotenuse is 1. */
const share = (side: Side, angle: number) =>
  ({ opposite: Math.sin(radians(angle)), adjacent: Math.cos(radians(angle)), hypotenuse: 1 })[side]

export const exact = ({ angle, known, asked, length }: RightTriangleGiven): number =>
  (length * share(asked, angle)) / share(known, angle)

export const tenths = (value: number, unit: string): string => `${fixed(value, 1)} ${unit}`

/** A table with four decimals must lead to the same tenth. */
export const isSafeToRound = (value: number): boolean => Math.abs(((value * 10) % 1) - 0.5) > 0.1

export const trigMistakes = {
  sine: both('multiplied by the sine', 'nag-multiply sa sine'),
  cosine: both('multiplied by the cosine', 'nag-multiply sa cosine'),
  tangent: both('multiplied by the tangent', 'nag-multiply sa tangent'),
  'tangent-divided': both('divided by the tangent', 'nag-divide sa tangent'),
  'sine-divided': both('divided by the sine', 'nag-divide sa sine'),
  'cosine-divided': both('divided by the cosine', 'nag-divide sa cosine'),
}
export type TrigMistake = keyof typeof trigMistakes

export function trigWrong(angle: number, length: number, unit: string): Record<TrigMistake, string> {
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  return {
    sine: tenths(length * sine, unit),
    cosine: tenths(length * cosine, unit),
    tangent: tenths((length * sine) / cosine, unit),
    'tangent-divided': tenths((length * cosine) / sine, unit),
    'sine-divided': tenths(length / sine, unit),
    'cosine-divided': tenths(length / cosine, unit),
  }
}

const ratioOf = ({ known, asked }: RightTriangleGiven): 'sin' | 'cos' | 'tan' => {
  const sides = [known, asked]
  if (!sides.includes('hypotenuse')) return 'tan'
  return sides.includes('opposite') ? 'sin' : 'cos'
}

/** The way to the asked side, with names for the sides. */
export function trigSteps(
  given: RightTriangleGiven & { unit: string },
  names: Record<Side, string>,
): string[] {
  const { angle, length, unit, asked, known } = given
  const ratio = ratioOf(given)
  const isAbove = ratio === 'tan' ? asked === 'opposite' : asked !== 'hypotenuse'
  const [above, below] = isAbove ? [names[asked], names[known]] : [names[known], names[asked]]
  const sign = isAbove ? '×' : '÷'
  const value = rounded(Math[ratio](radians(angle)), 4)
  return [
    `${ratio} ${angle}° = ${above}/${below}`,
    `${names[asked]} = ${length} ${sign} ${ratio} ${angle}° ≈ ${length} ${sign} ${value}`,
    `${names[asked]} ≈ ${tenths(exact(given), unit)}`,
  ]
}
