import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { asFraction, fraction } from '../words/fractions.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, only, power } from './terms.ts'

/** (a/b)^−n; a whole base where b is 1. */
type Given = { a: number; b: number; n: number }

const base = ({ a, b }: Given) => (b === 1 ? String(a) : `(${a}/${b})`)
const shown = (given: Given) => power(base(given), -given.n)
const value = ({ a, b, n }: Given) => fraction(b ** n, a ** n)
const slots = (given: Given) => ({ shown: shown(given) })

export const negativeExponents = skill<
  Given,
  'sign-only' | 'both' | 'exponent-ignored' | 'multiplied' | 'minus-multiplied' | 'not-raised'
>({
  id: 'algebra/negative-exponents',
  area: 'Mathematics',
  name: { en: 'Powers with negative exponents', fil: 'Mga power na may negatibong exponent' },
  grades: [7, 8],
  cues: {
    en: ['negative exponent', 'negative exponents', 'reciprocal', 'laws of exponents', 'positive exponent'],
    fil: ['negatibong exponent', 'negative exponent', 'reciprocal', 'laws of exponents'],
  },
  notation: [/\d⁻[¹²³⁴]/],
  units: [],
  largest: () => 128,
  mistakes: {
    'sign-only': {
      en: 'made the power negative instead of taking the reciprocal',
      fil: 'ginawang negatibo ang power sa halip na kinuha ang reciprocal',
    },
    both: {
      en: 'took the reciprocal and made it negative too',
      fil: 'kinuha ang reciprocal at ginawa pang negatibo',
    },
    'exponent-ignored': {
      en: 'ignored the minus sign of the exponent',
      fil: 'binalewala ang minus sign ng exponent',
    },
    multiplied: {
      en: 'multiplied the base by the exponent and took the reciprocal',
      fil: 'in-multiply ang base sa exponent at kinuha ang reciprocal',
    },
    'minus-multiplied': {
      en: 'multiplied the base by the negative exponent',
      fil: 'in-multiply ang base sa negatibong exponent',
    },
    'not-raised': {
      en: 'took the reciprocal of the base but did not raise it to the power',
      fil: 'kinuha ang reciprocal ng base ngunit hindi itinaas sa power',
    },
  },
  rules: {
    en: [
      {
        say: 'The power 5⁻² is the {reciprocal} of 5².',
        ask: 'Which word completes the sentence "5⁻² is the ____ of 5²"?',
        not: ['opposite', 'square root', 'double'],
      },
      {
        say: 'For a ≠ 0, a⁻ⁿ is equal to {1/aⁿ}.',
        ask: 'What is a⁻ⁿ equal to for a ≠ 0?',
        not: ['−aⁿ', '−1/aⁿ', '−na'],
      },
      {
        say: 'On the number line, 3⁻⁴ lies {between 0 and 1}.',
        ask: 'Where does 3⁻⁴ lie on the number line?',
        not: ['between −1 and 0', 'to the left of −1', 'to the right of 1'],
      },
    ],
    fil: [
      {
        say: 'Ang 5⁻² ay ang {reciprocal} ng 5².',
        ask: 'Aling salita ang bubuo sa pangungusap na "Ang 5⁻² ay ang ____ ng 5²"?',
        not: ['opposite', 'square root', 'doble'],
      },
      {
        say: 'Kung a ≠ 0, ang a⁻ⁿ ay katumbas ng {1/aⁿ}.',
        ask: 'Ano ang katumbas ng a⁻ⁿ kung a ≠ 0?',
        not: ['−aⁿ', '−1/aⁿ', '−na'],
      },
      {
        say: 'Sa number line, ang 3⁻⁴ ay nasa {pagitan ng 0 at 1}.',
        ask: 'Nasaan sa number line ang 3⁻⁴?',
        not: ['pagitan ng −1 at 0', 'kaliwa ng −1', 'kanan ng 1'],
      },
    ],
  },
  draw: (draw) => {
    const isWhole = draw.chanceOf(65)
    const given = {
      a: draw.int(isWhole ? 2 : 1, isWhole ? 11 : 5),
      b: isWhole ? 1 : draw.int(2, 6),
      n: draw.int(isWhole ? 1 : 2, isWhole ? 5 : 3),
    }
    only(gcd(given.a, given.b) === 1 && (given.n > 1 || given.a > 3))
    fitting(draw, shown(given), asFraction(value(given)), String(given.a ** given.n))
    return given
  },
  answer: (given) => asFraction(value(given)),
  wrong: (given) => {
    const { a, b, n } = given
    const raised = fraction(a ** n, b ** n)
    return {
      'sign-only': asFraction(raised.neg()),
      both: asFraction(value(given).neg()),
      'exponent-ignored': asFraction(raised),
      multiplied: b === 1 ? asFraction(fraction(1, a * n)) : undefined,
      'minus-multiplied': asFraction(fraction(-a * n, b)),
      'not-raised': asFraction(fraction(b, a)),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the value of {shown}?'],
      ['understand', 'Evaluate: {shown} = ____.'],
      ['understand', 'Write {shown} without an exponent, in lowest terms.'],
    ],
    fil: [
      ['understand', 'Ano ang halaga ng {shown}?'],
      ['understand', 'Hanapin ang halaga: {shown} = ____.'],
      ['understand', 'Isulat ang {shown} nang walang exponent, sa lowest terms.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The value of {shown} is {answer}.',
    fil: 'Ang halaga ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, n } = given
    const turned = b === 1 ? `1/${power(String(a), n)}` : power(a === 1 ? String(b) : `(${b}/${a})`, n)
    return [
      say(
        'Take the reciprocal and make the exponent positive.',
        'Kunin ang reciprocal at gawing positibo ang exponent.',
      ),
      `${shown(given)} = ${turned}${turned === asFraction(value(given)) ? '' : ` = ${asFraction(value(given))}`}`,
    ]
  }),
})
