import { whenNeeded } from './when-needed.ts'

const pesosFormat = whenNeeded(
  () => new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', maximumFractionDigits: 0 }),
)
const exactPesosFormat = whenNeeded(
  () => new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }),
)
const numberFormat = whenNeeded(() => new Intl.NumberFormat('en-PH'))

export const pesoText = (amount: number): string => pesosFormat().format(amount)

/** With centavos, as a wallet app asks for it. */
export const exactPesos = (amount: number): string => exactPesosFormat().format(amount)

const hasNoSeparators = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000

export const number = (value: number): string =>
  hasNoSeparators(value) ? String(value) : numberFormat().format(value)

export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`

const aheadOfUtcMs = 8 * 3_600_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const at = (moment: Date | string): Date => (typeof moment === 'string' ? new Date(moment) : moment)

/**
 * Its UTC parts are what a clock in Manila shows: no clock is changed there. Browsers write such days too, but what they need
 * for it keeps a slow phone busy for a tenth of a second.
 */
const inManila = (moment: Date | string): Date => new Date(at(moment).getTime() + aheadOfUtcMs)

const monthOf = (day: Date): string => months[day.getUTCMonth()] ?? ''

/** Sunday, November 15, 2026 */
export function longDay(moment: Date): string {
  const day = inManila(moment)
  return `${weekdays[day.getUTCDay()]}, ${monthOf(day)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** Nov 15, 2026 */
export function shortDay(moment: Date | string): string {
  const day = inManila(moment)
  return `${monthOf(day).slice(0, 3)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** 2026-11-15, as a date field holds it */
export const dateFieldDay = (moment: Date): string => inManila(moment).toISOString().slice(0, 10)

/** 9:08 PM */
export function timeOfDay(moment: Date | string): string {
  const day = inManila(moment)
  const hours = day.getUTCHours()
  return `${hours % 12 || 12}:${String(day.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Nov 15, 2026, 9:08 PM */
export const dayAndTime = (moment: Date | string): string => `${shortDay(moment)}, ${timeOfDay(moment)}`

export function greeting(moment: Date): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = inManila(moment).getUTCHours()
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

type Named = { first_name: string; last_name: string; email: string }

export const fullName = (person: Named): string =>
  [person.first_name, person.last_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ') || person.email

export function initials(person: Named): string {
  const first = (text: string) => Array.from(text.trim())[0] ?? ''
  const letters = first(person.first_name) + first(person.last_name) || first(person.email)
  return letters.toLocaleUpperCase('en-PH')
}
