import type { Draw } from '../draw.ts'
import type { Language } from '../skill.ts'

/** From the right, from 0. */
export const placeNames = [
  { en: 'ones', fil: 'isahan' },
  { en: 'tens', fil: 'sampuan' },
  { en: 'hundreds', fil: 'sandaanan' },
  { en: 'thousands', fil: 'libuhan' },
  { en: 'ten thousands', fil: 'sampung libuhan' },
  { en: 'hundred thousands', fil: 'sandaang libuhan' },
  { en: 'millions', fil: 'milyunan' },
] as const

export const placeNameOf = (place: number, language: Language) => placeNames[place]?.[language]

/** How far whole numbers go in a grade. */
export const numbersTo = (grade: number): number =>
  [100, 1_000, 10_000, 1_000_000, 10_000_000][Math.max(1, Math.min(5, grade)) - 1] ?? 100

/** How many digits a number of the grade has: as many as it may, at times one fewer. */
export const lengthFor = ({ chanceOf, largest }: Draw, least = 2): number => {
  const most = String(largest - 1).length
  return Math.max(least, chanceOf(75) ? most : most - 1)
}

export const numberFromDigits = (digits: readonly number[]): number => Number(digits.join(''))

export const digitsOf = (number: number): number[] => [...String(number)].map(Number)

export const digitAt = (number: number, place: number): number => Math.floor(number / 10 ** place) % 10

/** A number of so many digits that differ, some of them 0 after the first. */
export const drawnNumber = (draw: Draw, length: number): number => {
  const [first = 1] = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 1)
  const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== first)
  const number = numberFromDigits([first, ...draw.some(others, length - 1)])
  if (number > draw.largest) throw new RangeError('The number is too large.')
  return number
}

/** What each digit adds to the number, without zeros: 3,405 gives 3,000, 400 and 5. */
export const expandedPartsOf = (number: number): number[] =>
  digitsOf(number)
    .map((digit, at, { length }) => digit * 10 ** (length - 1 - at))
    .filter((part) => part > 0)

const whenOther = (changed: number, number: number) =>
  changed === number || String(changed).length < String(number).length - 1 ? undefined : changed

/** The digits at two places change their places; both count from the right. */
export const swapped = (number: number, one: number, other: number): number | undefined => {
  const [first, second] = [digitAt(number, one), digitAt(number, other)]
  const changed = number + (second - first) * 10 ** one + (first - second) * 10 ** other
  return String(changed).length === String(number).length ? whenOther(changed, number) : undefined
}

/** The first 0 inside is left out: 3,045 becomes 345. */
export const withoutZero = (number: number): number | undefined =>
  whenOther(Number(String(number).replace(/0(?=.*[1-9])/, '')), number)

/** One 0 more before the last digit or digits: 345 becomes 3,045. */
export const withZero = (number: number, place: number): number | undefined => {
  const text = String(number)
  return place > 0 && place < text.length
    ? Number(`${text.slice(0, -place)}0${text.slice(-place)}`)
    : undefined
}
