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
import { apply, rule, understand } from './words.ts'

/** The nth weekday of a month. */
type Given = { month: Month; weekday: number; nth: number; occasion: InBoth<string>; who: Person }

const nths: InBoth<readonly string[]> = {
  en: ['first', 'second', 'third', 'fourth'],
  fil: ['unang', 'ikalawang', 'ikatlong', 'ikaapat na'],
}

const dateAt = ({ month, weekday, nth }: Given) => ((weekday - month.first + 7) % 7) + 1 + (nth - 1) * 7
const said = (given: Given, language: 'en' | 'fil') =>
  `${nths[language][given.nth - 1] ?? ''} ${dayName(given.weekday, language)}`

export const calendarDate = skill<Given, 'week-less' | 'week-more' | 'left' | 'right' | 'row'>({
  id: 'measurement/calendar-date',
  area: 'Mathematics',
  name: { en: 'Finding a date on a calendar', fil: 'Paghahanap ng petsa sa kalendaryo' },
  grades: [1, 3],
  cues: {
    en: ['calendar', 'date', 'days of the week', 'month', 'second Friday'],
    fil: ['kalendaryo', 'petsa', 'mga araw ng linggo', 'ikalawang linggo', 'buwan'],
  },
  units: ['mathematics/1/orasan-at-kalendaryo'],
  largest: () => 31,
  mistakes: {
    'week-less': {
      en: 'chose the date a week earlier',
      fil: 'pinili ang petsa na mas maaga nang isang linggo',
    },
    'week-more': { en: 'chose the date a week later', fil: 'pinili ang petsa na mas huli nang isang linggo' },
    left: { en: 'read the column to the left', fil: 'nagbasa sa hanay na nasa kaliwa' },
    right: { en: 'read the column to the right', fil: 'nagbasa sa hanay na nasa kanan' },
    row: { en: 'stopped at the first such day', fil: 'tumigil sa unang ganoong araw' },
  },
  rules: {
    en: [
      rule(
        'On a calendar, the number of days from a date to the date just below it is {7}.',
        'How many days are there from a date on a calendar to the date just below it?',
        '1',
        '5',
        '10',
      ),
      rule(
        'If the first Monday of a month is on the 3rd, the second Monday is on the {10th}.',
        'If the first Monday of a month is on the 3rd, when is the second Monday?',
        '4th',
        '8th',
        '17th',
      ),
      rule(
        'The month after August is {September}.',
        'Which month comes after August?',
        'July',
        'October',
        'November',
      ),
    ],
    fil: [
      rule(
        'Sa kalendaryo, {7} araw ang pagitan ng isang petsa at ng petsang nasa ibaba nito.',
        'Sa kalendaryo, ilang araw ang pagitan ng isang petsa at ng petsang nasa ibaba nito?',
        '1',
        '5',
        '10',
      ),
      rule(
        'Kung ang unang Lunes ng buwan ay sa ika-3, ang ikalawang Lunes ay sa {ika-10}.',
        'Kung ang unang Lunes ng buwan ay sa ika-3, kailan ang ikalawang Lunes?',
        'ika-4',
        'ika-8',
        'ika-17',
      ),
      rule(
        'Ang buwan pagkatapos ng Agosto ay {Setyembre}.',
        'Aling buwan ang kasunod ng Agosto?',
        'Hulyo',
        'Oktubre',
        'Nobyembre',
      ),
    ],
  },
  draw: (draw) => {
    // In Filipino, "ikatlong Linggo" could also be the third week.
    const weekday = draw.int(1, 6)
    return {
      month: drawnMonth(draw),
      weekday,
      nth: draw.int(draw.grade === 1 ? 1 : 2, 4),
      occasion: occasionOn(draw, weekday),
      who: draw.person(),
    }
  },
  answer: (given, language) => monthDayText(given.month, dateAt(given), language),
  wrong: (given, language) => {
    const { month } = given
    const right = dateAt(given)
    const date = (day: number) =>
      day > 0 && day <= month.days ? monthDayText(month, day, language) : undefined
    const column = weekdayOf(month, right)
    return {
      'week-less': date(right - 7),
      'week-more': date(right + 7),
      left: column > 0 ? date(right - 1) : undefined,
      right: column < 6 ? date(right + 1) : undefined,
      row: given.nth > 2 ? date(right - (given.nth - 1) * 7) : undefined,
    }
  },
  stems: {
    en: [
      understand(
        (given) =>
          `Look at the calendar for ${given.month.en} in the figure. What date is the ${said(given, 'en')} of the month?`,
      ),
      apply(
        (given) =>
          `${given.who.name}'s ${given.occasion.en} is on the ${said(given, 'en')} of ${given.month.en}. What date is that on the calendar in the figure?`,
      ),
      apply(
        (given) =>
          `${given.who.name} will visit ${given.who.his} grandparents on the ${said(given, 'en')} of ${given.month.en}. Which date should ${given.who.he} mark on the calendar in the figure?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Tingnan ang kalendaryo ng ${given.month.fil} sa larawan. Anong petsa ang ${said(given, 'fil')} ng buwan?`,
      ),
      apply(
        (given) =>
          `Ang ${given.occasion.fil} ni ${given.who.name} ay sa ${said(given, 'fil')} ng ${given.month.fil}. Anong petsa iyon sa kalendaryo sa larawan?`,
      ),
      apply(
        (given) =>
          `Dadalaw si ${given.who.name} sa kaniyang lolo at lola sa ${said(given, 'fil')} ng ${given.month.fil}. Aling petsa ang dapat niyang markahan sa kalendaryo sa larawan?`,
      ),
    ],
  },
  statement: {
    en: (given, date) => `On the calendar in the figure, the ${said(given, 'en')} of the month is ${date}.`,
    fil: (given, date) => `Sa kalendaryo sa larawan, ang ${said(given, 'fil')} ng buwan ay ${date}.`,
  },
  solution: {
    en: (given) => {
      const first = dateAt({ ...given, nth: 1 })
      const found = `The first ${dayName(given.weekday, 'en')} is ${monthDayText(given.month, first, 'en')}.`
      return given.nth === 1
        ? [found]
        : [
            found,
            `Go down the column: the ${said(given, 'en')} is ${monthDayText(given.month, dateAt(given), 'en')}.`,
          ]
    },
    fil: (given) => {
      const first = dateAt({ ...given, nth: 1 })
      const found = `Ang unang ${dayName(given.weekday, 'fil')} ay ${monthDayText(given.month, first, 'fil')}.`
      return given.nth === 1
        ? [found]
        : [
            found,
            `Bumaba sa hanay: ang ${said(given, 'fil')} ay ${monthDayText(given.month, dateAt(given), 'fil')}.`,
          ]
    },
  },
  drawing: ({ month }, language) => calendarOf(month, language),
})
