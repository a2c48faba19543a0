import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { ilan, many, type Telling, told } from './telling.ts'
import { both, fits, need } from './writing.ts'

/** A fee for the first units and a rate for each one more. */
type Given = { story: number; included: number; fee: number; rate: number; used: number; who: Person }

type Fee = {
  included: readonly number[]
  fees: readonly number[]
  rates: readonly number[]
  most: number
  unit: { en: string; fil: string }
  /** What is paid for: "parking costs …". */
  paid: { en: string; fil: string }
  /** What the units are of: "hours of parking". */
  of: { en: string; fil: string }
}

const hour = { en: 'hour', fil: 'oras' }
const kilometer = { en: 'kilometer', fil: 'kilometro' }

const fees: readonly Fee[] = [
  {
    included: [2, 3],
    fees: [30, 40, 50],
    rates: [10, 15, 20],
    most: 9,
    unit: hour,
    paid: { en: 'parking', fil: 'pagparada' },
    of: { en: 'of parking', fil: 'ng pagparada' },
  },
  {
    included: [2, 3, 4],
    fees: [20, 25, 30, 40],
    rates: [5, 8, 10],
    most: 9,
    unit: kilometer,
    paid: { en: 'a tricycle ride', fil: 'biyahe sa traysikel' },
    of: { en: 'by tricycle', fil: 'ng biyahe sa traysikel' },
  },
  {
    included: [10],
    fees: [150, 180, 200, 220],
    rates: [20, 25, 30],
    most: 28,
    unit: { en: 'cubic meter', fil: 'metro kubiko' },
    paid: { en: 'water', fil: 'tubig' },
    of: { en: 'of water', fil: 'ng tubig' },
  },
  {
    included: [3, 5],
    fees: [45, 50, 60, 70],
    rates: [6, 8, 10, 12],
    most: 18,
    unit: kilometer,
    paid: { en: 'a food delivery', fil: 'delivery ng pagkain' },
    of: { en: 'of delivery', fil: 'ng delivery' },
  },
  {
    included: [2, 3],
    fees: [200, 250, 300],
    rates: [50, 75, 100],
    most: 8,
    unit: hour,
    paid: { en: 'renting a videoke machine', fil: 'pag-upa ng videoke' },
    of: { en: 'of videoke rental', fil: 'ng pag-upa ng videoke' },
  },
]

const stories: readonly Telling<Given>[] = [
  {
    en: ({ included, fee, rate, used }) =>
      `A parking lot charges ${pesos(fee)} for the first ${many(included, 'hour')} or less and ${pesos(rate)} for each additional hour. How much is the fee for ${many(used, 'hour')}?`,
    fil: ({ included, fee, rate, used }) =>
      `Naniningil ang isang paradahan ng ${pesos(fee)} para sa unang ${ilan(included, 'oras')} o mas maikli at ${pesos(rate)} sa bawat dagdag na oras. Magkano ang bayad para sa ${ilan(used, 'oras')}?`,
  },
  {
    en: ({ included, fee, rate, used, who }) =>
      `A special tricycle ride costs ${pesos(fee)} for the first ${included} km or less and ${pesos(rate)} for each additional kilometer. ${who.name} rides ${used} km. How much does ${who.he} pay?`,
    fil: ({ included, fee, rate, used, who }) =>
      `Ang espesyal na biyahe sa traysikel ay ${pesos(fee)} para sa unang ${included} km o mas maikli at ${pesos(rate)} sa bawat dagdag na kilometro. Sumakay si ${who.name} nang ${used} km. Magkano ang babayaran niya?`,
  },
  {
    en: ({ included, fee, rate, used }) =>
      `A barangay water system charges ${pesos(fee)} a month for up to ${included} cubic meters and ${pesos(rate)} for each additional cubic meter. How much is the bill of a family that used ${used} cubic meters?`,
    fil: ({ included, fee, rate, used }) =>
      `Naniningil ang patubig ng barangay ng ${pesos(fee)} bawat buwan hanggang ${included} metro kubiko at ${pesos(rate)} sa bawat dagdag na metro kubiko. Magkano ang bayarin ng pamilyang gumamit ng ${ilan(used, 'metro kubiko')}?`,
  },
  {
    en: ({ included, fee, rate, used, who }) =>
      `A delivery rider charges ${pesos(fee)} for the first ${included} km or less and ${pesos(rate)} for each additional kilometer. ${who.name} orders food from a place ${used} km away. How much is the delivery fee?`,
    fil: ({ included, fee, rate, used, who }) =>
      `Naniningil ang isang delivery rider ng ${pesos(fee)} para sa unang ${included} km o mas maikli at ${pesos(rate)} sa bawat dagdag na kilometro. Umorder si ${who.name} ng pagkain sa lugar na ${used} km ang layo. Magkano ang delivery fee?`,
  },
  {
    en: ({ included, fee, rate, used, who }) =>
      `Renting a videoke machine costs ${pesos(fee)} for the first ${many(included, 'hour')} or less and ${pesos(rate)} for each additional hour. ${who.name} rents it for ${many(used, 'hour')}. How much does ${who.he} pay?`,
    fil: ({ included, fee, rate, used, who }) =>
      `Ang pag-upa ng videoke ay ${pesos(fee)} para sa unang ${ilan(included, 'oras')} o mas maikli at ${pesos(rate)} sa bawat dagdag na oras. Inupahan ito ni ${who.name} nang ${ilan(used, 'oras')}. Magkano ang babayaran niya?`,
  },
]

const feeOf = ({ story }: Given): Fee => fees[story] as Fee

const result = ({ included, fee, rate, used }: Given) => fee + rate * Math.max(0, used - included)

export const piecewiseFee = skill<
  Given,
  'all-units' | 'rate-only' | 'fee-only' | 'fee-each' | 'one-more' | 'extra-only'
>({
  id: 'functions/piecewise-fee',
  area: 'Mathematics',
  name: { en: 'Fees as piecewise functions', fil: 'Mga bayad bilang piecewise function' },
  grades: [9, 11],
  cues: {
    en: ['piecewise function', 'fare', 'additional hour', 'additional kilometer', 'fixed fee'],
    fil: ['piecewise function', 'pamasahe', 'bawat dagdag na oras', 'bawat dagdag na kilometro', 'bayad'],
  },
  units: ['mathematics/9/relations-and-functions'],
  largest: () => 1_500,
  mistakes: {
    'all-units': {
      en: 'charged the additional rate for all units on top of the first fee',
      fil: 'siningil ang dagdag na singil sa lahat ng yunit bukod sa unang bayad',
    },
    'rate-only': {
      en: 'multiplied the additional rate by all units and left out the first fee',
      fil: 'pinarami ang dagdag na singil sa lahat ng yunit at hindi isinama ang unang bayad',
    },
    'fee-only': { en: 'gave the first fee only', fil: 'unang bayad lamang ang ibinigay' },
    'fee-each': {
      en: 'added the first fee and the additional rate only once',
      fil: 'isang beses lamang idinagdag ang dagdag na singil sa unang bayad',
    },
    'one-more': {
      en: 'counted one additional unit too many',
      fil: 'sumobra ng isa ang bilang ng dagdag na yunit',
    },
    'extra-only': {
      en: 'charged only for the additional units',
      fil: 'ang mga dagdag na yunit lamang ang siningil',
    },
  },
  rules: both((say) => [
    {
      say: say(
        'If a fee covers the first 3 hours of a rental, the number of additional hours in x hours, for x > 3, is {x − 3}.',
        'Kung saklaw ng bayad ang unang 3 oras ng renta, ang bilang ng dagdag na oras sa x oras, kung x > 3, ay {x − 3}.',
      ),
      ask: say(
        'A fee covers the first 3 hours of a rental. Which expression gives the additional hours in x hours, for x > 3?',
        'Saklaw ng bayad ang unang 3 oras ng renta. Aling expression ang bilang ng dagdag na oras sa x oras, kung x > 3?',
      ),
      not: ['3 − x', 'x + 3', '3x'],
    },
    {
      say: say(
        'A function with different rules for different parts of its domain is called a {piecewise} function.',
        'Ang function na may magkakaibang rule para sa magkakaibang bahagi ng domain ay tinatawag na {piecewise} function.',
      ),
      ask: say(
        'What do you call a function with different rules for different parts of its domain?',
        'Ano ang tawag sa function na may magkakaibang rule para sa magkakaibang bahagi ng domain?',
      ),
      not: ['linear', 'quadratic', 'composite'],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, fees.length - 1)
    const { included, fees: firsts, rates, most } = fees[story] as Fee
    const given = {
      story,
      included: draw.pick(included),
      fee: draw.pick(firsts),
      rate: draw.pick(rates),
      used: 0,
      who: draw.person(),
    }
    given.used = draw.int(given.included + 2, most)
    need(given.fee > given.rate)
    fits(draw, result(given))
    return given
  },
  answer: (given) => pesos(result(given)),
  wrong: (given) => {
    const { included, fee, rate, used } = given
    return {
      'all-units': pesos(fee + rate * used),
      'rate-only': pesos(rate * used),
      'fee-only': pesos(fee),
      'fee-each': pesos(fee + rate),
      'one-more': pesos(result(given) + rate),
      'extra-only': pesos(rate * (used - included)),
    }
  },
  stems: {
    en: [
      told(stories, 'en', 'apply'),
      {
        level: 'apply',
        text: ({ story, included, fee, rate, used }) =>
          `The fee in pesos for x ${fees[story]?.unit.en}s ${fees[story]?.of.en} is C(x) = ${fee} if x ≤ ${included} and C(x) = ${fee} + ${rate}(x − ${included}) if x > ${included}. How much is C(${used})?`,
      },
    ],
    fil: [
      told(stories, 'fil', 'apply'),
      {
        level: 'apply',
        text: ({ story, included, fee, rate, used }) =>
          `Ang bayad sa piso para sa x ${fees[story]?.unit.fil} ${fees[story]?.of.fil} ay C(x) = ${fee} kung x ≤ ${included} at C(x) = ${fee} + ${rate}(x − ${included}) kung x > ${included}. Magkano ang C(${used})?`,
      },
    ],
  },
  statement: both((say) => (given, answer) => {
    const { included, fee, rate, used } = given
    const { unit, paid } = feeOf(given)
    return say(
      `If ${paid.en} costs ${pesos(fee)} for the first ${many(included, unit.en)} or less and ${pesos(rate)} for each additional ${unit.en}, then the fee for ${many(used, unit.en)} is ${answer}.`,
      `Kung ang ${paid.fil} ay ${pesos(fee)} para sa unang ${ilan(included, unit.fil)} o mas kaunti at ${pesos(rate)} sa bawat dagdag na ${unit.fil}, ang bayad para sa ${ilan(used, unit.fil)} ay ${answer}.`,
    )
  }),
  solution: both((say) => (given) => {
    const { included, fee, rate, used } = given
    const { unit } = feeOf(given)
    return [
      say(
        `Beyond the first ${many(included, unit.en)}, there are ${used} − ${included} = ${many(used - included, `additional ${unit.en}`)}.`,
        `Bukod sa unang ${ilan(included, unit.fil)}, may ${used} − ${included} = ${ilan(used - included, `dagdag na ${unit.fil}`)}.`,
      ),
      say(
        `They cost ${used - included} × ${pesos(rate)} = ${pesos((used - included) * rate)}.`,
        `Ang halaga ng mga ito ay ${used - included} × ${pesos(rate)} = ${pesos((used - included) * rate)}.`,
      ),
      `${pesos(fee)} + ${pesos((used - included) * rate)} = ${pesos(result(given))}`,
    ]
  }),
})
