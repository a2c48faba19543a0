import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { denominatorFrom, gcd, oneUpTo, otherWays, wrongFraction } from './parts.ts'
import { differenceStories } from './stories.ts'

/** a/d − b/d, with a larger than b. */
type Given = { a: number; b: number; d: number; who: Person; other: Person }

const difference = ({ a, b, d }: Given) => fraction(a - b, d)
const stories = differenceStories(({ a, b, d, who, other }: Given) => ({
  first: fractionText(a, d),
  second: fractionText(b, d),
  who,
  other,
}))

export const subtractSimilar = skill<
  Given,
  'added' | 'denominators' | 'from-whole' | 'miscounted' | 'denominator-left' | 'too-few'
>({
  id: 'fractions/subtract-similar',
  area: 'Mathematics',
  name: { en: 'Subtracting similar fractions', fil: 'Pagbabawas ng similar fractions' },
  grades: [3, 4],
  cues: {
    en: ['subtracting similar fractions', 'similar fractions', 'same denominator', 'subtract the numerators'],
    fil: ['pagbabawas ng similar fractions', 'similar fractions', 'parehong denominator'],
  },
  notation: [/\b\d+\/(\d+) ?[-−–] ?\d+\/\1\b/],
  units: ['mathematics/3/similar-fractions', 'mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 12,
  mistakes: {
    added: { en: 'added instead of subtracting', fil: 'nagdagdag sa halip na magbawas' },
    denominators: {
      en: 'added the denominators',
      fil: 'pinagsama ang mga denominator',
    },
    'from-whole': {
      en: 'subtracted the second fraction from one whole',
      fil: 'ibinawas sa isang buo ang ikalawang fraction',
    },
    miscounted: {
      en: 'made the difference of the numerators one too large',
      fil: 'labis ng isa ang difference ng mga numerator',
    },
    'too-few': {
      en: 'made the difference of the numerators one too small',
      fil: 'kulang ng isa ang difference ng mga numerator',
    },
    'denominator-left': {
      en: 'subtracted the first fraction from one whole',
      fil: 'ibinawas sa isang buo ang unang fraction',
    },
  },
  rules: {
    en: [
      {
        say: 'To subtract similar fractions, we {subtract the numerators and keep the denominator}.',
        ask: 'How do we subtract two similar fractions?',
        not: [
          'subtract the denominators and keep the numerator',
          'subtract the numerators and the denominators',
          'subtract the numerators and add the denominators',
        ],
      },
      {
        say: 'When 2/9 is subtracted from 7/9, the denominator of the difference is {9}.',
        ask: 'What is the denominator of the difference when 2/9 is subtracted from 7/9?',
        not: ['0', '18', '5'],
      },
    ],
    fil: [
      {
        say: 'Sa pagbabawas ng similar fractions, {ibinabawas ang mga numerator at pinananatili ang denominator}.',
        ask: 'Paano nagbabawas ng similar fractions?',
        not: [
          'ibinabawas ang mga denominator at pinananatili ang numerator',
          'ibinabawas ang mga numerator at ang mga denominator',
          'ibinabawas ang mga numerator at pinagsasama ang mga denominator',
        ],
      },
      {
        say: 'Kapag ibinawas ang 2/9 sa 7/9, ang denominator ng difference ay {9}.',
        ask: 'Ano ang denominator ng difference kapag ibinawas ang 2/9 sa 7/9?',
        not: ['0', '18', '5'],
      },
    ],
  },
  draw: (draw) => {
    const d = denominatorFrom(draw, [4, 5, 6, 8, 10])
    const a = draw.int(3, d - 1)
    const b = draw.pick(oneUpTo(a - 1).filter((each) => draw.grade > 3 || gcd(a - each, d) === 1))
    const [who, other] = draw.two()
    return { a, b, d, who, other }
  },
  answer: (given) => asMixed(difference(given)),
  also: (given) => otherWays(difference(given), fractionText(given.a - given.b, given.d)),
  wrong: ({ a, b, d }) => ({
    added: wrongFraction(fraction(a + b, d)),
    denominators: asMixed(fraction(a - b, 2 * d)),
    'from-whole': asMixed(fraction(d - b, d)),
    miscounted: asMixed(fraction(a - b + 1, d)),
    'too-few': wrongFraction(fraction(a - b - 1, d)),
    'denominator-left': asMixed(fraction(d - a, d)),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b, d }) => `What is ${fractionText(a, d)} minus ${fractionText(b, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, d }) => `Subtract: ${fractionText(a, d)} − ${fractionText(b, d)} = ____.`,
      },
      ...stories.en,
    ],
    fil: [
      {
        level: 'understand',
        text: ({ a, b, d }) =>
          `Ano ang matitira kapag ibinawas ang ${fractionText(b, d)} sa ${fractionText(a, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, d }) => `Magbawas: ${fractionText(a, d)} − ${fractionText(b, d)} = ____.`,
      },
      ...stories.fil,
    ],
  },
  statement: {
    en: ({ a, b, d }, answer) =>
      `When ${fractionText(b, d)} is subtracted from ${fractionText(a, d)}, the difference is ${answer}.`,
    fil: ({ a, b, d }, answer) =>
      `Kapag ibinawas ang ${fractionText(b, d)} sa ${fractionText(a, d)}, ang matitira ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { a, b, d } = given
      return [
        `Subtract the numerators: ${a} − ${b} = ${a - b}. Keep the denominator: ${fractionText(a - b, d)}.`,
        `The difference is ${asMixed(difference(given))}.`,
      ]
    },
    fil: (given) => {
      const { a, b, d } = given
      return [
        `Ibawas ang mga numerator: ${a} − ${b} = ${a - b}. Panatilihin ang denominator: ${fractionText(a - b, d)}.`,
        `Ang difference ay ${asMixed(difference(given))}.`,
      ]
    },
  },
})
