import { dayAndTime, shortDay, timeOfDay } from './format.ts'

const dayLong = 86_400_000

/** "today at 8:10 PM", "yesterday at 8:10 PM", "Nov 2, 2026 at 8:10 PM" */
export function whenSaid(moment: string, now: Date): string {
  const day = shortDay(moment)
  const time = timeOfDay(moment)
  if (day === shortDay(now)) return `today at ${time}`
  if (day === shortDay(new Date(now.getTime() - dayLong))) return `yesterday at ${time}`
  return `${day} at ${time}`
}

/** "as of 8:10 PM", on another day "as of Nov 2, 2026, 8:10 PM" */
export const asOfText = (moment: Date, now: Date): string =>
  `as of ${shortDay(moment) === shortDay(now) ? timeOfDay(moment) : dayAndTime(moment)}`
