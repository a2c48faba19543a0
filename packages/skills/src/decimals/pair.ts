import type { Draw } from '../draw.ts'
import type { Person } from '../words/people.ts'
import { type Decimal, decimalFrom, decimalText, unitsAt, wrongDecimal } from './decimal.ts'

/** Two decimals that are added or subtracted. */
export type DecimalPair = { one: Decimal; other: Decimal; who: Person; friend: Person }

/** Places of the first and of the second, which differ: tenths to hundredths in grade 5, to thousandths in grade 6. */
const lengths: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 2],
  [2, 3],
]

/** Both with a whole part up to a number. */
export function pairFrom(draw: Draw, most: number): DecimalPair {
  const [first, second] = draw.pick(draw.grade === 5 ? lengths.slice(0, 2) : lengths)
  const range = [0, Math.min(most, draw.largest)] as const
  const [who, friend] = draw.two()
  return { one: decimalFrom(draw, first, range), other: decimalFrom(draw, second, range), who, friend }
}

/** Both in units of the longer one's last place. */
export function raisedPair({ one, other }: DecimalPair): { first: number; second: number; places: number } {
  const places = Math.max(one.places, other.places)
  return { first: unitsAt(one, places), second: unitsAt(other, places), places }
}

/** The right digits with the point one place off. */
export const pointMoved = ({ units, places }: Decimal) => ({
  'point-left': wrongDecimal(units, places + 1),
  'point-right': places > 0 ? wrongDecimal(units, places - 1) : wrongDecimal(units * 10, 0),
})

export const decimalPairTold = ({ one, other, who, friend }: DecimalPair) => ({
  first: decimalText(one),
  second: decimalText(other),
  who,
  other: friend,
})
