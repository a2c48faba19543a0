const zone = 'Asia/Manila'

const pesosFormat = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
  maximumFractionDigits: 0,
})
const numberFormat = new Intl.NumberFormat('en-PH')
const dayFormat = new Intl.DateTimeFormat('en-PH', { dateStyle: 'full', timeZone: zone })
const shortDayFormat = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: zone })
const timeFormat = new Intl.DateTimeFormat('en-PH', { timeStyle: 'short', timeZone: zone })
const dateFieldFormat = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
const hourFormat = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', hourCycle: 'h23', timeZone: zone })

export const pesos = (amount: number): string => pesosFormat.format(amount)

export const number = (value: number): string => numberFormat.format(value)

export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`

/** Sunday, November 15, 2026 */
export const longDay = (moment: Date): string => dayFormat.format(moment)

const at = (moment: Date | string): Date => (typeof moment === 'string' ? new Date(moment) : moment)

/** Nov 15, 2026 */
export const shortDay = (moment: Date | string): string => shortDayFormat.format(at(moment))

/** 2026-11-15, as a date field holds it */
export const dateFieldDay = (moment: Date): string => dateFieldFormat.format(moment)

/** 9:08 PM */
export const timeOfDay = (moment: Date | string): string =>
  timeFormat.format(at(moment)).replace('\u202f', ' ')

/** Nov 15, 2026, 9:08 PM */
export const dayAndTime = (moment: Date | string): string => `${shortDay(moment)}, ${timeOfDay(moment)}`

export function greeting(moment: Date): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = Number(hourFormat.format(moment))
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
