import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { otherOrders, polynomialIn, polynomialTerms } from './terms.ts'
import {
  drawPolynomials,
  exponentsAdded,
  first,
  lines,
  pairwise,
  second,
  type Two,
  whole,
} from './two-polynomials.ts'

const plus = (one: number, other: number) => one + other
const sum = (given: Two) => pairwise(given, plus)
const slots = (given: Two) => ({
  p: first(given),
  q: second(given),
  who: given.who.name,
  x: given.x,
})

export const addingPolynomials = skill<
  Two,
  'exponents-added' | 'subtracted' | 'minus-ignored' | 'last-left-out' | 'multiplied' | 'last-subtracted'
>({
  id: 'algebra/adding-polynomials',
  area: 'Mathematics',
  name: { en: 'Adding polynomials', fil: 'Pagdaragdag ng mga polynomial' },
  grades: [7, 8],
  cues: {
    en: [
      'adding polynomials',
      'addition of polynomials',
      'sum of polynomials',
      'add polynomials',
      'like terms',
    ],
    fil: ['pagdaragdag ng polynomial', 'pagsasama ng polynomial', 'sum ng mga polynomial', 'like terms'],
  },
  notation: [/\(\d*[a-z](?:²|\^2)[^()]*\) ?\+ ?\(\d*[a-z](?:²|\^2)[^()]*\)/],
  units: [],
  largest: () => 20,
  mistakes: {
    'exponents-added': {
      en: 'added the exponents as well as the coefficients',
      fil: 'pinagsama ang mga exponent pati ang mga coefficient',
    },
    subtracted: { en: 'subtracted instead of adding', fil: 'nagbawas sa halip na nagdagdag' },
    'minus-ignored': { en: 'ignored the minus signs', fil: 'binalewala ang mga minus sign' },
    'last-left-out': {
      en: 'left out the last term of the second polynomial',
      fil: 'kinaligtaan ang huling term ng ikalawang polynomial',
    },
    multiplied: {
      en: 'multiplied the coefficients of like terms',
      fil: 'pinag-multiply ang mga coefficient ng mga like term',
    },
    'last-subtracted': {
      en: 'subtracted the last terms',
      fil: 'nagbawas sa mga huling term',
    },
  },
  rules: {
    en: [
      {
        say: 'When polynomials are added, only the {like terms} are combined.',
        ask: 'Which terms are combined when polynomials are added?',
        not: ['unlike terms', 'first and last terms', 'terms with equal coefficients'],
      },
      {
        say: 'In the sum of 3x² and 4x², the exponent of x is {2}.',
        ask: 'What is the exponent of x in the sum of 3x² and 4x²?',
        not: ['4', '7', '1'],
      },
    ],
    fil: [
      {
        say: 'Sa pagdaragdag ng mga polynomial, ang pinagsasama lamang ay ang mga {like term}.',
        ask: 'Aling mga term ang pinagsasama kapag nagdaragdag ng mga polynomial?',
        not: ['unlike term', 'una at huling term', 'term na magkapareho ang coefficient'],
      },
      {
        say: 'Sa sum ng 3x² at 4x², ang exponent ng x ay {2}.',
        ask: 'Ano ang exponent ng x sa sum ng 3x² at 4x²?',
        not: ['4', '7', '1'],
      },
    ],
  },
  draw: (draw) => drawPolynomials(draw, plus),
  answer: (given) => polynomialIn(sum(given), given.x),
  also: (given) => otherOrders(polynomialTerms(sum(given), given.x)),
  wrong: (given) => ({
    'exponents-added': exponentsAdded(sum(given), given),
    subtracted: whole(
      pairwise(given, (one, other) => one - other),
      given,
    ),
    'minus-ignored': whole(
      pairwise(given, (one, other) => Math.abs(one) + Math.abs(other)),
      given,
    ),
    'last-left-out': whole(
      pairwise(given, (one, other, at) => (at === 2 ? one : one + other)),
      given,
    ),
    multiplied: whole(
      pairwise(given, (one, other) => one * other),
      given,
    ),
    'last-subtracted': whole(
      pairwise(given, (one, other, at) => (at === 2 ? one - other : one + other)),
      given,
    ),
  }),
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the sum of {p} and {q}?'],
      ['understand', 'Add: ({p}) + ({q}) = ____.'],
      ['understand', 'Find the sum: ({p}) + ({q}).'],
      [
        'apply',
        'A family has two rice fields with areas of ({p}) square meters and ({q}) square meters. Which polynomial gives the total area in square meters?',
      ],
      [
        'apply',
        "{who}'s store earned ({p}) pesos in the morning and ({q}) pesos in the afternoon. Which polynomial gives the earnings for the whole day in pesos?",
      ],
      [
        'apply',
        'For recycling, Grade 7 collected ({p}) bottles and Grade 8 collected ({q}) bottles. Which polynomial gives the total number of bottles?',
      ],
    ],
    fil: [
      ['understand', 'Ano ang sum ng {p} at {q}?'],
      ['understand', 'Pagsamahin: ({p}) + ({q}) = ____.'],
      ['understand', 'Hanapin ang sum: ({p}) + ({q}).'],
      [
        'apply',
        'May dalawang palayan ang isang pamilya na may sukat na ({p}) metro kuwadrado at ({q}) metro kuwadrado. Aling polynomial ang nagsasaad ng kabuoang sukat sa metro kuwadrado?',
      ],
      [
        'apply',
        'Kumita ang tindahan ni {who} ng ({p}) piso sa umaga at ({q}) piso sa hapon. Aling polynomial ang nagsasaad ng kita sa buong araw sa piso?',
      ],
      [
        'apply',
        'Para sa recycling, nakaipon ang Grade 7 ng ({p}) bote at ang Grade 8 ng ({q}) bote. Aling polynomial ang nagsasaad ng kabuoang bilang ng mga bote?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The sum of {p} and {q} is {answer}.',
    fil: 'Ang sum ng {p} at {q} ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say('Add the coefficients of like terms:', 'Pagsamahin ang mga coefficient ng mga like term:'),
    ...lines(given, '+', plus),
    say(
      `The sum is ${polynomialIn(sum(given), given.x)}.`,
      `Ang sum ay ${polynomialIn(sum(given), given.x)}.`,
    ),
  ]),
})
