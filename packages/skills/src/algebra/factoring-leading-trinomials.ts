import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, inBrackets, only, polynomialIn, sumOf } from './terms.ts'

/** (ax + p)(bx + q), where a is more than 1. */
type Given = { a: number; p: number; b: number; q: number; x: string }

const shown = ({ a, p, b, q, x }: Given) => polynomialIn([a * b, a * q + b * p, p * q], x)
const factored = ({ a, p, b, q, x }: Given) => inBrackets(polynomialIn([a, p], x), polynomialIn([b, q], x))
const slots = (given: Given) => ({ shown: shown(given) })

export const factoringLeadingTrinomials = skill<
  Given,
  'exchanged' | 'signs' | 'first-sign' | 'second-sign' | 'leading-lost' | 'coefficients-exchanged'
>({
  id: 'algebra/factoring-leading-trinomials',
  area: 'Mathematics',
  name: { en: 'Factoring trinomials ax² + bx + c', fil: 'Pag-factor ng mga trinomial na ax² + bx + c' },
  grades: [8, 9],
  cues: {
    en: [
      'factoring trinomials',
      'leading coefficient',
      'general trinomial',
      'factor by grouping',
      'trial and error',
    ],
    fil: ['pag-factor ng trinomial', 'leading coefficient', 'general trinomial', 'factor by grouping'],
  },
  notation: [/\b\d+[a-z](?:²|\^2) [+−–-] \d*[a-z] [+−–-] \d+/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 60,
  mistakes: {
    exchanged: {
      en: 'exchanged the last numbers of the two factors',
      fil: 'pinagpalit ang huling bilang ng dalawang factor',
    },
    signs: { en: 'reversed the signs in both factors', fil: 'binaligtad ang sign sa dalawang factor' },
    'first-sign': {
      en: 'used the wrong sign in the first factor',
      fil: 'mali ang sign na ginamit sa unang factor',
    },
    'second-sign': {
      en: 'used the wrong sign in the second factor',
      fil: 'mali ang sign na ginamit sa ikalawang factor',
    },
    'leading-lost': {
      en: 'left out the coefficients of the variable in the factors',
      fil: 'kinaligtaan ang mga coefficient ng variable sa mga factor',
    },
    'coefficients-exchanged': {
      en: 'put the whole leading coefficient in one factor',
      fil: 'inilagay sa isang factor ang buong leading coefficient',
    },
  },
  rules: {
    en: [
      {
        say: 'The leading coefficient of 6x² + 7x + 2 is {6}.',
        ask: 'What is the leading coefficient of 6x² + 7x + 2?',
        not: ['7', '2', '6x²'],
      },
      {
        say: 'To factor 2x² + 7x + 3 by grouping, split 7x into {6x and x}.',
        ask: 'Into which two terms should 7x be split to factor 2x² + 7x + 3 by grouping?',
        not: ['5x and 2x', '4x and 3x', '2x and 3x'],
      },
    ],
    fil: [
      {
        say: 'Ang leading coefficient ng 6x² + 7x + 2 ay {6}.',
        ask: 'Ano ang leading coefficient ng 6x² + 7x + 2?',
        not: ['7', '2', '6x²'],
      },
      {
        say: 'Upang i-factor ang 2x² + 7x + 3 sa pamamagitan ng grouping, hinahati ang 7x sa {6x at x}.',
        ask: 'Sa aling dalawang term hinahati ang 7x upang ma-factor ang 2x² + 7x + 3 sa pamamagitan ng grouping?',
        not: ['5x at 2x', '4x at 3x', '2x at 3x'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      a: draw.int(2, 5),
      p: drawSigned(draw, 1, 7),
      b: draw.pick([1, 1, 2, 3]),
      q: drawSigned(draw, 1, 7),
      x: drawnLetter(draw),
    }
    const { a, p, b, q } = given
    only(a > b || (a === b && p > q))
    only(gcd(a, Math.abs(p)) === 1 && gcd(b, Math.abs(q)) === 1 && a * q + b * p !== 0)
    fitting(draw, shown(given))
    return given
  },
  answer: factored,
  also: ({ a, p, b, q, x }) => [factored({ a: b, p: q, b: a, q: p, x })],
  wrong: (given) => {
    const { a, p, b, q, x } = given
    return {
      exchanged: a === b ? undefined : factored({ ...given, p: q, q: p }),
      signs: factored({ ...given, p: -p, q: -q }),
      'first-sign': factored({ ...given, p: -p }),
      'second-sign': a === b && p === -q ? undefined : factored({ ...given, q: -q }),
      'leading-lost': factored({ a: 1, p, b: 1, q, x }),
      'coefficients-exchanged': b === 1 ? undefined : factored({ ...given, a: a * b, b: 1 }),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'Factor completely: {shown}.'],
      ['apply', 'What is the factored form of {shown}?'],
      ['apply', 'Which product of two binomials is equal to {shown}?'],
    ],
    fil: [
      ['apply', 'I-factor nang lubos: {shown}.'],
      ['apply', 'Ano ang factored form ng {shown}?'],
      ['apply', 'Aling product ng dalawang binomial ang katumbas ng {shown}?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The factored form of {shown} is {answer}.',
    fil: 'Ang factored form ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, p, b, q, x } = given
    const [one, other] = [a * q, b * p]
    const numbers = `${grouped(one)} ${say('and', 'at')} ${grouped(other)}`
    return [
      say(
        `Find two numbers whose product is ${grouped(a * b * p * q)} and whose sum is ${grouped(one + other)}: ${numbers}.`,
        `Hanapin ang dalawang bilang na ang product ay ${grouped(a * b * p * q)} at ang sum ay ${grouped(one + other)}: ${numbers}.`,
      ),
      say(
        `Split the middle term: ${sumOf([
          [a * b, `${x}²`],
          [one, x],
          [other, x],
          [p * q, ''],
        ])}`,
        `Hatiin ang gitnang term: ${sumOf([
          [a * b, `${x}²`],
          [one, x],
          [other, x],
          [p * q, ''],
        ])}`,
      ),
      say(
        `Factor by grouping: ${factored(given)}`,
        `I-factor sa pamamagitan ng grouping: ${factored(given)}`,
      ),
    ]
  }),
})
