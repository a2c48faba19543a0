import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import { otherWays, properFrom, wrongFraction } from './parts.ts'

/** a/b ÷ c/d, which is more than 1. */
type Given = { a: number; b: number; c: number; d: number; who: string }

const quotient = ({ a, b, c, d }: Given) => fraction(a, b).div(fraction(c, d))
const first = ({ a, b }: Given) => fractionText(a, b)
const second = ({ c, d }: Given) => fractionText(c, d)

export const divideFractions = skill<
  Given,
  'multiplied' | 'inverted-first' | 'inverted-both' | 'numerators-only' | 'subtracted' | 'added'
>({
  id: 'fractions/divide',
  area: 'Mathematics',
  name: { en: 'Dividing fractions', fil: 'Paghahati ng mga fraction' },
  grades: [5, 6],
  cues: {
    en: ['dividing fractions', 'division of fractions', 'reciprocal', 'invert the divisor', 'quotient'],
    fil: [
      'pag-divide ng fraction',
      'division ng fraction',
      'reciprocal',
      'paghahati ng fraction',
      'quotient',
    ],
  },
  notation: [/\b\d+\/\d+ ?÷ ?\d+\/\d+/],
  units: [],
  largest: () => 100,
  mistakes: {
    multiplied: {
      en: 'multiplied without taking the reciprocal of the divisor',
      fil: 'nag-multiply nang hindi binaligtad ang divisor',
    },
    'inverted-first': {
      en: 'took the reciprocal of the first fraction',
      fil: 'ang unang fraction ang binaligtad',
    },
    'inverted-both': {
      en: 'took the reciprocals of both fractions',
      fil: 'binaligtad ang dalawang fraction',
    },
    'numerators-only': {
      en: 'multiplied the numerators and forgot the denominator of the reciprocal',
      fil: 'nag-multiply ng mga numerator ngunit nakalimutan ang denominator ng reciprocal',
    },
    subtracted: { en: 'subtracted the fractions', fil: 'ibinawas ang mga fraction' },
    added: { en: 'added the fractions', fil: 'pinagsama ang mga fraction' },
  },
  rules: {
    en: [
      {
        say: 'Dividing by 2/5 is the same as multiplying by {5/2}.',
        ask: 'Dividing by 2/5 is the same as multiplying by which fraction?',
        not: ['2/5', '1/5', '3/5'],
      },
      {
        say: 'The reciprocal of 3/4 is {4/3}.',
        ask: 'What is the reciprocal of 3/4?',
        not: ['3/4', '1/4', '1/3'],
      },
      {
        say: 'The product of 7/8 and its reciprocal is {1}.',
        ask: 'What is the product of 7/8 and its reciprocal?',
        not: ['0', '7/8', '49/64'],
      },
    ],
    fil: [
      {
        say: 'Ang paghahati sa 2/5 ay katulad ng pag-multiply sa {5/2}.',
        ask: 'Ang paghahati sa 2/5 ay katulad ng pag-multiply sa anong fraction?',
        not: ['2/5', '1/5', '3/5'],
      },
      {
        say: 'Ang reciprocal ng 3/4 ay {4/3}.',
        ask: 'Ano ang reciprocal ng 3/4?',
        not: ['3/4', '1/4', '1/3'],
      },
      {
        say: 'Ang product ng 7/8 at ng reciprocal nito ay {1}.',
        ask: 'Ano ang product ng 7/8 at ng reciprocal nito?',
        not: ['0', '7/8', '49/64'],
      },
    ],
  },
  draw: (draw) => {
    const one = properFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    const other = properFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    const given = { a: one.n, b: one.d, c: other.n, d: other.d, who: draw.person().name }
    const result = quotient(given)
    if (result.d === 1n || result.d > 12n || result.compare(1) < 0 || result.compare(6) > 0)
      throw new RangeError('The quotient is whole, too small or too large.')
    return given
  },
  answer: (given) => asMixed(quotient(given)),
  also: (given) => otherWays(quotient(given), fractionText(given.a * given.d, given.b * given.c)),
  wrong: ({ a, b, c, d }) => ({
    multiplied: wrongFraction(fraction(a * c, b * d)),
    'inverted-first': wrongFraction(fraction(b * c, a * d)),
    'inverted-both': wrongFraction(fraction(b * d, a * c)),
    'numerators-only': c > 1 ? wrongFraction(fraction(a * d, b)) : undefined,
    subtracted: wrongFraction(fraction(a, b).sub(fraction(c, d))),
    added: wrongFraction(fraction(a, b).add(fraction(c, d))),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the quotient when ${first(given)} is divided by ${second(given)}?`,
      },
      { level: 'understand', text: (given) => `Divide: ${first(given)} ÷ ${second(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} has a rope that is ${first(given)} m long and a string that is ${second(given)} m long. How many times as long as the string is the rope?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} bought ${first(given)} kg of tomatoes and ${second(given)} kg of onions. How many times as heavy as the onions are the tomatoes?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} has a rectangular board with an area of ${first(given)} square meter and a width of ${second(given)} m. How many meters long is the board?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang quotient kapag hinati ang ${first(given)} sa ${second(given)}?`,
      },
      { level: 'understand', text: (given) => `Hatiin: ${first(given)} ÷ ${second(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `May lubid si ${given.who} na ${first(given)} m ang haba at tali na ${second(given)} m ang haba. Ilang ulit ng haba ng tali ang haba ng lubid?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Bumili si ${given.who} ng ${first(given)} kg ng kamatis at ${second(given)} kg ng sibuyas. Ilang ulit ng bigat ng sibuyas ang bigat ng kamatis?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang area ng parihabang tabla ni ${given.who} ay ${first(given)} metro kuwadrado at ang lapad nito ay ${second(given)} m. Ilang metro ang haba ng tabla?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The quotient of ${first(given)} divided by ${second(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Kapag hinati ang ${first(given)} sa ${second(given)}, ang quotient ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { a, b, c, d } = given
      return [
        `Multiply by the reciprocal of the divisor: ${first(given)} × ${fractionText(d, c)}.`,
        `${fractionText(a * d, b * c)} = ${asMixed(quotient(given))}`,
      ]
    },
    fil: (given) => {
      const { a, b, c, d } = given
      return [
        `I-multiply sa reciprocal ng divisor: ${first(given)} × ${fractionText(d, c)}.`,
        `${fractionText(a * d, b * c)} = ${asMixed(quotient(given))}`,
      ]
    },
  },
})
