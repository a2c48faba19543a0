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

const minus = (one: number, other: number) => one - other
const difference = (given: Two) => pairwise(given, minus)
const slots = (given: Two) => ({ p: first(given), q: second(given), who: given.who.name })

export const subtractingPolynomials = skill<
  Two,
  'first-only' | 'added' | 'reversed' | 'last-kept' | 'minus-ignored' | 'exponents-added'
>({
  id: 'algebra/subtracting-polynomials',
  area: 'Mathematics',
  name: { en: 'Subtracting polynomials', fil: 'Pagbabawas ng mga polynomial' },
  grades: [7, 8],
  cues: {
    en: [
      'subtracting polynomials',
      'subtraction of polynomials',
      'difference of polynomials',
      'subtract polynomials',
      'subtrahend',
    ],
    fil: ['pagbabawas ng polynomial', 'difference ng mga polynomial', 'subtrahend', 'like terms'],
  },
  notation: [/\(\d*[a-z](?:²|\^2)[^()]*\) ?[−–-] ?\(\d*[a-z](?:²|\^2)[^()]*\)/],
  units: [],
  largest: () => 20,
  mistakes: {
    'first-only': {
      en: 'changed only the sign of the first term of the subtrahend',
      fil: 'sign lamang ng unang term ng subtrahend ang pinalitan',
    },
    added: { en: 'added instead of subtracting', fil: 'nagdagdag sa halip na nagbawas' },
    reversed: {
      en: 'subtracted the first polynomial from the second',
      fil: 'ibinawas ang unang polynomial sa ikalawa',
    },
    'last-kept': {
      en: 'did not change the sign of the last term of the subtrahend',
      fil: 'hindi pinalitan ang sign ng huling term ng subtrahend',
    },
    'minus-ignored': {
      en: 'subtracted without looking at the signs of the terms',
      fil: 'nagbawas nang hindi tiningnan ang sign ng mga term',
    },
    'exponents-added': {
      en: 'added the exponents of like terms',
      fil: 'pinagsama ang mga exponent ng mga like term',
    },
  },
  rules: {
    en: [
      {
        say: 'Subtracting 2x − 5 is the same as adding {−2x + 5}.',
        ask: 'Subtracting 2x − 5 is the same as adding which polynomial?',
        not: ['−2x − 5', '2x + 5', '5x − 2'],
      },
      {
        say: 'The opposite of 2x² − 3x + 5 is {−2x² + 3x − 5}.',
        ask: 'What is the opposite of 2x² − 3x + 5?',
        not: ['−2x² − 3x + 5', '2x² + 3x + 5', '−2x² + 3x + 5'],
      },
    ],
    fil: [
      {
        say: 'Ang pagbabawas ng 2x − 5 ay kapareho ng pagdaragdag ng {−2x + 5}.',
        ask: 'Ang pagbabawas ng 2x − 5 ay kapareho ng pagdaragdag ng aling polynomial?',
        not: ['−2x − 5', '2x + 5', '5x − 2'],
      },
      {
        say: 'Ang opposite ng 2x² − 3x + 5 ay {−2x² + 3x − 5}.',
        ask: 'Ano ang opposite ng 2x² − 3x + 5?',
        not: ['−2x² − 3x + 5', '2x² + 3x + 5', '−2x² + 3x + 5'],
      },
    ],
  },
  draw: (draw) => drawPolynomials(draw, minus),
  answer: (given) => polynomialIn(difference(given), given.x),
  also: (given) => otherOrders(polynomialTerms(difference(given), given.x)),
  wrong: (given) => ({
    'first-only': whole(
      pairwise(given, (one, other, at) => (at === 0 ? one - other : one + other)),
      given,
    ),
    added: whole(
      pairwise(given, (one, other) => one + other),
      given,
    ),
    reversed: whole(
      pairwise(given, (one, other) => other - one),
      given,
    ),
    'last-kept': whole(
      pairwise(given, (one, other, at) => (at === 2 ? one + other : one - other)),
      given,
    ),
    'minus-ignored': whole(
      pairwise(given, (one, other) => Math.abs(one) - Math.abs(other)),
      given,
    ),
    'exponents-added': exponentsAdded(difference(given), given),
  }),
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Subtract: ({p}) − ({q}) = ____.'],
      ['understand', 'Find the difference: ({p}) − ({q}).'],
      ['apply', 'What is the difference when {q} is subtracted from {p}?'],
      ['apply', 'Subtract {q} from {p}.'],
      [
        'apply',
        'A farm has an area of ({p}) square meters. A part with an area of ({q}) square meters is planted with corn. Which polynomial gives the area of the other part in square meters?',
      ],
      [
        'apply',
        '{who} had ({p}) pesos and spent ({q}) pesos. Which polynomial gives the number of pesos left?',
      ],
      [
        'apply',
        'A bakery made ({p}) pieces of pandesal and sold ({q}) pieces. Which polynomial gives the number of pieces left?',
      ],
    ],
    fil: [
      ['understand', 'I-subtract: ({p}) − ({q}) = ____.'],
      ['understand', 'Hanapin ang difference: ({p}) − ({q}).'],
      ['apply', 'Ano ang difference kapag ibinawas ang {q} sa {p}?'],
      ['apply', 'Ibawas ang {q} sa {p}.'],
      [
        'apply',
        'Ang isang bukid ay may sukat na ({p}) metro kuwadrado. Ang bahaging may sukat na ({q}) metro kuwadrado ay tinamnan ng mais. Aling polynomial ang nagsasaad ng sukat ng natitirang bahagi sa metro kuwadrado?',
      ],
      [
        'apply',
        'May ({p}) piso si {who} at gumastos siya ng ({q}) piso. Aling polynomial ang nagsasaad ng natirang pera sa piso?',
      ],
      [
        'apply',
        'Gumawa ang isang panaderya ng ({p}) pandesal at naibenta ang ({q}) nito. Aling polynomial ang nagsasaad ng bilang ng natirang pandesal?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'When {q} is subtracted from {p}, the difference is {answer}.',
    fil: 'Kapag ibinawas ang {q} sa {p}, ang difference ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(
      `Add the opposite of each term of ${second(given)}:`,
      `Idagdag ang opposite ng bawat term ng ${second(given)}:`,
    ),
    `(${first(given)}) + (${polynomialIn(
      given.q.map((each) => -each),
      given.x,
    )})`,
    ...lines(given, '−', minus),
    say(
      `The difference is ${polynomialIn(difference(given), given.x)}.`,
      `Ang difference ay ${polynomialIn(difference(given), given.x)}.`,
    ),
  ]),
})
