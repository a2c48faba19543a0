import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, inBrackets, only, polynomialIn } from './terms.ts'

/** a²x² + 2abx + b². */
type Given = { a: number; b: number; x: string }

const shown = ({ a, b, x }: Given) => polynomialIn([a * a, 2 * a * b, b * b], x)
const squared = (a: number, b: number, x: string) => `(${polynomialIn([a, b], x)})²`
const slots = (given: Given) => ({ shown: shown(given) })

export const perfectSquareTrinomial = skill<
  Given,
  'sign' | 'sum-and-difference' | 'coefficient' | 'last' | 'last-halved' | 'middle-number'
>({
  id: 'algebra/perfect-square-trinomial',
  area: 'Mathematics',
  name: { en: 'Factoring perfect square trinomials', fil: 'Pag-factor ng mga perfect square trinomial' },
  grades: [8, 9],
  cues: {
    en: ['perfect square trinomial', 'perfect square', 'square of a binomial', 'factoring'],
    fil: ['perfect square trinomial', 'perfect square', 'square ng binomial', 'pag-factor'],
  },
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 144,
  mistakes: {
    sign: { en: 'used the wrong sign in the binomial', fil: 'mali ang sign na ginamit sa binomial' },
    'sum-and-difference': {
      en: 'wrote a sum and a difference, as for a difference of two squares',
      fil: 'isinulat ang sum at difference na para sa difference of two squares',
    },
    coefficient: {
      en: 'did not take the square root of the first coefficient',
      fil: 'hindi kinuha ang square root ng unang coefficient',
    },
    last: {
      en: 'did not take the square root of the last number',
      fil: 'hindi kinuha ang square root ng huling bilang',
    },
    'last-halved': {
      en: 'halved the last number instead of taking its square root',
      fil: 'hinati sa dalawa ang huling bilang sa halip na kinuha ang square root nito',
    },
    'middle-number': {
      en: 'put the middle coefficient in the binomial',
      fil: 'inilagay sa binomial ang gitnang coefficient',
    },
  },
  rules: {
    en: [
      {
        say: 'A perfect square trinomial is the square of a {binomial}.',
        ask: 'A perfect square trinomial is the square of what kind of polynomial?',
        not: ['monomial', 'trinomial', 'constant'],
      },
      {
        say: 'The middle term 12x of x² + 12x + 36 is found from x and 6 {by doubling their product}.',
        ask: 'How is the middle term 12x of x² + 12x + 36 found from x and 6?',
        not: ['by doubling their sum', 'by squaring their product', 'by adding their squares'],
      },
      {
        say: 'For a positive k, x² + kx + 25 is a perfect square trinomial if k is {10}.',
        ask: 'For which positive value of k is x² + kx + 25 a perfect square trinomial?',
        not: ['5', '25', '50'],
      },
    ],
    fil: [
      {
        say: 'Ang perfect square trinomial ay square ng isang {binomial}.',
        ask: 'Ang perfect square trinomial ay square ng anong uri ng polynomial?',
        not: ['monomial', 'trinomial', 'constant'],
      },
      {
        say: 'Ang gitnang term na 12x ng x² + 12x + 36 ay nakukuha mula sa x at 6 {sa pagdoble ng product ng mga ito}.',
        ask: 'Paano nakukuha mula sa x at 6 ang gitnang term na 12x ng x² + 12x + 36?',
        not: [
          'sa pagdoble ng sum ng mga ito',
          'sa pag-square sa product ng mga ito',
          'sa pagsasama ng mga square ng mga ito',
        ],
      },
      {
        say: 'Kung positibo ang k, ang x² + kx + 25 ay perfect square trinomial kapag ang k ay {10}.',
        ask: 'Sa aling positibong halaga ng k magiging perfect square trinomial ang x² + kx + 25?',
        not: ['5', '25', '50'],
      },
    ],
  },
  draw: (draw) => {
    const given = { a: draw.pick([1, 1, 1, 2, 3, 4, 5]), b: drawSigned(draw, 2, 12), x: drawnLetter(draw) }
    only(gcd(given.a, Math.abs(given.b)) === 1)
    fitting(draw, shown(given))
    return given
  },
  answer: ({ a, b, x }) => squared(a, b, x),
  also: ({ a, b, x }) => [inBrackets(polynomialIn([a, b], x), polynomialIn([a, b], x))],
  wrong: ({ a, b, x }) => ({
    sign: squared(a, -b, x),
    'sum-and-difference': inBrackets(polynomialIn([a, Math.abs(b)], x), polynomialIn([a, -Math.abs(b)], x)),
    coefficient: squared(a * a, b, x),
    last: squared(a, b * Math.abs(b), x),
    'last-halved': b % 2 === 0 && b * b !== 4 ? squared(a, (b * Math.abs(b)) / 2, x) : undefined,
    'middle-number': squared(a, 2 * a * b, x),
  }),
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Factor completely: {shown}.'],
      ['understand', 'What is the factored form of {shown}?'],
      ['understand', 'Write {shown} as the square of a binomial.'],
      [
        'apply',
        'The area of a square lot is ({shown}) square meters. Which expression gives this area as the square of a side?',
      ],
    ],
    fil: [
      ['understand', 'I-factor nang lubos: {shown}.'],
      ['understand', 'Ano ang factored form ng {shown}?'],
      ['understand', 'Isulat ang {shown} bilang square ng isang binomial.'],
      [
        'apply',
        'Ang area ng isang parisukat na lote ay ({shown}) metro kuwadrado. Aling expression ang nagsasaad ng area na ito bilang square ng isang gilid?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The factored form of {shown} is {answer}.',
    fil: 'Ang factored form ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, x } = given
    const roots = [polynomialIn([a, 0], x), grouped(Math.abs(b))]
    return [
      say(
        `The square roots of the first and last terms are ${roots.join(' and ')}.`,
        `Ang mga square root ng una at huling term ay ${roots.join(' at ')}.`,
      ),
      say(
        `Twice their product is ${polynomialIn([2 * a * Math.abs(b), 0], x)}, as in the middle term.`,
        `Ang dalawang beses ng kanilang product ay ${polynomialIn([2 * a * Math.abs(b), 0], x)}, gaya ng gitnang term.`,
      ),
      say(
        `The sign of the middle term is ${b < 0 ? 'minus' : 'plus'}: ${squared(a, b, x)}`,
        `Ang sign ng gitnang term ay ${b < 0 ? 'minus' : 'plus'}: ${squared(a, b, x)}`,
      ),
    ]
  }),
})
