import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import {
  type AlgebraTerm,
  drawnLetter,
  drawSigned,
  fitting,
  otherOrders,
  polynomialIn,
  power,
  sumOf,
} from './terms.ts'

/** k·x^e times a sum with these coefficients, from the highest power down. */
type Given = { k: number; e: number; inner: readonly number[]; x: string }

const outer = ({ k, e, x }: Given) => sumOf([[k, power(x, e)]])
const sum = ({ inner, x }: Given) => polynomialIn(inner, x)
const shown = (given: Given) => `${outer(given)}(${sum(given)})`
const product = ({ k, e, inner, x }: Given): AlgebraTerm[] =>
  inner.map((each, at) => [k * each, power(x, inner.length - 1 - at + e)])
const slots = (given: Given) => ({ shown: shown(given), outer: outer(given), sum: sum(given) })

export const monomialTimesPolynomial = skill<
  Given,
  'first-only' | 'numbers-only' | 'coefficients-added' | 'last-sign' | 'exponents-multiplied'
>({
  id: 'algebra/monomial-times-polynomial',
  area: 'Mathematics',
  name: { en: 'Multiplying a polynomial by a monomial', fil: 'Pag-multiply ng polynomial sa monomial' },
  grades: [7, 8],
  cues: {
    en: [
      'distributive property',
      'monomial by a polynomial',
      'polynomial by a monomial',
      'multiply each term',
    ],
    fil: [
      'distributive property',
      'monomial sa polynomial',
      'i-multiply ang bawat term',
      'polynomial sa monomial',
    ],
  },
  notation: [/\b\d+[a-z][²³]?\(\d*[a-z][²³]? [+−–-] \d+/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 72,
  mistakes: {
    'first-only': {
      en: 'multiplied only the first term in the parentheses',
      fil: 'ang unang term lamang sa loob ng panaklong ang in-multiply',
    },
    'numbers-only': {
      en: 'multiplied only the numbers and left out the letter of the monomial',
      fil: 'mga bilang lamang ang in-multiply at kinaligtaan ang letra ng monomial',
    },
    'coefficients-added': {
      en: 'added the coefficients instead of multiplying them',
      fil: 'pinagsama ang mga coefficient sa halip na in-multiply',
    },
    'last-sign': {
      en: 'got the sign of the last term wrong',
      fil: 'nagkamali sa sign ng huling term',
    },
    'exponents-multiplied': {
      en: 'multiplied the exponents instead of adding them',
      fil: 'in-multiply ang mga exponent sa halip na pinagsama',
    },
  },
  rules: {
    en: [
      {
        say: 'The rule a(b + c) = ab + ac is called the {distributive} property.',
        ask: 'What is the property a(b + c) = ab + ac called?',
        not: ['commutative', 'associative', 'identity'],
      },
      {
        say: 'When a monomial is multiplied by a polynomial, it must be multiplied by {every term} of the polynomial.',
        ask: 'When a monomial is multiplied by a polynomial, by which terms of the polynomial must it be multiplied?',
        not: ['only the first term', 'only the last term', 'only the like terms'],
      },
    ],
    fil: [
      {
        say: 'Ang tuntuning a(b + c) = ab + ac ay tinatawag na {distributive} property.',
        ask: 'Ano ang tawag sa property na a(b + c) = ab + ac?',
        not: ['commutative', 'associative', 'identity'],
      },
      {
        say: 'Kapag ini-multiply ang monomial sa polynomial, ini-multiply ito sa {bawat term} ng polynomial.',
        ask: 'Kapag ini-multiply ang monomial sa polynomial, sa aling mga term ng polynomial ito dapat i-multiply?',
        not: ['unang term lamang', 'huling term lamang', 'mga like term lamang'],
      },
    ],
  },
  draw: (draw) => {
    const inner = [draw.int(1, 8), ...Array.from({ length: draw.int(1, 2) }, () => drawSigned(draw, 1, 9))]
    const given = { k: draw.int(2, 8), e: draw.int(1, 2), inner, x: drawnLetter(draw) }
    fitting(draw, shown(given), sumOf(product(given)))
    return given
  },
  answer: (given) => sumOf(product(given)),
  also: (given) => otherOrders(product(given)),
  wrong: (given) => {
    const { k, e, inner, x } = given
    const last = inner.length - 1
    const changed = (
      coefficient: (each: number, at: number) => number,
      exponent: (degree: number) => number,
    ) => {
      const numbers = inner.map(coefficient)
      return numbers.includes(0)
        ? undefined
        : sumOf(numbers.map((each, at) => [each, power(x, exponent(last - at))]))
    }
    const added = (degree: number) => degree + e
    return {
      'first-only': sumOf(
        inner.map((each, at) => (at === 0 ? [k * each, power(x, last + e)] : [each, power(x, last - at)])),
      ),
      'numbers-only': changed(
        (each) => k * each,
        (degree) => degree,
      ),
      'coefficients-added': changed((each) => k + each, added),
      'last-sign': changed((each, at) => (at === last ? -k * each : k * each), added),
      'exponents-multiplied':
        e === 1
          ? undefined
          : changed(
              (each) => k * each,
              (degree) => degree * e,
            ),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Multiply: {shown} = ____.'],
      ['understand', 'What is the product of {outer} and ({sum})?'],
      ['understand', 'Use the distributive property to expand {shown}.'],
      [
        'apply',
        'A rectangular garden is {outer} meters wide and ({sum}) meters long. Which polynomial gives its area in square meters?',
      ],
      [
        'apply',
        'A rectangular tarpaulin is {outer} feet wide and ({sum}) feet long. Which polynomial gives its area in square feet?',
      ],
      [
        'apply',
        'A school ordered {outer} boxes with ({sum}) pencils in each box. Which polynomial gives the total number of pencils?',
      ],
    ],
    fil: [
      ['understand', 'I-multiply: {shown} = ____.'],
      ['understand', 'Ano ang product ng {outer} at ({sum})?'],
      ['understand', 'Gamitin ang distributive property upang i-expand ang {shown}.'],
      [
        'apply',
        'Ang isang parihabang hardin ay {outer} metro ang lapad at ({sum}) metro ang haba. Aling polynomial ang nagsasaad ng area nito sa metro kuwadrado?',
      ],
      [
        'apply',
        'Ang isang parihabang tarpaulin ay {outer} talampakan ang lapad at ({sum}) talampakan ang haba. Aling polynomial ang nagsasaad ng area nito sa talampakang kuwadrado?',
      ],
      [
        'apply',
        'Umorder ang isang paaralan ng {outer} kahon na may lamang ({sum}) lapis ang bawat isa. Aling polynomial ang nagsasaad ng kabuoang bilang ng mga lapis?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The product of {outer} and ({sum}) is {answer}.',
    fil: 'Ang product ng {outer} at ({sum}) ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { inner, x } = given
    return [
      say(
        `Multiply ${outer(given)} by each term in the parentheses:`,
        `I-multiply ang ${outer(given)} sa bawat term sa loob ng panaklong:`,
      ),
      ...inner.map((each, at) => {
        const term = sumOf([[each, power(x, inner.length - 1 - at)]])
        return `${outer(given)} · ${each < 0 ? `(${term})` : term} = ${sumOf(product(given).slice(at, at + 1))}`
      }),
      say(`The product is ${sumOf(product(given))}.`, `Ang product ay ${sumOf(product(given))}.`),
    ]
  }),
})
