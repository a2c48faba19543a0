import type { Draw } from '../draw.ts'
import { grouped, pesos, rounded } from '../words/numbers.ts'

/** Throws away what was drawn when a number is too large, so that the maker draws again. */
export function withinLargest({ largest }: Draw, ...numbers: readonly number[]) {
  if (numbers.some((number) => Math.abs(number) > largest)) throw new RangeError(`More than ${largest}.`)
}

/** A count of things: whole and more than none, or no answer at all. */
export const countOf = (value: number): string | undefined =>
  Number.isInteger(rounded(value, 9)) && value > 0 ? grouped(rounded(value, 9)) : undefined

/** An amount in whole pesos, or no answer at all. */
export const paid = (value: number): string | undefined =>
  value > 0 && Number.isInteger(rounded(value, 9)) ? pesos(value) : undefined

/** With a true minus: "−7". */
export const signed = (value: number): string => grouped(value)

/** In brackets behind a sign of operation: "5 + (−7)". */
export const bracketed = (value: number): string => (value < 0 ? `(${grouped(value)})` : grouped(value))

/** A number before a Filipino noun: "3 araw", "4 na araw", for apat, anim and siyam end in a consonant. */
export const ilan = (count: number, noun: string): string =>
  `${grouped(count)}${/[469]$/.test(String(count)) ? ' na' : ''} ${noun}`

/** "2, 3 and 5". */
export const listedItems = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
