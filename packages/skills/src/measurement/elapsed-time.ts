import { type Language, skill } from '../skill.ts'
import { drawTimedEvent, eventEnd, eventOf, type Timed } from './events.ts'
import { lasting, lastingMinutes, ofDay } from './times.ts'
import { apply, rule, sentences, stronger, understand } from './words.ts'

const parts = (given: Timed) => {
  const end = eventEnd(given)
  const hours = Math.floor(end / 60) - Math.floor(given.start / 60)
  return { end, hours, from: given.start % 60, to: end % 60 }
}

const span = (given: Timed, language: Language) =>
  `${ofDay(given.start, language)} ${language === 'en' ? 'to' : 'hanggang'} ${ofDay(eventEnd(given), language)}`

const story = (given: Timed, language: Language) => {
  const { begins, ends, howLong } = eventOf(given)[language]
  return sentences(
    begins(given.who, ofDay(given.start, language)),
    ends(given.who, ofDay(eventEnd(given), language)),
    howLong(given.who),
  )
}

const steps = (given: Timed, language: Language): string[] => {
  const { end } = parts(given)
  const full = Math.floor(given.length / 60)
  const reached = given.start + full * 60
  const to = language === 'en' ? 'to' : 'hanggang'
  const from = language === 'en' ? 'From' : 'Mula'
  const step = (one: number, other: number) =>
    `${from} ${ofDay(one, language)} ${to} ${ofDay(other, language)}: ${lastingMinutes(other - one, language)}`
  return [
    ...(full > 0 ? [step(given.start, reached)] : []),
    ...(reached < end && full > 0 ? [step(reached, end)] : []),
    `${language === 'en' ? 'The elapsed time is' : 'Ang lumipas na oras ay'} ${lastingMinutes(given.length, language)}.`,
  ]
}

export const elapsedTime = skill<
  Timed,
  'hundred' | 'smaller' | 'hour-more' | 'hour-less' | 'hours-only' | 'noon' | 'end-hour' | 'end-minutes'
>({
  id: 'measurement/elapsed-time',
  area: 'Mathematics',
  name: { en: 'Elapsed time', fil: 'Lumipas na oras' },
  grades: [2, 5],
  cues: {
    en: ['elapsed time', 'how long', 'duration', 'starting time', 'end time', 'time passed'],
    fil: [
      'lumipas na oras',
      'gaano katagal',
      'oras ng simula',
      'oras ng pagtatapos',
      'elapsed time',
      'tagal',
    ],
  },
  units: [
    'mathematics/1/orasan-at-kalendaryo',
    'mathematics/5/time-and-time-zones',
    'mathematics/3/area-at-oras',
  ],
  largest: () => 60,
  mistakes: {
    hundred: {
      en: 'subtracted as if an hour had 100 minutes',
      fil: 'nagbawas na parang may 100 minuto ang isang oras',
    },
    smaller: {
      en: 'subtracted the smaller number of minutes from the larger without regrouping',
      fil: 'ibinawas ang mas maliit na minuto sa mas malaki nang walang regrouping',
    },
    'hour-more': { en: 'counted one hour too many', fil: 'lumabis ng isang oras sa pagbilang' },
    'hour-less': { en: 'counted one hour too few', fil: 'kinulang ng isang oras sa pagbilang' },
    'hours-only': {
      en: 'compared only the hours',
      fil: 'mga oras lamang ang inihambing at hindi ang minuto',
    },
    noon: {
      en: 'subtracted the clock times without counting past 12 noon',
      fil: 'nagbawas nang hindi nagbilang lampas ng 12:00 ng tanghali',
    },
    'end-hour': { en: 'gave the hour of the end time', fil: 'ibinigay ang oras ng pagtatapos' },
    'end-minutes': {
      en: 'took the minutes of the end time without subtracting',
      fil: 'kinuha ang minuto ng oras ng pagtatapos nang hindi nagbabawas',
    },
  },
  rules: {
    en: [
      rule('One hour has {60} minutes.', 'How many minutes are in one hour?', '12', '24', '100'),
      rule(
        'From 8:30 a.m. to 9:15 a.m. there are {45} minutes.',
        'How many minutes are there from 8:30 a.m. to 9:15 a.m.?',
        '15',
        '85',
        '105',
      ),
      rule(
        'The time between the start and the end of an activity is the {elapsed time}.',
        'What do we call the time between the start and the end of an activity?',
        'starting time',
        'end time',
        'time zone',
      ),
    ],
    fil: [
      rule(
        'Ang bilang ng minuto sa isang oras ay {60}.',
        'Ilang minuto ang mayroon sa isang oras?',
        '12',
        '24',
        '100',
      ),
      rule(
        'Mula 8:30 ng umaga hanggang 9:15 ng umaga ay {45} minuto.',
        'Ilang minuto mula 8:30 ng umaga hanggang 9:15 ng umaga?',
        '15',
        '85',
        '105',
      ),
      rule(
        'Ang oras sa pagitan ng simula at wakas ng gawain ay ang {lumipas na oras}.',
        'Ano ang tawag sa oras sa pagitan ng simula at wakas ng gawain?',
        'oras ng simula',
        'oras ng wakas',
        'time zone',
      ),
    ],
  },
  draw: (draw) => {
    const given = drawTimedEvent(draw)
    const { from, to } = parts(given)
    if (draw.grade > 3 && from === to) throw new RangeError('Whole hours are too easy.')
    if (draw.grade > 4 && to > from) throw new RangeError('Without regrouping it is too easy.')
    return given
  },
  answer: ({ length }, language) => lastingMinutes(length, language),
  wrong: (given, language) => {
    const { end, hours, from, to } = parts(given)
    const { length } = given
    const clockTime = (minutes: number) => ((minutes + 660) % 720) + 60
    const wholeEnd = Math.floor(clockTime(end) / 60)
    const results = {
      hundred: to < from ? lasting(hours - 1, to + 100 - from, language) : undefined,
      smaller: lasting(hours, Math.abs(to - from), language) || undefined,
      'hour-more': lastingMinutes(length + 60, language),
      'hour-less': length > 60 ? lastingMinutes(length - 60, language) : undefined,
      'hours-only': hours > 0 ? lasting(hours, 0, language) : undefined,
      noon:
        given.start < 720 && end >= 780
          ? lastingMinutes(clockTime(given.start) - clockTime(end), language)
          : undefined,
      'end-hour': from + to === 0 ? lasting(wholeEnd, 0, language) : undefined,
      'end-minutes': to > 0 ? lasting(hours, to, language) : undefined,
    }
    // Minutes beyond 59 are no measure that anybody would write down.
    return stronger(lastingMinutes(length, language), results, to + 100 - from >= 60 ? ['hundred'] : [])
  },
  stems: {
    en: [
      understand((given) => `How much time passes from ${span(given, 'en')}?`),
      understand((given) => sentences(`Find the elapsed time from ${span(given, 'en')}`)),
      apply((given) => story(given, 'en')),
      apply((given) => story(given, 'en')),
    ],
    fil: [
      understand((given) => `Gaano katagal ang lumipas mula ${span(given, 'fil')}?`),
      understand((given) => `Hanapin ang lumipas na oras mula ${span(given, 'fil')}.`),
      apply((given) => story(given, 'fil')),
      apply((given) => story(given, 'fil')),
    ],
  },
  statement: {
    en: (given, said) => `From ${span(given, 'en')}, the elapsed time is ${said}.`,
    fil: (given, said) => `Mula ${span(given, 'fil')}, ang lumipas na oras ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
