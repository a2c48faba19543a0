import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { dials } from './meters.ts'
import { apply, remember, rule } from './words.ts'

/** What the four dials show, and how far the last pointer is on its way to the next number. */
type Given = { digits: readonly number[]; tenths: number; who: Person }

const said = (digits: readonly number[]) => `${grouped(Number(digits.join('')))} kWh`
const next = (digit: number) => (digit + 1) % 10

/** Each pointer is as far on its way as the dial to its right says. */
const values = ({ digits, tenths }: Given) =>
  digits.map(
    (digit, at) => digit + (digits[at + 1] ?? tenths) / 10 + (at < 3 ? (digits[at + 2] ?? tenths) / 100 : 0),
  )

const places = ({ digits }: Given, language: Language) =>
  digits
    .map((digit) =>
      language === 'en'
        ? `between ${digit} and ${next(digit)}`
        : `nasa pagitan ng ${digit} at ${next(digit)}`,
    )
    .join(', ')

export const meterDials = skill<Given, 'larger' | 'nearest' | 'reversed' | 'clockwise' | 'first-larger'>({
  id: 'measurement/meter-dials',
  area: 'Mathematics',
  name: { en: 'Reading the dials of an electric meter', fil: 'Pagbasa ng mga dial ng metro ng kuryente' },
  grades: [5, 6],
  cues: {
    en: ['electric meter', 'dials', 'meter reading', 'kilowatt-hour', 'pointer'],
    fil: ['metro ng kuryente', 'dial', 'pagbasa ng metro', 'kilowatt-hour', 'kwh'],
  },
  units: [],
  largest: () => 10_000,
  mistakes: {
    larger: {
      en: 'read the larger number on each dial',
      fil: 'binasa ang mas malaking bilang sa bawat dial',
    },
    nearest: {
      en: 'read the nearest number on each dial',
      fil: 'binasa ang pinakamalapit na bilang sa bawat dial',
    },
    reversed: { en: 'read the dials from right to left', fil: 'binasa ang mga dial mula kanan pakaliwa' },
    clockwise: {
      en: 'read all dials as if their numbers ran clockwise',
      fil: 'binasa ang lahat ng dial na parang pakanan ang mga bilang',
    },
    'first-larger': {
      en: 'read the larger number on the first dial',
      fil: 'binasa ang mas malaking bilang sa unang dial',
    },
  },
  rules: {
    en: [
      rule(
        'When the pointer of a meter dial is between 4 and 5, read {4}.',
        'The pointer of a meter dial is between 4 and 5. Which number should you read?',
        '5',
        '9',
        '45',
      ),
      rule(
        'Electric energy used at home is measured in {kilowatt-hours}.',
        'In what unit is electric energy used at home measured?',
        'cubic meters',
        'kilograms',
        'liters',
      ),
    ],
    fil: [
      rule(
        'Kapag ang kamay ng dial ay nasa pagitan ng 4 at 5, ang babasahin ay {4}.',
        'Nasa pagitan ng 4 at 5 ang kamay ng dial ng metro. Aling bilang ang dapat basahin?',
        '5',
        '9',
        '45',
      ),
      rule(
        'Sinusukat ang kuryenteng ginagamit sa bahay sa {kilowatt-hour}.',
        'Sa anong yunit sinusukat ang kuryenteng ginagamit sa bahay?',
        'cubic meter',
        'kilogramo',
        'litro',
      ),
    ],
  },
  draw: (draw) => ({
    // A digit near 0 or 9 would put the pointer before it too close to a number.
    digits: [draw.int(1, 8), ...draw.some([3, 4, 5, 6, 7], 3)],
    tenths: draw.int(4, 6),
    who: draw.person(),
  }),
  answer: ({ digits }) => said(digits),
  wrong: (given) => {
    const { digits } = given
    const shown = values(given)
    return {
      larger: said(digits.map(next)),
      nearest: said(shown.map((value) => Math.round(value) % 10)),
      reversed: said(digits.toReversed()),
      clockwise: said(digits.map((digit, at) => (at % 2 === 0 ? 9 - digit : digit))),
      'first-larger': said([next(digits[0] ?? 0), ...digits.slice(1)]),
    }
  },
  stems: {
    en: [
      remember(
        ({ who }) =>
          `The figure shows the dials of ${who.name}'s electric meter. What is the reading in kilowatt-hours (kWh)?`,
      ),
      apply(
        ({ who }) =>
          `${who.name} wants to write down the reading of the electric meter in the figure. What should ${who.he} write?`,
      ),
      apply(
        ({ who }) =>
          `A meter reader visits ${who.name}'s house. What is the reading of the meter in the figure?`,
      ),
    ],
    fil: [
      remember(
        ({ who }) =>
          `Makikita sa larawan ang mga dial ng metro ng kuryente nina ${who.name}. Ano ang reading sa kilowatt-hour (kWh)?`,
      ),
      apply(
        ({ who }) =>
          `Nais isulat ni ${who.name} ang reading ng metro ng kuryente sa larawan. Ano ang dapat niyang isulat?`,
      ),
      apply(
        ({ who }) =>
          `Dumalaw ang meter reader sa bahay nina ${who.name}. Ano ang reading ng metro sa larawan?`,
      ),
    ],
  },
  statement: {
    en: (_, text) => `The reading of the electric meter in the figure is ${text}.`,
    fil: (_, text) => `Ang reading ng metro ng kuryente sa larawan ay ${text}.`,
  },
  solution: {
    en: (given) => [
      `From left to right, the pointers are ${places(given, 'en')}.`,
      `Read the smaller number on each dial: ${given.digits.join(', ')}.`,
      `The reading is ${said(given.digits)}.`,
    ],
    fil: (given) => [
      `Mula kaliwa pakanan, ang mga kamay ay ${places(given, 'fil')}.`,
      `Basahin ang mas maliit na bilang sa bawat dial: ${given.digits.join(', ')}.`,
      `Ang reading ay ${said(given.digits)}.`,
    ],
  },
  drawing: (given, language) =>
    dials({
      values: values(given),
      alt: {
        en: `Four dials with the numbers 0 to 9. From left to right, the pointers are ${places(given, 'en')}.`,
        fil: `Apat na dial na may mga bilang na 0 hanggang 9. Mula kaliwa pakanan, ang mga kamay ay ${places(given, 'fil')}.`,
      }[language],
    }),
})
