import { type Language, skill } from '../skill.ts'
import { type Scheduled, scheduled } from './schedules.ts'
import { amPm, noon, on24, pad } from './times.ts'
import { apply, capital, rule, understand } from './words.ts'

const steps = ({ minutes }: Scheduled, language: Language): string[] => {
  const last = `${amPm(minutes)} = ${on24(minutes)}`
  const hour = Math.floor(minutes / 60)
  if (hour === 0)
    return [
      language === 'en'
        ? 'The hour after midnight, 12 a.m., is hour 00.'
        : 'Ang oras pagkatapos ng hatinggabi, 12 a.m., ay oras na 00.',
      last,
    ]
  if (hour < 12)
    return [language === 'en' ? 'An a.m. hour stays the same.' : 'Hindi nagbabago ang oras na a.m.', last]
  if (hour === 12)
    return [
      language === 'en'
        ? 'The hour after noon, 12 p.m., stays 12.'
        : 'Ang oras pagkatapos ng tanghali, 12 p.m., ay 12 pa rin.',
      last,
    ]
  return [
    `${language === 'en' ? 'For p.m., add 12 to the hour' : 'Kung p.m., magdagdag ng 12 sa oras'}: ${hour - 12} + 12 = ${hour}`,
    last,
  ]
}

export const to24HourTime = skill<
  Scheduled,
  'other-half' | 'ten' | 'hour-more' | 'hour-less' | 'twenty-four'
>({
  id: 'measurement/to-24-hour-time',
  area: 'Mathematics',
  name: { en: 'From the 12-hour to the 24-hour clock', fil: 'Mula 12-hour tungo sa 24-hour clock' },
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
    ten: { en: 'added 10 instead of 12 to the hour', fil: 'nagdagdag ng 10 sa oras sa halip na 12' },
    'hour-more': { en: 'went one hour too far', fil: 'lumabis ng isang oras' },
    'hour-less': { en: 'stopped one hour too early', fil: 'kinulang ng isang oras' },
    'twenty-four': { en: 'wrote 24 for the hour', fil: 'isinulat ang 24 bilang oras' },
  },
  rules: {
    en: [
      rule(
        'To change 5:00 p.m. to 24-hour time, {add 12} to the hour.',
        'What do we do with the hour to change 5:00 p.m. to 24-hour time?',
        'add 10',
        'add 24',
        'subtract 12',
      ),
      rule(
        'In 24-hour time, 12:30 a.m. is {00:30}.',
        'How is 12:30 a.m. written in 24-hour time?',
        '12:30',
        '24:30',
        '01:30',
      ),
      rule(
        'In 24-hour time, 9:15 a.m. is {09:15}.',
        'How is 9:15 a.m. written in 24-hour time?',
        '19:15',
        '21:15',
        '00:15',
      ),
    ],
    fil: [
      rule(
        'Upang isulat ang 5:00 p.m. sa 24-hour time, {magdagdag ng 12} sa oras.',
        'Ano ang gagawin sa oras upang isulat ang 5:00 p.m. sa 24-hour time?',
        'magdagdag ng 10',
        'magdagdag ng 24',
        'magbawas ng 12',
      ),
      rule(
        'Sa 24-hour time, ang 12:30 a.m. ay {00:30}.',
        'Paano isinusulat ang 12:30 a.m. sa 24-hour time?',
        '12:30',
        '24:30',
        '01:30',
      ),
      rule(
        'Sa 24-hour time, ang 9:15 a.m. ay {09:15}.',
        'Paano isinusulat ang 9:15 a.m. sa 24-hour time?',
        '19:15',
        '21:15',
        '00:15',
      ),
    ],
  },
  draw: scheduled,
  answer: ({ minutes }) => on24(minutes),
  also: ({ minutes }) => (minutes >= 60 && minutes < 600 ? [on24(minutes).slice(1)] : []),
  wrong: ({ minutes }) => {
    const hour = Math.floor(minutes / 60)
    return {
      'other-half': on24(minutes + noon),
      ten: hour > 12 ? on24(minutes - 120) : hour > 0 && hour < 12 ? on24(minutes + 600) : undefined,
      'hour-more': on24(minutes + 60),
      'hour-less': hour > 0 ? on24(minutes - 60) : undefined,
      'twenty-four': hour % 12 === 0 ? `24:${pad(minutes % 60)}` : undefined,
    }
  },
  stems: {
    en: [
      understand(({ minutes }) => `What is ${amPm(minutes)} in 24-hour time?`),
      understand(({ minutes }) => `How is ${amPm(minutes)} written on the 24-hour clock?`),
      apply(
        ({ minutes, schedule }) =>
          `${capital(schedule.en(amPm(minutes)))} How is this time written in a 24-hour schedule?`,
      ),
      apply(
        ({ minutes, schedule, who }) =>
          `${who.name} makes a schedule in 24-hour time. ${capital(schedule.en(amPm(minutes)))} What time should ${who.he} write?`,
      ),
    ],
    fil: [
      understand(({ minutes }) => `Ano ang ${amPm(minutes)} sa 24-hour time?`),
      understand(({ minutes }) => `Paano isinusulat ang ${amPm(minutes)} sa 24-hour clock?`),
      apply(
        ({ minutes, schedule }) =>
          `${capital(schedule.fil(amPm(minutes)))} Paano isinusulat ang oras na ito sa 24-hour time?`,
      ),
      apply(
        ({ minutes, schedule, who }) =>
          `Gumagawa si ${who.name} ng iskedyul sa 24-hour time. ${capital(schedule.fil(amPm(minutes)))} Anong oras ang dapat niyang isulat?`,
      ),
    ],
  },
  statement: {
    en: ({ minutes }, said) => `In 24-hour time, ${amPm(minutes)} is ${said}.`,
    fil: ({ minutes }, said) => `Sa 24-hour time, ang ${amPm(minutes)} ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
