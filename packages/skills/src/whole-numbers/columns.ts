import { digitAt } from './places.ts'

/** What learners get when a column of digits goes wrong. */

const places = (...numbers: readonly number[]) =>
  Array.from({ length: String(Math.max(...numbers)).length }, (_, place) => place)

const byColumn = (one: number, other: number, digit: (top: number, bottom: number) => number) =>
  places(one, other).reduce(
    (sum, place) => sum + digit(digitAt(one, place), digitAt(other, place)) * 10 ** place,
    0,
  )

/** Each column is added, and what should be carried is lost: 47 + 38 gives 75. */
export const addedWithoutCarrying = (one: number, other: number): number => {
  const top = 10 ** String(Math.max(one, other)).length
  const sum = byColumn(one, other, (a, b) => (a + b) % 10)
  // In the first column nothing is written above: both digits stand in the sum.
  const first = digitAt(one, String(top).length - 2) + digitAt(other, String(top).length - 2)
  return first > 9 ? sum + top : sum
}

/** The lowest place that takes a carried or borrowed digit, if there is one. */
export const firstCarry = (one: number, other: number): number | undefined =>
  places(one, other).find((place) => digitAt(one, place) + digitAt(other, place) > 9)

export const firstBorrow = (one: number, other: number): number | undefined =>
  places(one, other).find((place) => digitAt(one, place) < digitAt(other, place))

/** In each column the smaller digit is taken from the larger: 52 − 38 gives 26. */
export const smallerFromLarger = (one: number, other: number): number =>
  byColumn(one, other, (a, b) => Math.abs(a - b))

/** One is borrowed, but the digit that it came from stays: 52 − 38 gives 24. */
export const borrowedWithoutPaying = (one: number, other: number): number =>
  byColumn(one, other, (a, b) => (a - b + 10) % 10)

/** Each digit is multiplied, and what should be carried is lost: 47 × 3 gives 121. */
export const multipliedWithoutCarrying = (number: number, digit: number): number => {
  const last = String(number).length - 1
  return places(number).reduce((sum, place) => {
    const product = digitAt(number, place) * digit
    return sum + (place === last ? product : product % 10) * 10 ** place
  }, 0)
}
