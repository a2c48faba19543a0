import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, inBrackets, only, power, sumOf } from './terms.ts'

/** (ax + by)(ax − by), where y may be nothing. */
type Given = { a: number; b: number; x: string; y: string }

const two = (one: number, other: number, { x, y }: Given, exponent = 1) =>
  sumOf([
    [one, power(x, exponent)],
    [other, y && power(y, exponent)],
  ])
const sum = (given: Given) => two(given.a, given.b, given)
const difference = (given: Given) => two(given.a, -given.b, given)
const shown = (given: Given) => inBrackets(sum(given), difference(given))
const squares = (given: Given) => two(given.a ** 2, -(given.b ** 2), given, 2)
const slots = (given: Given) => ({ shown: shown(given), sum: sum(given), difference: difference(given) })

export const sumTimesDifference = skill<
  Given,
  'plus' | 'middle' | 'coefficient' | 'last' | 'last-doubled' | 'reversed'
>({
  id: 'algebra/sum-times-difference',
  area: 'Mathematics',
  name: { en: 'Product of a sum and a difference', fil: 'Product ng sum at difference' },
  grades: [7, 8],
  cues: {
    en: [
      'sum and difference',
      'product of the sum and difference',
      'difference of two squares',
      'special products',
    ],
    fil: [
      'sum at difference',
      'product ng sum at difference',
      'difference of two squares',
      'special products',
    ],
  },
  notation: [/\((\d*[a-z]) \+ (\d+[a-z]?)\) ?\(\1 [−–-] \2\)/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 150,
  mistakes: {
    plus: { en: 'added the two squares', fil: 'pinagsama ang dalawang square' },
    middle: { en: 'wrote a middle term', fil: 'naglagay ng gitnang term' },
    coefficient: {
      en: 'did not square the coefficient of the first term',
      fil: 'hindi in-square ang coefficient ng unang term',
    },
    last: { en: 'did not square the last number', fil: 'hindi in-square ang huling bilang' },
    'last-doubled': {
      en: 'doubled the last number instead of squaring it',
      fil: 'dinoble ang huling bilang sa halip na in-square',
    },
    reversed: {
      en: 'subtracted the first square from the second',
      fil: 'ibinawas ang unang square sa ikalawa',
    },
  },
  rules: {
    en: [
      {
        say: 'The product of the sum and the difference of the same two terms is called a {difference of two squares}.',
        ask: 'What do we call the product of the sum and the difference of the same two terms?',
        not: ['sum of two squares', 'perfect square trinomial', 'difference of two cubes'],
      },
      {
        say: 'The product (a + b)(a − b) has {2} terms.',
        ask: 'How many terms does the product (a + b)(a − b) have?',
        not: ['1', '3', '4'],
      },
      {
        say: 'In (x + 4)(x − 4), the outer and inner products add up to {0}.',
        ask: 'What do the outer and inner products in (x + 4)(x − 4) add up to?',
        not: ['8x', '−16', '16x'],
      },
    ],
    fil: [
      {
        say: 'Ang product ng sum at difference ng parehong dalawang term ay tinatawag na {difference of two squares}.',
        ask: 'Ano ang tawag sa product ng sum at difference ng parehong dalawang term?',
        not: ['sum of two squares', 'perfect square trinomial', 'difference of two cubes'],
      },
      {
        say: 'Ang product na (a + b)(a − b) ay may {2} term.',
        ask: 'Ilang term mayroon ang product na (a + b)(a − b)?',
        not: ['1', '3', '4'],
      },
      {
        say: 'Sa (x + 4)(x − 4), ang sum ng outer at inner product ay {0}.',
        ask: 'Ano ang sum ng outer at inner product sa (x + 4)(x − 4)?',
        not: ['8x', '−16', '16x'],
      },
    ],
  },
  draw: (draw) => {
    const [x, y] = draw.pick([
      ['x', ''],
      ['x', ''],
      ['y', ''],
      ['a', ''],
      ['n', ''],
      ['x', 'y'],
      ['a', 'b'],
      ['p', 'q'],
    ] as const)
    const given = { a: draw.pick([1, 1, 2, 3, 4, 5, 6, 7]), b: draw.int(y === '' ? 3 : 2, 12), x, y }
    only(gcd(given.a, given.b) === 1)
    fitting(draw, squares(given))
    return given
  },
  answer: squares,
  also: (given) => [
    sumOf([
      [-(given.b ** 2), given.y && power(given.y, 2)],
      [given.a ** 2, power(given.x, 2)],
    ]),
  ],
  wrong: (given) => {
    const { a, b, x, y } = given
    return {
      plus: two(a * a, b * b, given, 2),
      middle: sumOf([
        [a * a, power(x, 2)],
        [-2 * a * b, `${x}${y}`],
        [-b * b, y && power(y, 2)],
      ]),
      coefficient: two(a, -b * b, given, 2),
      last: two(a * a, -b, given, 2),
      'last-doubled': b === 2 ? undefined : two(a * a, -2 * b, given, 2),
      reversed: sumOf([
        [b * b, y && power(y, 2)],
        [-a * a, power(x, 2)],
      ]),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Multiply: {shown} = ____.'],
      ['understand', 'What is the product of ({sum}) and ({difference})?'],
      ['understand', 'Use the special product pattern to find {shown}.'],
      [
        'apply',
        'A rectangular lot is ({sum}) meters long and ({difference}) meters wide. Which expression gives its area in square meters?',
      ],
      [
        'apply',
        'A rectangular picture frame is ({sum}) cm long and ({difference}) cm wide. Which expression gives its area in square centimeters?',
      ],
      [
        'apply',
        'A rectangular fishpond measures ({sum}) meters by ({difference}) meters. Which expression gives its area in square meters?',
      ],
    ],
    fil: [
      ['understand', 'I-multiply: {shown} = ____.'],
      ['understand', 'Ano ang product ng ({sum}) at ({difference})?'],
      ['understand', 'Gamitin ang pattern ng special product upang makuha ang {shown}.'],
      [
        'apply',
        'Ang isang parihabang lote ay ({sum}) metro ang haba at ({difference}) metro ang lapad. Aling expression ang nagsasaad ng area nito sa metro kuwadrado?',
      ],
      [
        'apply',
        'Ang isang parihabang kuwadro ay ({sum}) cm ang haba at ({difference}) cm ang lapad. Aling expression ang nagsasaad ng area nito sa sentimetro kuwadrado?',
      ],
      [
        'apply',
        'Ang isang parihabang palaisdaan ay ({sum}) metro ang haba at ({difference}) metro ang lapad. Aling expression ang nagsasaad ng area nito sa metro kuwadrado?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The product of ({sum}) and ({difference}) is {answer}.',
    fil: 'Ang product ng ({sum}) at ({difference}) ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, x, y } = given
    const one = sumOf([[a, x]])
    const other = sumOf([[b, y]])
    const squared = (term: string) => (/^\d+$|^\p{L}$/u.test(term) ? `${term}²` : `(${term})²`)
    return [
      say(
        'The product of a sum and a difference is the square of the first term minus the square of the second.',
        'Ang product ng sum at difference ay ang square ng unang term na binawasan ng square ng ikalawa.',
      ),
      `${shown(given)} = ${squared(one)} − ${squared(other)} = ${squares(given)}`,
    ]
  }),
})
