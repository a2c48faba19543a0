import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { denominatorFrom, gcd, mixedOf, otherWays, wrongFraction } from './parts.ts'
import { sumStories } from './stories.ts'

/** a/d + b/d. */
type Given = { a: number; b: number; d: number; who: Person; other: Person }

const sum = ({ a, b, d }: Given) => fraction(a + b, d)
const told = ({ a, b, d, who, other }: Given) => ({
  first: fractionText(a, d),
  second: fractionText(b, d),
  who,
  other,
})
const stories = sumStories(told)

export const addSimilar = skill<
  Given,
  'denominators' | 'subtracted' | 'numerators-multiplied' | 'denominators-multiplied' | 'miscounted'
>({
  id: 'fractions/add-similar',
  area: 'Mathematics',
  name: { en: 'Adding similar fractions', fil: 'Pagdaragdag ng similar fractions' },
  grades: [3, 4],
  cues: {
    en: ['adding similar fractions', 'similar fractions', 'same denominator', 'add the numerators'],
    fil: ['pagdaragdag ng similar fractions', 'similar fractions', 'parehong denominator'],
  },
  notation: [/\b\d+\/(\d+) ?\+ ?\d+\/\1\b/],
  units: ['mathematics/3/similar-fractions', 'mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 20,
  mistakes: {
    denominators: {
      en: 'added the denominators too',
      fil: 'pinagsama rin ang mga denominator',
    },
    subtracted: { en: 'subtracted instead of adding', fil: 'nagbawas sa halip na magdagdag' },
    'numerators-multiplied': {
      en: 'multiplied the numerators instead of adding them',
      fil: 'pinarami ang mga numerator sa halip na pagsamahin',
    },
    'denominators-multiplied': {
      en: 'multiplied the denominators',
      fil: 'pinarami ang mga denominator',
    },
    miscounted: {
      en: 'made a mistake by one in adding the numerators',
      fil: 'nagkamali ng isa sa pagsasama ng mga numerator',
    },
  },
  rules: {
    en: [
      {
        say: 'To add similar fractions, we {add only the numerators}.',
        ask: 'How do we add two similar fractions?',
        not: [
          'add only the denominators',
          'add the numerators and the denominators',
          'multiply the numerators and the denominators',
        ],
      },
      {
        say: 'When we add 2/7 and 3/7, the denominator of the sum is {7}.',
        ask: 'What is the denominator of the sum of 2/7 and 3/7?',
        not: ['14', '49', '5'],
      },
    ],
    fil: [
      {
        say: 'Sa pagdaragdag ng similar fractions, {pinagsasama lamang ang mga numerator}.',
        ask: 'Paano pinagsasama ang dalawang similar fraction?',
        not: [
          'pinagsasama lamang ang mga denominator',
          'pinagsasama ang mga numerator at ang mga denominator',
          'pinararami ang mga numerator at ang mga denominator',
        ],
      },
      {
        say: 'Kapag pinagsama ang 2/7 at 3/7, ang denominator ng sum ay {7}.',
        ask: 'Ano ang denominator ng sum ng 2/7 at 3/7?',
        not: ['14', '49', '5'],
      },
    ],
  },
  draw: (draw) => {
    const d = denominatorFrom(draw, draw.grade === 3 ? [4, 5, 6, 8, 10] : [3, 4, 5, 6, 8, 10])
    const [a, b] = [draw.int(1, d - 1), draw.int(1, d - 1)]
    // In grade 3 no sum must be simplified or changed to a mixed number.
    if (draw.grade === 3 && (a + b >= d || gcd(a + b, d) > 1)) throw new RangeError('Not for grade 3.')
    if (a + b === d) throw new RangeError('The sum is one whole.')
    const [who, other] = draw.two()
    return { a, b, d, who, other }
  },
  answer: (given) => asMixed(sum(given)),
  also: (given) => {
    const { a, b, d } = given
    return otherWays(sum(given), fractionText(a + b, d), mixedOf(Math.floor((a + b) / d), (a + b) % d, d))
  },
  wrong: ({ a, b, d }) => ({
    denominators: wrongFraction(fraction(a + b, 2 * d)),
    subtracted: wrongFraction(fraction(a - b, d).abs()),
    'numerators-multiplied': a * b < 2 * d ? wrongFraction(fraction(a * b, d)) : undefined,
    'denominators-multiplied': asMixed(fraction(a + b, d * d)),
    miscounted: wrongFraction(fraction(a + b + 1, d)),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b, d }) => `What is the sum of ${fractionText(a, d)} and ${fractionText(b, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, d }) => `Add: ${fractionText(a, d)} + ${fractionText(b, d)} = ____.`,
      },
      ...stories.en,
    ],
    fil: [
      {
        level: 'understand',
        text: ({ a, b, d }) => `Ano ang kabuoan ng ${fractionText(a, d)} at ${fractionText(b, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, d }) => `Pagsamahin: ${fractionText(a, d)} + ${fractionText(b, d)} = ____.`,
      },
      ...stories.fil,
    ],
  },
  statement: {
    en: ({ a, b, d }, answer) => `The sum of ${fractionText(a, d)} and ${fractionText(b, d)} is ${answer}.`,
    fil: ({ a, b, d }, answer) =>
      `Ang kabuoan ng ${fractionText(a, d)} at ${fractionText(b, d)} ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { a, b, d } = given
      return [
        `Add the numerators: ${a} + ${b} = ${a + b}. Keep the denominator: ${fractionText(a + b, d)}.`,
        `The sum is ${asMixed(sum(given))}.`,
      ]
    },
    fil: (given) => {
      const { a, b, d } = given
      return [
        `Pagsamahin ang mga numerator: ${a} + ${b} = ${a + b}. Panatilihin ang denominator: ${fractionText(a + b, d)}.`,
        `Ang kabuoan ay ${asMixed(sum(given))}.`,
      ]
    },
  },
})
