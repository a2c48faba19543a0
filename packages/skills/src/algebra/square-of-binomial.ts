import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import {
  drawnLetter,
  drawSigned,
  fitting,
  only,
  otherOrders,
  polynomialIn,
  polynomialTerms,
} from './terms.ts'

/** (ax + b)². */
type Given = { a: number; b: number; x: string }

const binomial = ({ a, b, x }: Given) => polynomialIn([a, b], x)
const shown = (given: Given) => `(${binomial(given)})²`
const square = ({ a, b }: Given) => [a * a, 2 * a * b, b * b]
const slots = (given: Given) => ({ shown: shown(given), side: binomial(given) })

export const squareOfBinomial = skill<
  Given,
  'no-middle' | 'not-doubled' | 'last-sign' | 'middle-sign' | 'coefficient' | 'last-doubled'
>({
  id: 'algebra/square-of-binomial',
  area: 'Mathematics',
  name: { en: 'Square of a binomial', fil: 'Square ng isang binomial' },
  grades: [7, 8],
  cues: {
    en: ['square of a binomial', 'squaring a binomial', 'special products', 'perfect square trinomial'],
    fil: ['square ng binomial', 'pag-square ng binomial', 'special products', 'perfect square trinomial'],
  },
  notation: [/\(\d*[a-z] [+−–-] \d+\)(?:²|\^2)/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 150,
  mistakes: {
    'no-middle': {
      en: 'squared each term but left out the middle term',
      fil: 'in-square ang bawat term ngunit kinaligtaan ang gitnang term',
    },
    'not-doubled': {
      en: 'did not double the product of the two terms',
      fil: 'hindi dinoble ang product ng dalawang term',
    },
    'last-sign': {
      en: 'wrote a negative last term',
      fil: 'ginawang negatibo ang huling term',
    },
    'middle-sign': {
      en: 'got the sign of the middle term wrong',
      fil: 'nagkamali sa sign ng gitnang term',
    },
    coefficient: {
      en: 'did not square the coefficient of the first term',
      fil: 'hindi in-square ang coefficient ng unang term',
    },
    'last-doubled': {
      en: 'doubled the last number instead of squaring it',
      fil: 'dinoble ang huling bilang sa halip na in-square',
    },
  },
  rules: {
    en: [
      {
        say: 'The square of a binomial is a {perfect square trinomial}.',
        ask: 'What is the square of a binomial called?',
        not: ['difference of two squares', 'sum of two squares', 'perfect square binomial'],
      },
      {
        say: 'The middle term of (a + b)² is {twice the product of a and b}.',
        ask: 'What is the middle term of (a + b)²?',
        not: ['the product of a and b', 'twice the sum of a and b', 'the square of the product of a and b'],
      },
      {
        say: 'The last term of (x − 7)² is {49}.',
        ask: 'What is the last term of (x − 7)²?',
        not: ['−49', '14', '−14'],
      },
    ],
    fil: [
      {
        say: 'Ang square ng isang binomial ay isang {perfect square trinomial}.',
        ask: 'Ano ang tawag sa square ng isang binomial?',
        not: ['difference of two squares', 'sum of two squares', 'perfect square binomial'],
      },
      {
        say: 'Ang gitnang term ng (a + b)² ay {dalawang beses ng product ng a at b}.',
        ask: 'Ano ang gitnang term ng (a + b)²?',
        not: ['product ng a at b', 'dalawang beses ng sum ng a at b', 'square ng product ng a at b'],
      },
      {
        say: 'Ang huling term ng (x − 7)² ay {49}.',
        ask: 'Ano ang huling term ng (x − 7)²?',
        not: ['−49', '14', '−14'],
      },
    ],
  },
  draw: (draw) => {
    const given = { a: draw.pick([1, 1, 2, 3, 4, 5]), b: drawSigned(draw, 2, 12), x: drawnLetter(draw) }
    only(gcd(given.a, Math.abs(given.b)) === 1)
    fitting(draw, polynomialIn(square(given), given.x))
    return given
  },
  answer: (given) => polynomialIn(square(given), given.x),
  also: (given) => otherOrders(polynomialTerms(square(given), given.x)),
  wrong: ({ a, b, x }) => ({
    'no-middle': polynomialIn([a * a, 0, b * b], x),
    'not-doubled': polynomialIn([a * a, a * b, b * b], x),
    'last-sign': polynomialIn([a * a, 2 * a * b, -b * b], x),
    'middle-sign': polynomialIn([a * a, -2 * a * b, b * b], x),
    coefficient: polynomialIn([a, 2 * a * b, b * b], x),
    'last-doubled': polynomialIn([a * a, 2 * a * b, 2 * Math.abs(b)], x),
  }),
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Expand: {shown} = ____.'],
      ['understand', 'What is the square of the binomial {side}?'],
      ['understand', 'Which trinomial is equal to {shown}?'],
      [
        'apply',
        'Each side of a square garden is ({side}) meters long. Which polynomial gives its area in square meters?',
      ],
      [
        'apply',
        'Each side of a square tile is ({side}) cm long. Which polynomial gives its area in square centimeters?',
      ],
      [
        'apply',
        'A square handkerchief has sides of ({side}) cm. Which polynomial gives its area in square centimeters?',
      ],
    ],
    fil: [
      ['understand', 'I-expand: {shown} = ____.'],
      ['understand', 'Ano ang square ng binomial na {side}?'],
      ['understand', 'Aling trinomial ang katumbas ng {shown}?'],
      [
        'apply',
        'Ang bawat gilid ng isang parisukat na hardin ay ({side}) metro ang haba. Aling polynomial ang nagsasaad ng area nito sa metro kuwadrado?',
      ],
      [
        'apply',
        'Ang bawat gilid ng isang parisukat na tile ay ({side}) cm ang haba. Aling polynomial ang nagsasaad ng area nito sa sentimetro kuwadrado?',
      ],
      [
        'apply',
        'May mga gilid na ({side}) cm ang isang parisukat na panyo. Aling polynomial ang nagsasaad ng area nito sa sentimetro kuwadrado?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The square of the binomial {side} is {answer}.',
    fil: 'Ang square ng binomial na {side} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, x } = given
    const last = b < 0 ? `(−${-b})` : String(b)
    return [
      say(
        `Square of the first term: ${polynomialIn([a * a, 0, 0], x)}`,
        `Square ng unang term: ${polynomialIn([a * a, 0, 0], x)}`,
      ),
      say(
        `Twice the product of the terms: 2 · ${polynomialIn([a, 0], x)} · ${last} = ${polynomialIn([2 * a * b, 0], x)}`,
        `Dalawang beses ng product ng mga term: 2 · ${polynomialIn([a, 0], x)} · ${last} = ${polynomialIn([2 * a * b, 0], x)}`,
      ),
      say(`Square of the last term: ${last}² = ${b * b}`, `Square ng huling term: ${last}² = ${b * b}`),
      `${shown(given)} = ${polynomialIn(square(given), x)}`,
    ]
  }),
})
