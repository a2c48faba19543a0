import type { Draw } from '../draw.ts'
import type { InBoth, Language } from '../skill.ts'
import { grouped, rounded } from '../words/numbers.ts'

export type Pi = '3.14' | '22/7'
export type LengthUnit = 'cm' | 'm'
export type RoundMeasure = 'radius' | 'diameter'

/** Times π, as it is told to be taken. */
export const timesPi = (value: number, pi: Pi): number =>
  rounded(pi === '3.14' ? value * 3.14 : (value * 22) / 7, 6)

/** A number with at most two decimals, or nothing where it has more. */
export const shortDecimal = (value: number): string | undefined => {
  const short = rounded(value, 2)
  return Math.abs(short - value) < 1e-7 && short > 0 ? grouped(short) : undefined
}

export const usePi = (pi: Pi, language: Language): string =>
  language === 'en' ? `Use ${pi} for π.` : `Gamitin ang ${pi} para sa π.`

/** "a radius of 7 cm", "diameter na 14 cm". */
export const radiusOrDiameter = (
  radius: number,
  told: RoundMeasure,
  unit: LengthUnit,
  language: Language,
): string => {
  const length = `${told === 'radius' ? radius : 2 * radius} ${unit}`
  return language === 'en' ? `a ${told} of ${length}` : `${told} na ${length}`
}

export type RoundThing = InBoth<string> & { unit: LengthUnit; radius: readonly [number, number] }

/** With 22/7 the radius is a multiple of 7, so that the result is whole. */
export function radiusFor(draw: Draw, [least, most]: readonly [number, number], pi: Pi): number {
  const radii = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  return draw.pick(radii.filter((radius) => (pi === '22/7' ? radius % 7 === 0 : radius % 7 !== 0)))
}
