import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import { otherWays, properFrom, simplified, wrongFraction } from './parts.ts'

/** n/d ÷ by. */
type Given = { n: number; d: number; by: number; who: string }

const quotient = ({ n, d, by }: Given) => fraction(n, d * by)
const part = ({ n, d }: Given) => fractionText(n, d)

export const divideByWhole = skill<
  Given,
  'multiplied' | 'denominator-divided' | 'denominator-added' | 'inverted-first' | 'subtracted' | 'one-less'
>({
  id: 'fractions/divide-by-whole',
  area: 'Mathematics',
  name: {
    en: 'Dividing a fraction by a whole number',
    fil: 'Paghahati ng fraction sa whole number',
  },
  grades: [5, 6],
  cues: {
    en: ['dividing a fraction by a whole number', 'division of fractions', 'reciprocal', 'equal shares'],
    fil: [
      'pag-divide ng fraction sa whole number',
      'division ng fraction',
      'reciprocal',
      'hatiin nang pantay',
    ],
  },
  notation: [/\b\d+\/\d+ ?÷ ?\d+(?!\/)\b/],
  units: [],
  largest: () => 60,
  mistakes: {
    multiplied: { en: 'multiplied instead of dividing', fil: 'nag-multiply sa halip na maghati' },
    'denominator-divided': {
      en: 'divided the denominator by the whole number',
      fil: 'ang denominator ang hinati sa whole number',
    },
    'denominator-added': {
      en: 'added the whole number to the denominator',
      fil: 'idinagdag ang whole number sa denominator',
    },
    'inverted-first': {
      en: 'took the reciprocals of both numbers',
      fil: 'binaligtad kapuwa ang fraction at ang whole number',
    },
    subtracted: {
      en: 'subtracted the whole number from the denominator',
      fil: 'ibinawas ang whole number sa denominator',
    },
    'one-less': {
      en: 'divided by a number that is one too small',
      fil: 'kulang ng isa ang ginamit na divisor',
    },
  },
  rules: {
    en: [
      {
        say: 'Dividing a fraction by 4 is the same as multiplying it by {1/4}.',
        ask: 'Dividing a fraction by 4 is the same as multiplying it by which number?',
        not: ['4', '4/4', '3/4'],
      },
      {
        say: 'The reciprocal of the whole number 6 is {1/6}.',
        ask: 'What is the reciprocal of the whole number 6?',
        not: ['6', '6/6', '1/5'],
      },
      {
        say: 'When two children share half of a cake equally, each child gets {1/4} of the whole cake.',
        ask: 'Two children share half of a cake equally. What fraction of the whole cake does each child get?',
        not: ['1/2', '2/2', '1/3'],
      },
    ],
    fil: [
      {
        say: 'Ang paghahati ng fraction sa 4 ay katulad ng pag-multiply nito sa {1/4}.',
        ask: 'Ang paghahati ng fraction sa 4 ay katulad ng pag-multiply nito sa anong bilang?',
        not: ['4', '4/4', '3/4'],
      },
      {
        say: 'Ang reciprocal ng whole number na 6 ay {1/6}.',
        ask: 'Ano ang reciprocal ng whole number na 6?',
        not: ['6', '6/6', '1/5'],
      },
      {
        say: 'Kapag pinaghatian nang pantay ng dalawang bata ang kalahati ng cake, {1/4} ng buong cake ang makukuha ng bawat bata.',
        ask: 'Pinaghatian nang pantay ng dalawang bata ang kalahati ng cake. Anong fraction ng buong cake ang makukuha ng bawat bata?',
        not: ['1/2', '2/2', '1/3'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      ...properFrom(draw, [2, 3, 4, 5, 6, 8, 10]),
      by: draw.int(2, 6),
      who: draw.person().name,
    }
    if (quotient(given).d > 24n) throw new RangeError('The denominator is too large.')
    return given
  },
  answer: (given) => asMixed(quotient(given)),
  also: (given) => otherWays(quotient(given), fractionText(given.n, given.d * given.by)),
  wrong: ({ n, d, by }) => ({
    multiplied: wrongFraction(fraction(n * by, d)),
    'denominator-divided': d % by === 0 ? wrongFraction(fraction(n, d / by)) : undefined,
    'denominator-added': wrongFraction(fraction(n, d + by)),
    'inverted-first': d < n * by ? wrongFraction(fraction(d, n * by)) : undefined,
    subtracted: d - by > n ? wrongFraction(fraction(n, d - by)) : undefined,
    'one-less': by > 2 ? wrongFraction(fraction(n, d * (by - 1))) : undefined,
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `Divide: ${part(given)} ÷ ${given.by} = ____.` },
      {
        level: 'understand',
        text: (given) => `What is the quotient when ${part(given)} is divided by ${given.by}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} divides ${part(given)} kg of peanuts equally into ${given.by} bags. How many kilograms of peanuts are in each bag?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `If ${given.by} children share ${part(given)} of a bibingka equally, what fraction of the bibingka does each child get?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} cuts ${part(given)} m of ribbon into ${given.by} equal pieces. How many meters long is each piece?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Hatiin: ${part(given)} ÷ ${given.by} = ____.` },
      {
        level: 'understand',
        text: (given) => `Ano ang quotient kapag hinati ang ${part(given)} sa ${given.by}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Hinati ni ${given.who} nang pantay sa ${na(given.by)} supot ang ${part(given)} kg ng mani. Ilang kilogramo ng mani ang nasa bawat supot?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinaghatian nang pantay ng ${na(given.by)} bata ang ${part(given)} ng isang bibingka. Anong fraction ng bibingka ang nakuha ng bawat bata?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinutol ni ${given.who} ang ${part(given)} m ng laso sa ${na(given.by)} ${given.by === 2 ? 'magkasinghabang' : 'magkakasinghabang'} piraso. Ilang metro ang haba ng bawat piraso?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The quotient of ${part(given)} divided by ${given.by} is ${answer}.`,
    fil: (given, answer) => `Kapag hinati ang ${part(given)} sa ${given.by}, ang quotient ay ${answer}.`,
  },
  solution: {
    en: ({ n, d, by }) => [
      `Multiply by the reciprocal of ${by}: ${fractionText(n, d)} × ${fractionText(1, by)} = ${fractionText(n, d * by)}`,
      ...simplified(n, d * by).map((text) => `In lowest terms: ${text}`),
    ],
    fil: ({ n, d, by }) => [
      `I-multiply sa reciprocal ng ${by}: ${fractionText(n, d)} × ${fractionText(1, by)} = ${fractionText(n, d * by)}`,
      ...simplified(n, d * by).map((text) => `Sa pinakapayak na anyo: ${text}`),
    ],
  },
})
