import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { mixedOf, otherWays, properFrom, wrongFraction } from './parts.ts'

/** times × n/d, which is no whole number. */
type Given = { times: number; n: number; d: number; who: Person }

const product = ({ times, n, d }: Given) => fraction(times * n, d)
const part = ({ n, d }: Given) => fractionText(n, d)

export const multiplyByWhole = skill<
  Given,
  'both' | 'denominator' | 'side-by-side' | 'numerator-added' | 'one-less' | 'one-more'
>({
  id: 'fractions/multiply-by-whole',
  area: 'Mathematics',
  name: {
    en: 'Multiplying a fraction by a whole number',
    fil: 'Pag-multiply ng fraction sa whole number',
  },
  grades: [4, 6],
  cues: {
    en: ['whole number and a fraction', 'multiplying fractions', 'repeated addition of fractions', 'product'],
    fil: ['whole number at fraction', 'pag-multiply ng fraction', 'product', 'paulit-ulit na pagdaragdag'],
  },
  notation: [/\b\d+ ?[×x*] ?\d+\/\d+/, /\b\d+\/\d+ ?[×x*] ?\d+(?!\/)\b/],
  units: [],
  largest: () => 100,
  mistakes: {
    both: {
      en: 'multiplied the numerator and the denominator',
      fil: 'nag-multiply sa numerator at pati sa denominator',
    },
    denominator: { en: 'multiplied the denominator only', fil: 'ang denominator lamang ang pinarami' },
    'side-by-side': {
      en: 'wrote both numbers side by side as a mixed number',
      fil: 'pinagtabi ang dalawang bilang bilang mixed number',
    },
    'numerator-added': {
      en: 'added the whole number to the numerator',
      fil: 'idinagdag ang whole number sa numerator',
    },
    'one-less': { en: 'took the fraction one time too few', fil: 'kulang ng isang ulit ang fraction' },
    'one-more': { en: 'took the fraction one time too many', fil: 'labis ng isang ulit ang fraction' },
  },
  rules: {
    en: [
      {
        say: 'To find 4 × 2/9, we {multiply 4 by 2 and keep 9}.',
        ask: 'How do we find 4 × 2/9?',
        not: ['multiply 4 by 9 and keep 2', 'multiply both 2 and 9 by 4', 'add 4 and 2 and keep 9'],
      },
      {
        say: 'The product 3 × 2/7 is the same as {2/7 + 2/7 + 2/7}.',
        ask: 'Which sum is the same as 3 × 2/7?',
        not: ['3 + 2/7', '2/7 + 3/7', '3/7 + 3/7 + 3/7'],
      },
    ],
    fil: [
      {
        say: 'Upang makuha ang 4 × 2/9, {i-multiply ang 4 sa 2 at panatilihin ang 9}.',
        ask: 'Paano makukuha ang 4 × 2/9?',
        not: [
          'i-multiply ang 4 sa 9 at panatilihin ang 2',
          'i-multiply sa 4 ang 2 at ang 9',
          'pagsamahin ang 4 at 2 at panatilihin ang 9',
        ],
      },
      {
        say: 'Ang 3 × 2/7 ay katumbas ng {2/7 + 2/7 + 2/7}.',
        ask: 'Aling kabuoan ang katumbas ng 3 × 2/7?',
        not: ['3 + 2/7', '2/7 + 3/7', '3/7 + 3/7 + 3/7'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      ...properFrom(draw, [2, 3, 4, 5, 6, 8, 10]),
      times: draw.int(3, Math.min(9, draw.largest)),
      who: draw.person(),
    }
    if (product(given).d === 1n || product(given).compare(1) < 0) throw new RangeError('No mixed number.')
    return given
  },
  answer: (given) => asMixed(product(given)),
  also: (given) => {
    const above = given.times * given.n
    return otherWays(
      product(given),
      fractionText(above, given.d),
      mixedOf(Math.floor(above / given.d), above % given.d, given.d),
    )
  },
  wrong: ({ times, n, d }) => ({
    both: fractionText(n * times, d * times),
    denominator: wrongFraction(fraction(n, d * times)),
    'side-by-side': mixedOf(times, n, d),
    'numerator-added': wrongFraction(fraction(times + n, d)),
    'one-less': wrongFraction(fraction((times - 1) * n, d)),
    'one-more': wrongFraction(fraction((times + 1) * n, d)),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${given.times} times ${part(given)}?` },
      { level: 'understand', text: (given) => `Multiply: ${given.times} × ${part(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} filled ${given.times} pitchers with ${part(given)} L of water each. How many liters of water are in the pitchers altogether?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} cut ${given.times} ribbons of ${part(given)} m each. How many meters of ribbon is that in all?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} walks ${part(given)} km to school every day. How many kilometers does ${given.who.he} walk to school in ${given.times} days?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang product ng ${given.times} at ${part(given)}?` },
      { level: 'understand', text: (given) => `I-multiply: ${given.times} × ${part(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Nilagyan ni ${given.who.name} ng tig-${part(given)} L ng tubig ang ${na(given.times)} pitsel. Ilang litro ng tubig ang nasa mga pitsel sa kabuoan?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Gumupit si ${given.who.name} ng ${na(given.times)} laso na tig-${part(given)} m ang haba. Ilang metro ng laso ito sa kabuoan?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Naglalakad si ${given.who.name} nang ${part(given)} km papunta sa paaralan araw-araw. Ilang kilometro ang nilalakad niya papunta sa paaralan sa loob ng ${na(given.times)} araw?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The product of ${given.times} and ${part(given)} is ${answer}.`,
    fil: (given, answer) => `Ang product ng ${given.times} at ${part(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Multiply the whole number by the numerator: ${given.times} × ${given.n} = ${given.times * given.n}.`,
      `Keep the denominator: ${fractionText(given.times * given.n, given.d)} = ${asMixed(product(given))}`,
    ],
    fil: (given) => [
      `I-multiply ang whole number sa numerator: ${given.times} × ${given.n} = ${given.times * given.n}.`,
      `Panatilihin ang denominator: ${fractionText(given.times * given.n, given.d)} = ${asMixed(product(given))}`,
    ],
  },
})
