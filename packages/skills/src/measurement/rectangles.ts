import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import type { Person } from '../words/people.ts'

/** Things with four right angles and how long and wide they may be. */
type Flat = InBoth<string> & {
  unit: 'cm' | 'm'
  long: readonly [number, number]
  wide: readonly [number, number]
  /** Whether it may be a square. */
  square: boolean
}

const flats: readonly Flat[] = [
  { en: 'garden', fil: 'hardin', unit: 'm', long: [6, 20], wide: [4, 12], square: true },
  { en: 'vegetable plot', fil: 'taniman ng gulay', unit: 'm', long: [5, 15], wide: [2, 8], square: true },
  { en: 'bedroom', fil: 'silid-tulugan', unit: 'm', long: [4, 6], wide: [3, 5], square: true },
  { en: 'fishpond', fil: 'palaisdaan', unit: 'm', long: [15, 40], wide: [10, 25], square: true },
  { en: 'greeting card', fil: 'kard', unit: 'cm', long: [10, 25], wide: [8, 20], square: true },
  { en: 'handkerchief', fil: 'panyo', unit: 'cm', long: [20, 40], wide: [20, 40], square: true },
  {
    en: 'notebook cover',
    fil: 'pabalat ng kuwaderno',
    unit: 'cm',
    long: [18, 28],
    wide: [12, 20],
    square: false,
  },
  { en: 'poster', fil: 'poster', unit: 'cm', long: [30, 60], wide: [20, 45], square: false },
  { en: 'floor mat', fil: 'banig', unit: 'm', long: [2, 4], wide: [1, 2], square: false },
]

export type Rectangle = { thing: InBoth<string>; unit: 'cm' | 'm'; long: number; wide: number; who: Person }

/** A rectangle or, in so many of a hundred cases, a square, whose measure is not above what the lesson allows. */
export function rectangleFrom(
  draw: Draw,
  squares: number,
  measure: (long: number, wide: number) => number,
): Rectangle {
  const isSquare = draw.chanceOf(squares)
  const flat = draw.pick(flats.filter(({ square }) => square || !isSquare))
  const wide = draw.int(...flat.wide)
  const long = isSquare ? wide : draw.int(...flat.long)
  if ((!isSquare && long < wide + 2) || measure(long, wide) > draw.largest || wide < 2)
    throw new RangeError('It must be longer than wide, and not too large.')
  return { thing: { en: flat.en, fil: flat.fil }, unit: flat.unit, long, wide, who: draw.person() }
}

export const isSquare = ({ long, wide }: { long: number; wide: number }): boolean => long === wide
