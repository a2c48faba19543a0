import { type Language, skill } from '../skill.ts'
import { type Scheduled, scheduled } from './schedules.ts'
import { amPm, noon, on24, pad } from './times.ts'
import { apply, capital, rule, understand } from './words.ts'

const steps = ({ minutes }: Scheduled, language: Language): string[] => {
  const hour = Math.floor(minutes / 60)
  const last = `${on24(minutes)} = ${amPm(minutes)}`
  if (hour > 12)
    return [
      `${language === 'en' ? 'The hour is more than 12: subtract 12 and write p.m.' : 'Higit sa 12 ang oras: magbawas ng 12 at isulat ang p.m.'} ${hour} − 12 = ${hour - 12}`,
      last,
    ]
  if (hour === 12)
    return [
      language === 'en'
        ? 'Hour 12 is just after noon: p.m.'
        : 'Ang oras na 12 ay pagkatapos ng tanghali: p.m.',
      last,
    ]
  if (hour === 0)
    return [
      language === 'en'
        ? 'Hour 00 is just after midnight: 12 a.m.'
        : 'Ang oras na 00 ay pagkatapos ng hatinggabi: 12 a.m.',
      last,
    ]
  return [language === 'en' ? 'Before hour 12 it is a.m.' : 'Bago ang oras na 12 ay a.m.', last]
}

const half = (minutes: number) => (minutes < noon ? 'a.m.' : 'p.m.')

export const to12HourTime = skill<Scheduled, 'other-half' | 'ten' | 'hour-more' | 'hour-less' | 'kept'>({
  id: 'measurement/to-12-hour-time',
  area: 'Mathematics',
  name: { en: 'From the 24-hour to the 12-hour clock', fil: 'Mula 24-hour tungo sa 12-hour clock' },
  grades: [5, 6],
  cues: {
    en: ['24-hour clock', '24-hour time', '12-hour time', 'military time', 'a.m. and p.m.'],
    fil: ['24-hour clock', '24-hour time', '12-hour time', 'a.m. at p.m.', '24 na oras'],
  },
  notation: [/\b(?:1[3-9]|2[0-3]):[0-5]\d\b/],
  units: ['mathematics/5/time-and-time-zones'],
  largest: () => 60,
  mistakes: {
    'other-half': { en: 'confused a.m. and p.m.', fil: 'napagpalit ang a.m. at p.m.' },
    ten: { en: 'subtracted 10 instead of 12 from the hour', fil: 'nagbawas ng 10 sa oras sa halip na 12' },
    'hour-more': { en: 'went one hour too far', fil: 'lumabis ng isang oras' },
    'hour-less': { en: 'stopped one hour too early', fil: 'kinulang ng isang oras' },
    kept: {
      en: 'kept the hour of the 24-hour clock',
      fil: 'hindi binago ang oras ng 24-hour clock',
    },
  },
  rules: {
    en: [
      rule(
        'To change 18:00 to 12-hour time, {subtract 12} from the hour.',
        'What do we do with the hour to change 18:00 to 12-hour time?',
        'subtract 10',
        'subtract 6',
        'add 12',
      ),
      rule(
        'The time 00:20 is {12:20 a.m.} on the 12-hour clock.',
        'What is 00:20 on the 12-hour clock?',
        '12:20 p.m.',
        '10:20 a.m.',
        '10:20 p.m.',
      ),
      rule(
        'The time 13:00 is {1:00 p.m.} on the 12-hour clock.',
        'What is 13:00 on the 12-hour clock?',
        '1:00 a.m.',
        '3:00 p.m.',
        '3:00 a.m.',
      ),
    ],
    fil: [
      rule(
        'Upang isulat ang 18:00 sa 12-hour time, {magbawas ng 12} sa oras.',
        'Ano ang gagawin sa oras upang isulat ang 18:00 sa 12-hour time?',
        'magbawas ng 10',
        'magbawas ng 6',
        'magdagdag ng 12',
      ),
      rule(
        'Ang 00:20 ay {12:20 a.m.} sa 12-hour clock.',
        'Ano ang 00:20 sa 12-hour clock?',
        '12:20 p.m.',
        '10:20 a.m.',
        '10:20 p.m.',
      ),
      rule(
        'Ang 13:00 ay {1:00 p.m.} sa 12-hour clock.',
        'Ano ang 13:00 sa 12-hour clock?',
        '1:00 a.m.',
        '3:00 p.m.',
        '3:00 a.m.',
      ),
    ],
  },
  draw: scheduled,
  answer: ({ minutes }) => amPm(minutes),
  wrong: ({ minutes }) => {
    const hour = Math.floor(minutes / 60)
    return {
      'other-half': amPm((minutes + noon) % 1440),
      ten: hour > 12 && hour < 23 ? `${hour - 10}:${pad(minutes % 60)} p.m.` : undefined,
      'hour-more': amPm((minutes + 60) % 1440),
      'hour-less': amPm((minutes + 1380) % 1440),
      kept: hour > 12 || hour === 0 ? `${hour}:${pad(minutes % 60)} ${half(minutes)}` : undefined,
    }
  },
  stems: {
    en: [
      understand(({ minutes }) => `What is ${on24(minutes)} in 12-hour time?`),
      understand(({ minutes }) => `How is ${on24(minutes)} written with a.m. or p.m.?`),
      apply(
        ({ minutes, schedule }) =>
          `${capital(schedule.en(on24(minutes)))}. What time is that on the 12-hour clock?`,
      ),
      apply(
        ({ minutes, schedule, who }) =>
          `${who.name} reads that ${schedule.en(on24(minutes))}. What is this time with a.m. or p.m.?`,
      ),
    ],
    fil: [
      understand(({ minutes }) => `Ano ang ${on24(minutes)} sa 12-hour time?`),
      understand(({ minutes }) => `Paano isinusulat ang ${on24(minutes)} gamit ang a.m. o p.m.?`),
      apply(
        ({ minutes, schedule }) =>
          `Ayon sa iskedyul, ${schedule.fil(on24(minutes))}. Anong oras iyon sa 12-hour clock?`,
      ),
      apply(
        ({ minutes, schedule, who }) =>
          `Nabasa ni ${who.name} na ${schedule.fil(on24(minutes))}. Ano ang oras na ito gamit ang a.m. o p.m.?`,
      ),
    ],
  },
  statement: {
    en: ({ minutes }, said) => `The time ${on24(minutes)} on the 24-hour clock is ${said}`,
    fil: ({ minutes }, said) => `Ang ${on24(minutes)} sa 24-hour clock ay ${said}`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
