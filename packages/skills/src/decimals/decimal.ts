import type { Draw } from '../draw.ts'
import type { Language } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

/** A whole number of its last place: 3.45 is 345 hundredths, with 2 places. */
export type Decimal = { units: number; places: number }

/** With all its places: 1250 thousandths is "1.250". */
export function decimalText({ units, places }: Decimal): string {
  const digits = String(units).padStart(places + 1, '0')
  return grouped(places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`)
}

/** The same value without zeros at the end. */
export function trimmedDecimal({ units, places }: Decimal): Decimal {
  return places > 0 && units % 10 === 0
    ? trimmedDecimal({ units: units / 10, places: places - 1 })
    : { units, places }
}

/** Without zeros at the end: 1250 thousandths is "1.25". */
export const shortest = (units: number, places: number): string =>
  decimalText(trimmedDecimal({ units, places }))

/** As a result of a mistake: nothing where it is not more than 0. */
export const wrongDecimal = (units: number, places: number): string | undefined =>
  units > 0 && Number.isInteger(units) ? shortest(units, places) : undefined

/** How many units of so many places it has. */
export const unitsAt = ({ units, places }: Decimal, at: number): number => units * 10 ** (at - places)

/** So many decimal places, none of the numbers ending in 0, with a whole part from one number to another. */
export function decimalFrom(draw: Draw, places: number, [least, most]: readonly [number, number]): Decimal {
  const part = draw.int(1, 10 ** places - 1)
  return { units: draw.int(least, most) * 10 ** places + (part % 10 === 0 ? part + 1 : part), places }
}

/** Places by their power of ten; teachers say the English names in Filipino too. */
const names = new Map([
  [3, 'thousands'],
  [2, 'hundreds'],
  [1, 'tens'],
  [0, 'ones'],
  [-1, 'tenths'],
  [-2, 'hundredths'],
  [-3, 'thousandths'],
  [-4, 'ten thousandths'],
])

export const placeName = (power: number): string | undefined => names.get(power)

/** How many decimal places the lessons of a grade use. */
export const decimalPlacesOf = (grade: number): number => Math.min(4, Math.max(2, grade - 2))

export const inOrder = (isRising: boolean, language: Language): string =>
  ({
    en: isRising ? 'from least to greatest' : 'from greatest to least',
    fil: isRising
      ? 'mula sa pinakamaliit hanggang sa pinakamalaki'
      : 'mula sa pinakamalaki hanggang sa pinakamaliit',
  })[language]
