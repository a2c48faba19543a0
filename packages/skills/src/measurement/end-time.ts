import { type Language, skill } from '../skill.ts'
import { drawTimedEvent, eventEnd, eventOf, type Timed } from './events.ts'
import { lastingMinutes, noon, ofDay, onClock, pad, partOfDay } from './times.ts'
import { apply, rule, sentences, stronger, understand } from './words.ts'

const answer = (given: Timed, language: Language) => ofDay(eventEnd(given), language)

const story = (given: Timed, language: Language) => {
  const { begins, lasts, whenEnd } = eventOf(given)[language]
  return sentences(
    begins(given.who, ofDay(given.start, language)),
    lasts(given.who, lastingMinutes(given.length, language)),
    whenEnd(given.who),
  )
}

const steps = (given: Timed, language: Language): string[] => {
  const hours = Math.floor(given.length / 60) * 60
  const step = (from: number, length: number) =>
    sentences(
      language === 'en'
        ? `${lastingMinutes(length, 'en')} after ${ofDay(from, 'en')} is ${ofDay(from + length, 'en')}`
        : `${lastingMinutes(length, 'fil')} makalipas ang ${ofDay(from, 'fil')} ay ${ofDay(from + length, 'fil')}`,
    )
  const rest = given.length - hours
  return [
    ...(hours > 0 ? [step(given.start, hours)] : []),
    ...(rest > 0 ? [step(given.start + hours, rest)] : []),
  ]
}

export const endTime = skill<
  Timed,
  'over-sixty' | 'no-carry' | 'hour-more' | 'hours-only' | 'minutes-only' | 'subtracted' | 'same-half'
>({
  id: 'measurement/end-time',
  area: 'Mathematics',
  name: { en: 'Finding the end time', fil: 'Pagtukoy sa oras ng pagtatapos' },
  grades: [3, 5],
  cues: {
    en: ['end time', 'finishing time', 'arrival time', 'how long', 'duration', 'elapsed time'],
    fil: ['oras ng pagtatapos', 'oras ng pagdating', 'makalipas', 'lumipas na oras', 'gaano katagal'],
  },
  units: ['mathematics/5/time-and-time-zones'],
  largest: () => 60,
  mistakes: {
    'over-sixty': {
      en: 'added the minutes without changing 60 minutes to an hour',
      fil: 'pinagsama ang mga minuto nang hindi ginagawang isang oras ang 60 minuto',
    },
    'no-carry': {
      en: 'forgot to add the hour made by 60 minutes',
      fil: 'nakalimutang idagdag ang isang oras mula sa 60 minuto',
    },
    'hour-more': { en: 'counted one hour too many', fil: 'lumabis ng isang oras sa pagbilang' },
    'hours-only': { en: 'added only the hours', fil: 'mga oras lamang ang idinagdag' },
    'minutes-only': { en: 'added only the minutes', fil: 'mga minuto lamang ang idinagdag' },
    subtracted: { en: 'counted back instead of forward', fil: 'nagbilang nang pabalik sa halip na pasulong' },
    'same-half': {
      en: 'did not change from a.m. to p.m. after noon',
      fil: 'hindi binago ang bahagi ng araw paglampas ng tanghali',
    },
  },
  rules: {
    en: [
      rule(
        'A program that starts at 9:00 a.m. and lasts 2 hours ends at {11:00 a.m.}',
        'A program starts at 9:00 a.m. and lasts 2 hours. At what time does it end?',
        '7:00 a.m.',
        '10:00 a.m.',
        '12:00 noon',
      ),
      rule(
        '30 minutes after 7:45 a.m. is {8:15 a.m.}',
        'What time is it 30 minutes after 7:45 a.m.?',
        '7:15 a.m.',
        '8:00 a.m.',
        '8:45 a.m.',
      ),
      rule(
        'Two hours after 11:00 a.m. is {1:00 p.m.}',
        'What time is it two hours after 11:00 a.m.?',
        '1:00 a.m.',
        '9:00 a.m.',
        '12:00 noon',
      ),
    ],
    fil: [
      rule(
        'Ang palatuntunang nagsimula nang 9:00 ng umaga at tumagal nang 2 oras ay natapos nang {11:00 ng umaga}.',
        'Nagsimula ang palatuntunan nang 9:00 ng umaga at tumagal nang 2 oras. Anong oras ito natapos?',
        '7:00 ng umaga',
        '10:00 ng umaga',
        '12:00 ng tanghali',
      ),
      rule(
        'Ang 30 minuto makalipas ang 7:45 ng umaga ay {8:15 ng umaga}.',
        'Anong oras ang 30 minuto makalipas ang 7:45 ng umaga?',
        '7:15 ng umaga',
        '8:00 ng umaga',
        '8:45 ng umaga',
      ),
      rule(
        'Ang dalawang oras makalipas ang 11:00 ng umaga ay {1:00 ng hapon}.',
        'Anong oras ang dalawang oras makalipas ang 11:00 ng umaga?',
        '1:00 ng umaga',
        '9:00 ng umaga',
        '12:00 ng tanghali',
      ),
    ],
  },
  draw: drawTimedEvent,
  answer,
  wrong: (given, language) => {
    const { start, length } = given
    const end = eventEnd(given)
    const minutes = (start % 60) + (length % 60)
    const hours = start + length - minutes
    return stronger(
      answer(given, language),
      {
        'over-sixty':
          minutes >= 60
            ? `${onClock(hours).split(':')[0]}:${pad(minutes)} ${partOfDay(hours + 1, language)}`
            : undefined,
        'no-carry': minutes >= 60 ? ofDay(end - 60, language) : undefined,
        'hour-more': ofDay(end + 60, language),
        'hours-only': length >= 60 ? ofDay(start + length - (length % 60), language) : undefined,
        'minutes-only': length > 60 && length % 60 > 0 ? ofDay(start + (length % 60), language) : undefined,
        subtracted: ofDay(start - length, language),
        'same-half':
          start < noon && end >= noon + 60 ? `${onClock(end)} ${partOfDay(start, language)}` : undefined,
      },
      // 8:80 is the right time in a form that no clock shows.
      ['over-sixty', 'subtracted'],
    )
  },
  stems: {
    en: [
      understand(
        ({ start, length }) => `What time is it ${lastingMinutes(length, 'en')} after ${ofDay(start, 'en')}?`,
      ),
      apply((given) => story(given, 'en')),
      apply((given) => story(given, 'en')),
    ],
    fil: [
      understand(
        ({ start, length }) =>
          `Anong oras ang ${lastingMinutes(length, 'fil')} makalipas ang ${ofDay(start, 'fil')}?`,
      ),
      apply((given) => story(given, 'fil')),
      apply((given) => story(given, 'fil')),
    ],
  },
  statement: {
    en: ({ start, length }, said) =>
      sentences(`${lastingMinutes(length, 'en')} after ${ofDay(start, 'en')} is ${said}`),
    fil: ({ start, length }, said) =>
      `Ang ${lastingMinutes(length, 'fil')} makalipas ang ${ofDay(start, 'fil')} ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
