import { type InBoth, type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { dayName, occasionOn } from './calendar.ts'
import { apply, ilan, many, range, rule, understand } from './words.ts'

/** The weekday so many days after, or before, another. */
type Given = { today: number; days: number; forward: boolean; occasion: InBoth<string>; who: Person }

const move = ({ days, forward }: Pick<Given, 'days' | 'forward'>) => (forward ? days : -days)

const steps = (given: Given, language: Language): string[] => {
  const { today, days, forward } = given
  const [weeks, rest] = [Math.floor(days / 7), days % 7]
  const names = range(1, rest).map((count) => dayName(today + (forward ? count : -count), language))
  const english = language === 'en'
  if (weeks === 0)
    return [
      english
        ? `Count ${days} ${forward ? 'forward' : 'back'}: ${names.join(', ')}.`
        : `Bumilang ng ${ilan(days, 'araw')} ${forward ? 'pasulong' : 'pabalik'}: ${names.join(', ')}.`,
    ]
  return [
    english ? `${days} ÷ 7 = ${weeks}, remainder ${rest}` : `${days} ÷ 7 = ${weeks}, remainder ${rest}`,
    english
      ? `After every 7 days it is ${dayName(today, 'en')} again.`
      : `Tuwing ika-7 araw ay ${dayName(today, 'fil')} muli.`,
    english
      ? `Count ${rest} more ${forward ? 'forward' : 'back'}: ${names.join(', ')}.`
      : `Bumilang pa ng ${ilan(rest, 'araw')} ${forward ? 'pasulong' : 'pabalik'}: ${names.join(', ')}.`,
  ]
}

export const daysFromToday = skill<Given, 'counted-today' | 'one-more' | 'same' | 'opposite' | 'tens'>({
  id: 'measurement/days-from-today',
  area: 'Mathematics',
  name: { en: 'Days from today', fil: 'Mga araw mula ngayon' },
  grades: [2, 3],
  cues: {
    en: ['days of the week', 'days from today', 'days ago', 'calendar', 'after'],
    fil: ['mga araw ng linggo', 'araw mula ngayon', 'araw ang nakalipas', 'kalendaryo'],
  },
  units: ['mathematics/1/orasan-at-kalendaryo'],
  largest: () => 31,
  mistakes: {
    'counted-today': {
      en: 'counted today as the first day',
      fil: 'binilang ang araw na ito bilang unang araw',
    },
    'one-more': { en: 'counted one day too many', fil: 'lumabis ng isang araw sa pagbilang' },
    same: { en: 'thought the day stays the same', fil: 'inakalang hindi nagbabago ang araw' },
    opposite: { en: 'counted in the wrong direction', fil: 'nagbilang sa maling direksiyon' },
    tens: { en: 'counted by weeks of 5 days', fil: 'nagbilang na parang 5 araw ang isang linggo' },
  },
  rules: {
    en: [
      rule(
        'Seven days after a Tuesday is a {Tuesday}.',
        'What day is it seven days after a Tuesday?',
        'Monday',
        'Wednesday',
        'Sunday',
      ),
      rule(
        'If today is Friday, 3 days from today is {Monday}.',
        'If today is Friday, what day is it 3 days from today?',
        'Saturday',
        'Sunday',
        'Tuesday',
      ),
      rule(
        'If today is Monday, 2 days ago it was {Saturday}.',
        'If today is Monday, what day was it 2 days ago?',
        'Friday',
        'Sunday',
        'Wednesday',
      ),
    ],
    fil: [
      rule(
        'Kung Martes ngayon, ang araw pagkalipas ng 7 araw ay {Martes}.',
        'Kung Martes ngayon, anong araw pagkalipas ng 7 araw?',
        'Lunes',
        'Miyerkoles',
        'Linggo',
      ),
      rule(
        'Kung Biyernes ngayon, ang araw pagkalipas ng 3 araw ay {Lunes}.',
        'Kung Biyernes ngayon, anong araw pagkalipas ng 3 araw?',
        'Sabado',
        'Linggo',
        'Martes',
      ),
      rule(
        'Kung Lunes ngayon, ang araw bago ang kahapon ay {Sabado}.',
        'Kung Lunes ngayon, anong araw ang bago ang kahapon?',
        'Biyernes',
        'Linggo',
        'Miyerkoles',
      ),
    ],
  },
  draw: (draw) => {
    const given = {
      today: draw.int(0, 6),
      days: draw.pick(
        range(draw.grade === 2 ? 2 : 8, draw.grade === 2 ? 10 : 30).filter((days) => days % 7 > 0),
      ),
      forward: draw.chanceOf(70),
    }
    return { ...given, occasion: occasionOn(draw, given.today + move(given) + 70), who: draw.person() }
  },
  answer: (given, language) => dayName(given.today + move(given) + 70, language),
  wrong: (given, language) => {
    const { today, days, forward } = given
    const step = forward ? 1 : -1
    const name = (moved: number) => dayName(today + moved + 70, language)
    return {
      'counted-today': name(move(given) - step),
      'one-more': name(move(given) + step),
      same: name(0),
      opposite: name(-move(given)),
      tens: name(step * (days % 5)),
    }
  },
  stems: {
    en: [
      understand(
        ({ today, days, forward }) =>
          `If today is ${dayName(today, 'en')}, what day of the week ${forward ? `will it be after ${many(days, 'day')}` : `was it ${many(days, 'day')} ago`}?`,
      ),
      apply(({ today, days, forward, occasion, who }) =>
        forward
          ? `Today is ${dayName(today, 'en')}. ${who.name}'s ${occasion.en} is ${many(days, 'day')} from today. On what day of the week is it?`
          : `Today is ${dayName(today, 'en')}. ${who.name}'s ${occasion.en} was ${many(days, 'day')} ago. On what day of the week was it?`,
      ),
    ],
    fil: [
      understand(({ today, days, forward }) =>
        forward
          ? `Kung ${dayName(today, 'fil')} ngayon, anong araw pagkalipas ng ${ilan(days, 'araw')}?`
          : `${dayName(today, 'fil')} ngayon. Kapag bumilang ng ${ilan(days, 'araw')} pabalik, anong araw ang papatakan?`,
      ),
      apply(({ today, days, forward, occasion, who }) =>
        forward
          ? `${dayName(today, 'fil')} ngayon. Ang ${occasion.fil} ni ${who.name} ay pagkalipas ng ${ilan(days, 'araw')}. Anong araw iyon?`
          : `${dayName(today, 'fil')} ngayon. Lumipas na ang ${ilan(days, 'araw')} mula nang ganapin ang ${occasion.fil} ni ${who.name}. Anong araw ito ginanap?`,
      ),
    ],
  },
  statement: {
    en: ({ today, days, forward }, said) =>
      `If today is ${dayName(today, 'en')}, ${forward ? `after ${many(days, 'day')} it will be` : `${many(days, 'day')} ago it was`} ${said}.`,
    fil: ({ today, days, forward }, said) =>
      forward
        ? `Kung ${dayName(today, 'fil')} ngayon, ${said} na pagkalipas ng ${ilan(days, 'araw')}.`
        : `Kapag bumilang ng ${ilan(days, 'araw')} pabalik mula ${dayName(today, 'fil')}, ${said} ang papatakan.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
