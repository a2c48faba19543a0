import { skill } from '../skill.ts'
import { bracketed, signed, withinLargest } from './amounts.ts'
import { withChief } from './chief.ts'

type Given = { quotient: number; divisor: number }

const dividend = ({ quotient, divisor }: Given) => quotient * divisor
const shown = (given: Given) => `${signed(dividend(given))} ÷ ${bracketed(given.divisor)}`

export const divideIntegers = skill<Given, 'sign' | 'more' | 'less' | 'both'>({
  id: 'numbers/divide-integers',
  area: 'Mathematics',
  name: { en: 'Dividing integers', fil: 'Paghahati ng mga integer' },
  grades: [6, 7],
  cues: {
    en: ['divide integers', 'dividing integers', 'integers', 'quotient of integers', 'rules of signs'],
    fil: ['paghahati ng integer', 'integer', 'quotient ng mga integer', 'division ng integer'],
  },
  notation: [/\(?[−-]\d+\)? ?÷ ?\(?[−-]?\d+\)?/, /\d+ ?÷ ?\([−-]\d+\)/],
  units: ['mathematics/7/integers'],
  largest: (grade) => (grade < 7 ? 100 : 180),
  mistakes: {
    sign: { en: 'gave the quotient the wrong sign', fil: 'mali ang sign ng quotient' },
    more: { en: 'found a quotient that is one too many', fil: 'sobra ng isa ang nakuhang quotient' },
    less: { en: 'found a quotient that is one too few', fil: 'kulang ng isa ang nakuhang quotient' },
    both: {
      en: 'found a quotient that is one too many and gave it the wrong sign',
      fil: 'sobra ng isa ang nakuhang quotient at mali pa ang sign',
    },
  },
  rules: {
    en: [
      {
        say: 'The quotient of two integers is positive {when they have like signs}.',
        ask: 'When is the quotient of two integers positive?',
        not: [
          'when they have unlike signs',
          'whenever the dividend is positive',
          'whenever the divisor is positive',
        ],
      },
      {
        say: 'The sign of the quotient of two integers with unlike signs is {always negative}.',
        ask: 'What is the sign of the quotient of two integers with unlike signs?',
        not: ['always positive', 'the sign of the dividend', 'the sign of the divisor'],
      },
      {
        say: 'Division by {0} is not defined.',
        ask: 'Division by which number is not defined?',
        not: ['1', '−1', '10'],
      },
    ],
    fil: [
      {
        say: 'Positibo ang quotient ng dalawang integer {kapag magkapareho ang sign nila}.',
        ask: 'Kailan positibo ang quotient ng dalawang integer?',
        not: ['kapag magkaiba ang sign nila', 'tuwing positibo ang dividend', 'tuwing positibo ang divisor'],
      },
      {
        say: 'Ang sign ng quotient ng dalawang integer na magkaiba ang sign ay {laging negatibo}.',
        ask: 'Ano ang sign ng quotient ng dalawang integer na magkaiba ang sign?',
        not: ['laging positibo', 'katulad ng sa dividend', 'katulad ng sa divisor'],
      },
      {
        say: 'Hindi maaaring gawing divisor ang {0}.',
        ask: 'Aling bilang ang hindi maaaring maging divisor?',
        not: ['1', '−1', '10'],
      },
    ],
  },
  draw: (draw) => {
    const [p, q] = [draw.int(2, 12), draw.int(2, draw.grade < 7 ? 10 : 15)]
    const [s, t] = draw.pick([
      [-1, -1],
      [-1, 1],
      [1, -1],
    ] as const)
    withinLargest(draw, p * q)
    return { quotient: s * t * p, divisor: t * q }
  },
  answer: ({ quotient }) => signed(quotient),
  wrong: withChief('sign', ({ quotient }) => {
    const one = Math.sign(quotient)
    return {
      sign: signed(-quotient),
      more: signed(quotient + one),
      less: signed(quotient - one),
      both: signed(-quotient - one),
    }
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `Divide: ${shown(given)} = ____` },
      { level: 'understand', text: (given) => `What is the quotient of ${shown(given)}?` },
      {
        level: 'understand',
        text: (given) =>
          `What is the result when ${signed(dividend(given))} is divided by ${signed(given.divisor)}?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Hatiin: ${shown(given)} = ____` },
      { level: 'understand', text: (given) => `Ano ang quotient ng ${shown(given)}?` },
      {
        level: 'understand',
        text: (given) =>
          `Ano ang sagot kapag hinati ang ${signed(dividend(given))} sa ${signed(given.divisor)}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `When ${signed(dividend(given))} is divided by ${signed(given.divisor)}, the quotient is ${answer}.`,
    fil: (given, answer) =>
      `Kapag hinati ang ${signed(dividend(given))} sa ${signed(given.divisor)}, ang quotient ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      given.quotient > 0
        ? 'Like signs: the quotient is positive.'
        : 'Unlike signs: the quotient is negative.',
      `${shown(given)} = ${signed(given.quotient)}`,
    ],
    fil: (given) => [
      given.quotient > 0
        ? 'Magkapareho ang sign: positibo ang quotient.'
        : 'Magkaiba ang sign: negatibo ang quotient.',
      `${shown(given)} = ${signed(given.quotient)}`,
    ],
  },
})
