import { type InBoth, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import {
  calendarOf,
  dayName,
  drawnMonth,
  type Month,
  monthDayText,
  occasionOn,
  weekdayOf,
} from './calendar.ts'
import { apply, remember, rule } from './words.ts'

type Given = { month: Month; date: number; occasion: InBoth<string>; who: Person }

export const calendarDay = skill<Given, 'left' | 'right' | 'first' | 'last' | 'two-left' | 'two-right'>({
  id: 'measurement/calendar-day',
  area: 'Mathematics',
  name: { en: 'Reading the day of the week on a calendar', fil: 'Pagbasa ng araw ng linggo sa kalendaryo' },
  grades: [1, 2],
  cues: {
    en: ['calendar', 'days of the week', 'day of the week', 'date', 'month'],
    fil: ['kalendaryo', 'mga araw ng linggo', 'petsa', 'araw ng linggo', 'buwan'],
  },
  units: ['mathematics/1/orasan-at-kalendaryo'],
  largest: () => 31,
  mistakes: {
    left: { en: 'read one column too far to the left', fil: 'nagbasa sa hanay na nasa kaliwa' },
    right: { en: 'read one column too far to the right', fil: 'nagbasa sa hanay na nasa kanan' },
    first: { en: 'gave the first day of the month', fil: 'ibinigay ang unang araw ng buwan' },
    last: { en: 'gave the last day of the month', fil: 'ibinigay ang huling araw ng buwan' },
    'two-left': { en: 'read two columns too far to the left', fil: 'nagbasa sa ikalawang hanay sa kaliwa' },
    'two-right': { en: 'read two columns too far to the right', fil: 'nagbasa sa ikalawang hanay sa kanan' },
  },
  rules: {
    en: [
      rule(
        'The day after Sunday is {Monday}.',
        'Which day comes right after Sunday?',
        'Tuesday',
        'Friday',
        'Saturday',
      ),
      rule('A week has {7} days.', 'How many days does a week have?', '5', '10', '12'),
      rule(
        'The day after Wednesday is {Thursday}.',
        'Which day comes after Wednesday?',
        'Tuesday',
        'Friday',
        'Monday',
      ),
    ],
    fil: [
      rule(
        'Ang araw pagkatapos ng Linggo ay {Lunes}.',
        'Aling araw ang kasunod ng Linggo?',
        'Martes',
        'Biyernes',
        'Sabado',
      ),
      rule('May {7} araw ang isang linggo.', 'Ilang araw mayroon ang isang linggo?', '5', '10', '12'),
      rule(
        'Ang araw pagkatapos ng Miyerkoles ay {Huwebes}.',
        'Aling araw ang kasunod ng Miyerkoles?',
        'Martes',
        'Biyernes',
        'Lunes',
      ),
    ],
  },
  draw: (draw) => {
    const month = drawnMonth(draw)
    const date = draw.int(2, month.days)
    return { month, date, occasion: occasionOn(draw, weekdayOf(month, date)), who: draw.person() }
  },
  answer: ({ month, date }, language) => dayName(weekdayOf(month, date), language),
  wrong: ({ month, date }, language) => {
    const day = weekdayOf(month, date)
    return {
      left: day > 0 ? dayName(day - 1, language) : undefined,
      right: day < 6 ? dayName(day + 1, language) : undefined,
      first: dayName(month.first, language),
      last: dayName(weekdayOf(month, month.days), language),
      'two-left': day > 1 ? dayName(day - 2, language) : undefined,
      'two-right': day < 5 ? dayName(day + 2, language) : undefined,
    }
  },
  stems: {
    en: [
      remember(
        ({ month, date }) =>
          `The figure shows the calendar for ${month.en}. What day of the week is ${monthDayText(month, date, 'en')}?`,
      ),
      apply(
        ({ month, date, occasion, who }) =>
          `${who.name}'s ${occasion.en} is on ${monthDayText(month, date, 'en')}. On what day of the week is it, according to the calendar in the figure?`,
      ),
      apply(
        ({ month, date, occasion, who }) =>
          `${who.name} encircled ${monthDayText(month, date, 'en')} on the calendar in the figure for ${who.his} ${occasion.en}. What day of the week is that?`,
      ),
    ],
    fil: [
      remember(
        ({ month, date }) =>
          `Makikita sa larawan ang kalendaryo ng ${month.fil}. Anong araw ng linggo ang ${monthDayText(month, date, 'fil')}?`,
      ),
      apply(
        ({ month, date, occasion, who }) =>
          `Ang ${occasion.fil} ni ${who.name} ay sa ${monthDayText(month, date, 'fil')}. Anong araw ng linggo iyon ayon sa kalendaryo sa larawan?`,
      ),
      apply(
        ({ month, date, occasion, who }) =>
          `Binilugan ni ${who.name} ang ${monthDayText(month, date, 'fil')} sa kalendaryo sa larawan para sa ${occasion.fil} niya. Anong araw ng linggo iyon?`,
      ),
    ],
  },
  statement: {
    en: ({ month, date }, said) =>
      `On the calendar in the figure, ${monthDayText(month, date, 'en')} is a ${said}.`,
    fil: ({ month, date }, said) =>
      `Sa kalendaryo sa larawan, ang ${monthDayText(month, date, 'fil')} ay ${said}.`,
  },
  solution: {
    en: ({ month, date }) => [
      `Find ${date} on the calendar.`,
      `Go up the column to the name of the day: ${dayName(weekdayOf(month, date), 'en')}.`,
    ],
    fil: ({ month, date }) => [
      `Hanapin ang ${date} sa kalendaryo.`,
      `Tingnan ang pangalan ng araw sa itaas ng hanay: ${dayName(weekdayOf(month, date), 'fil')}.`,
    ],
  },
  drawing: ({ month }, language) => calendarOf(month, language),
})
