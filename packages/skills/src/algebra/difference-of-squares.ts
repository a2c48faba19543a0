import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, inBrackets, only, power, sumOf } from './terms.ts'

/** a²x² − b²y², where y may be nothing. */
type Given = { a: number; b: number; x: string; y: string }

const two = ({ a, b, x, y }: Given) =>
  sumOf([
    [a, x],
    [b, y],
  ])
const shown = ({ a, b, x, y }: Given) =>
  sumOf([
    [a * a, power(x, 2)],
    [-b * b, y && power(y, 2)],
  ])
const factored = (given: Given) => inBrackets(two(given), two({ ...given, b: -given.b }))
const slots = (given: Given) => ({ shown: shown(given) })

export const differenceOfSquares = skill<
  Given,
  'square-of-difference' | 'square-of-sum' | 'coefficient' | 'last' | 'last-halved'
>({
  id: 'algebra/difference-of-squares',
  area: 'Mathematics',
  name: { en: 'Factoring the difference of two squares', fil: 'Pag-factor ng difference of two squares' },
  grades: [8, 9],
  cues: {
    en: ['difference of two squares', 'difference of squares', 'factoring', 'perfect squares'],
    fil: ['difference of two squares', 'difference of squares', 'pag-factor', 'perfect squares'],
  },
  notation: [/\b\d*[a-z](?:²|\^2) ?[−–-] ?(?:4|9|16|25|36|49|64|81|100|121|144)\b/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 144,
  mistakes: {
    'square-of-difference': {
      en: 'wrote the square of the difference',
      fil: 'isinulat ang square ng difference',
    },
    'square-of-sum': { en: 'wrote the square of the sum', fil: 'isinulat ang square ng sum' },
    coefficient: {
      en: 'did not take the square root of the coefficient',
      fil: 'hindi kinuha ang square root ng coefficient',
    },
    last: {
      en: 'did not take the square root of the last number',
      fil: 'hindi kinuha ang square root ng huling bilang',
    },
    'last-halved': {
      en: 'halved the last number instead of taking its square root',
      fil: 'hinati sa dalawa ang huling bilang sa halip na kinuha ang square root nito',
    },
  },
  rules: {
    en: [
      {
        say: 'The difference of two squares a² − b² is factored as {(a + b)(a − b)}.',
        ask: 'How is the difference of two squares a² − b² factored?',
        not: ['(a − b)²', '(a + b)²', '(a² + b)(a² − b)'],
      },
      {
        say: 'Among x² − 9, x² + 9, x² − 9x and (x − 9)², the difference of two squares is {x² − 9}.',
        ask: 'Which of x² − 9, x² + 9, x² − 9x and (x − 9)² is a difference of two squares?',
        not: ['x² + 9', 'x² − 9x', '(x − 9)²'],
      },
      {
        say: 'The square root of 49x² is {7x} if x is positive.',
        ask: 'What is the square root of 49x² if x is positive?',
        not: ['7x²', '49x', '24.5x'],
      },
    ],
    fil: [
      {
        say: 'Ang factored form ng difference of two squares na a² − b² ay {(a + b)(a − b)}.',
        ask: 'Ano ang factored form ng difference of two squares na a² − b²?',
        not: ['(a − b)²', '(a + b)²', '(a² + b)(a² − b)'],
      },
      {
        say: 'Sa x² − 9, x² + 9, x² − 9x at (x − 9)², ang difference of two squares ay {x² − 9}.',
        ask: 'Alin sa x² − 9, x² + 9, x² − 9x at (x − 9)² ang difference of two squares?',
        not: ['x² + 9', 'x² − 9x', '(x − 9)²'],
      },
      {
        say: 'Ang square root ng 49x² ay {7x} kung positibo ang x.',
        ask: 'Ano ang square root ng 49x² kung positibo ang x?',
        not: ['7x²', '49x', '24.5x'],
      },
    ],
  },
  draw: (draw) => {
    const [x, y] = draw.pick([
      ['x', ''],
      ['x', ''],
      ['y', ''],
      ['n', ''],
      ['x', 'y'],
      ['a', 'b'],
      ['p', 'q'],
    ] as const)
    const given = { a: draw.pick([1, 1, 2, 3, 4, 5, 6, 7, 8, 9]), b: draw.int(3, 12), x, y }
    only(gcd(given.a, given.b) === 1)
    fitting(draw, shown(given))
    return given
  },
  answer: factored,
  also: (given) => [factored({ ...given, b: -given.b })],
  wrong: (given) => {
    const { a, b } = given
    return {
      'square-of-difference': `(${two({ ...given, b: -b })})²`,
      'square-of-sum': `(${two(given)})²`,
      coefficient: factored({ ...given, a: a * a }),
      last: factored({ ...given, b: b * b }),
      'last-halved': b % 2 === 0 ? factored({ ...given, b: (b * b) / 2 }) : undefined,
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Factor completely: {shown}.'],
      ['understand', 'What is the factored form of {shown}?'],
      ['understand', 'Which expression is equal to {shown}?'],
      [
        'apply',
        'The area of a rectangle is ({shown}) square centimeters. Its sides are the sum and the difference of the same two terms. Which product of the two sides gives this area?',
      ],
    ],
    fil: [
      ['understand', 'I-factor nang lubos: {shown}.'],
      ['understand', 'Ano ang factored form ng {shown}?'],
      ['understand', 'Aling expression ang katumbas ng {shown}?'],
      [
        'apply',
        'Ang area ng isang parihaba ay ({shown}) sentimetro kuwadrado. Ang mga gilid nito ay ang sum at ang difference ng parehong dalawang term. Aling product ng dalawang gilid ang nagsasaad ng area na ito?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The factored form of {shown} is {answer}.',
    fil: 'Ang factored form ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, x, y } = given
    const roots = [sumOf([[a, x]]), sumOf([[b, y]])]
    return [
      say(
        `The square roots of the terms are ${roots.join(' and ')}.`,
        `Ang mga square root ng mga term ay ${roots.join(' at ')}.`,
      ),
      say(
        'The factors are the sum and the difference of these square roots.',
        'Ang mga factor ay ang sum at difference ng mga square root na ito.',
      ),
      `${shown(given)} = ${factored(given)}`,
    ]
  }),
})
