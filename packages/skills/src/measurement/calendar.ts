import type { Drawing } from '@klasrum/drawings/drawing'
import { drawnTable } from '@klasrum/drawings/tables'
import type { Draw } from '../draw.ts'
import type { InBoth, Language } from '../skill.ts'

export const weekdays: InBoth<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fil: ['Linggo', 'Lunes', 'Martes', 'Miyerkoles', 'Huwebes', 'Biyernes', 'Sabado'],
}

const months: readonly [en: string, fil: string, days: number][] = [
  ['January', 'Enero', 31],
  ['March', 'Marso', 31],
  ['April', 'Abril', 30],
  ['May', 'Mayo', 31],
  ['June', 'Hunyo', 30],
  ['July', 'Hulyo', 31],
  ['August', 'Agosto', 31],
  ['September', 'Setyembre', 30],
  ['October', 'Oktubre', 31],
  ['November', 'Nobyembre', 30],
  ['December', 'Disyembre', 31],
]

/** A month and the weekday (Sunday is 0) of its first day. */
export type Month = { en: string; fil: string; days: number; first: number }

export const drawnMonth = (draw: Draw): Month => {
  const [en, fil, days] = draw.pick(months)
  return { en, fil, days, first: draw.int(0, 6) }
}

export const weekdayOf = ({ first }: Month, date: number): number => (first + date + 6) % 7

export const dayName = (weekday: number, language: Language): string =>
  weekdays[language][((weekday % 7) + 7) % 7] ?? ''

/** "June 17", "Hunyo 17". */
export const monthDayText = (month: Month, date: number, language: Language): string =>
  `${month[language]} ${date}`

/** As it hangs on the wall, a week in each row. */
export function calendarOf(month: Month, language: Language): Drawing {
  const { first, days } = month
  const rows = Array.from({ length: Math.ceil((first + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = week * 7 + day - first + 1
      return date > 0 && date <= days ? String(date) : ''
    }),
  )
  return drawnTable({
    rows: [weekdays[language].map((name) => name.slice(0, 3)), ...rows],
    alt: {
      en: `The calendar for ${month.en}. It has ${days} days, and ${month.en} 1 is a ${dayName(first, 'en')}.`,
      fil: `Ang kalendaryo ng ${month.fil}. Mayroon itong ${days} araw, at ${dayName(first, 'fil')} ang ${month.fil} 1.`,
    }[language],
  })
}

/** What happens on a day; school is from Monday to Friday. */
const occasions: readonly (InBoth<string> & { school: boolean })[] = [
  { en: 'birthday', fil: 'kaarawan', school: false },
  { en: 'class program', fil: 'palatuntunan ng klase', school: true },
  { en: 'quiz', fil: 'pagsusulit', school: true },
  { en: 'field trip', fil: 'field trip', school: true },
  { en: 'dance contest', fil: 'paligsahan sa sayaw', school: false },
  { en: 'family reunion', fil: 'reunion ng pamilya', school: false },
]

/** An occasion that fits the weekday. */
export const occasionOn = (draw: Draw, weekday: number): InBoth<string> =>
  draw.pick(occasions.filter(({ school }) => !school || (weekday % 7 > 0 && weekday % 7 < 6)))
