import type { Language } from '../skill.ts'
import { ilan, many } from './words.ts'

export const pad = (number: number): string => String(number).padStart(2, '0')

/** Minutes since midnight on the 12-hour clock: "7:05". */
export const onClock = (minutes: number): string =>
  `${(Math.floor(minutes / 60 + 11) % 12) + 1}:${pad(minutes % 60)}`

/** On the 24-hour clock: "19:05". */
export const on24 = (minutes: number): string => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`

export const noon = 12 * 60

/** What stands after the time: "a.m.", "noon", "ng hapon". */
export const partOfDay = (minutes: number, language: Language): string => {
  if (language === 'en') return minutes === noon ? 'noon' : minutes < noon ? 'a.m.' : 'p.m.'
  if (minutes < noon) return 'ng umaga'
  return minutes < noon + 60 ? 'ng tanghali' : minutes < noon + 360 ? 'ng hapon' : 'ng gabi'
}

/** "7:05 a.m.", "12:00 noon", "7:05 ng umaga". */
export const ofDay = (minutes: number, language: Language): string => {
  const day = (minutes + 1440) % 1440
  return `${onClock(day)} ${partOfDay(day, language)}`
}

/** Always with a.m. or p.m., as where the two clocks are compared. */
export const amPm = (minutes: number): string => `${onClock(minutes)} ${minutes < noon ? 'a.m.' : 'p.m.'}`

/** "1 hour and 30 minutes", "4 na oras", "45 minuto". */
export function lasting(hours: number, minutes: number, language: Language): string {
  const parts =
    language === 'en'
      ? [many(hours, 'hour'), many(minutes, 'minute')]
      : [ilan(hours, 'oras'), ilan(minutes, 'minuto')]
  return parts
    .filter((_, at) => (at === 0 ? hours > 0 : minutes > 0))
    .join(language === 'en' ? ' and ' : ' at ')
}

export const lastingMinutes = (minutes: number, language: Language): string =>
  lasting(Math.floor(minutes / 60), minutes % 60, language)
