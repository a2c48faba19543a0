import type { Draw } from '../draw.ts'
import type { InBoth, Language } from '../skill.ts'
import type { Person } from '../words/people.ts'

export type MeasuredBox = {
  thing: InBoth<string>
  unit: 'cm' | 'm'
  long: number
  wide: number
  high: number
  who: Person
}

type Sizes = readonly [
  long: readonly [number, number],
  wide: readonly [number, number],
  high: readonly [number, number],
]
export type BoxThing = InBoth<string> & { unit: 'cm' | 'm'; sizes: Sizes; cube: boolean }

export const isCube = ({ long, wide, high }: MeasuredBox): boolean => long === wide && wide === high

/** A box or, in so many of a hundred cases, a cube. */
export function boxFrom(
  draw: Draw,
  things: readonly BoxThing[],
  cubes: number,
  measure: (box: Pick<MeasuredBox, 'long' | 'wide' | 'high'>) => number,
): MeasuredBox {
  const asCube = draw.chanceOf(cubes)
  const { en, fil, unit, sizes } = draw.pick(things.filter(({ cube }) => cube || !asCube))
  const wide = draw.int(...sizes[1])
  const size = asCube
    ? { long: wide, wide, high: wide }
    : { long: draw.int(...sizes[0]), wide, high: draw.int(...sizes[2]) }
  if (measure(size) > draw.largest || (!asCube && size.long <= wide) || (!asCube && size.high === wide))
    throw new RangeError('The box must be longer than wide, and not too large.')
  return { thing: { en, fil }, unit, ...size, who: draw.person() }
}

/** "an edge of 5 cm"; "a length of 8 cm, a width of 5 cm and a height of 4 cm". */
export const boxSize = (box: MeasuredBox, language: Language): string => {
  const { long, wide, high, unit } = box
  if (isCube(box)) return language === 'en' ? `an edge of ${long} ${unit}` : `edge na ${long} ${unit}`
  return language === 'en'
    ? `a length of ${long} ${unit}, a width of ${wide} ${unit} and a height of ${high} ${unit}`
    : `habang ${long} ${unit}, lapad na ${wide} ${unit} at taas na ${high} ${unit}`
}

export const solidName = (box: MeasuredBox, language: Language): string =>
  isCube(box) ? 'cube' : { en: 'rectangular prism', fil: 'rectangular prism' }[language]
