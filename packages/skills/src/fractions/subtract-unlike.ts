import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { lcm, numeratorsOf, otherWays, raisedTo, simplified, wrongFraction } from './parts.ts'
import { differenceStories } from './stories.ts'

/** a/b − c/d, which is more than 0. */
type Given = { a: number; b: number; c: number; d: number; who: Person; other: Person }

const difference = ({ a, b, c, d }: Given) => fraction(a, b).sub(fraction(c, d))
const stories = differenceStories(({ a, b, c, d, who, other }: Given) => ({
  first: fractionText(a, b),
  second: fractionText(c, d),
  who,
  other,
}))

const partsOf = ({ a, b, c, d }: Given) => [
  { n: a, d: b },
  { n: c, d },
]

/** Both with the least common denominator. */
const raised = ({ a, b, c, d }: Given) => {
  const common = lcm(b, d)
  return { common, first: (a * common) / b, second: (c * common) / d }
}

export const subtractUnlike = skill<
  Given,
  'both' | 'numerators' | 'one-raised' | 'larger-denominator' | 'added' | 'multiplied'
>({
  id: 'fractions/subtract-unlike',
  area: 'Mathematics',
  name: {
    en: 'Subtracting fractions with different denominators',
    fil: 'Pagbabawas ng mga fraction na magkaiba ang denominator',
  },
  grades: [5, 6],
  cues: {
    en: ['dissimilar fractions', 'unlike denominators', 'least common denominator', 'subtracting fractions'],
    fil: [
      'dissimilar fractions',
      'magkaiba ang denominator',
      'least common denominator',
      'pagbabawas ng fraction',
    ],
  },
  notation: [/\b\d+\/\d+ ?[-−–] ?\d+\/\d+/],
  units: [],
  largest: () => 60,
  mistakes: {
    both: {
      en: 'subtracted the numerators and the denominators',
      fil: 'ibinawas ang mga numerator at ibinawas din ang mga denominator',
    },
    numerators: {
      en: 'changed the denominators but kept the old numerators',
      fil: 'pinalitan ang mga denominator ngunit hindi ang mga numerator',
    },
    'one-raised': { en: 'changed only the first fraction', fil: 'ang unang fraction lamang ang pinalitan' },
    'larger-denominator': {
      en: 'subtracted the numerators and kept the larger denominator',
      fil: 'ibinawas ang mga numerator at kinuha ang mas malaking denominator',
    },
    added: { en: 'added instead of subtracting', fil: 'nagdagdag sa halip na magbawas' },
    multiplied: { en: 'multiplied the fractions', fil: 'pinagparami ang mga fraction' },
  },
  rules: {
    en: [
      {
        say: 'To subtract 1/4 from 5/6, we first {change both to twelfths}.',
        ask: 'What should we do first to subtract 1/4 from 5/6?',
        not: ['subtract 4 from 6', 'subtract 1 from 5', 'change both to tenths'],
      },
      {
        say: 'The least common denominator of 5/6 and 3/8 is {24}.',
        ask: 'What is the least common denominator of 5/6 and 3/8?',
        not: ['48', '14', '2'],
      },
      {
        say: 'We can check 3/4 − 1/3 = 5/12 by computing {5/12 + 1/3}.',
        ask: 'Which do we compute to check that 3/4 − 1/3 = 5/12?',
        not: ['5/12 − 1/3', '5/12 + 3/4', '5/12 × 1/3'],
      },
    ],
    fil: [
      {
        say: 'Upang maibawas ang 1/4 sa 5/6, {ginagawang 12 ang denominator ng dalawa}.',
        ask: 'Ano ang dapat gawin muna upang maibawas ang 1/4 sa 5/6?',
        not: ['ibinabawas ang 4 sa 6', 'ibinabawas ang 1 sa 5', 'ginagawang 10 ang denominator ng dalawa'],
      },
      {
        say: 'Ang least common denominator ng 5/6 at 3/8 ay {24}.',
        ask: 'Ano ang least common denominator ng 5/6 at 3/8?',
        not: ['48', '14', '2'],
      },
      {
        say: 'Masusuri kung tama ang 3/4 − 1/3 = 5/12 sa pagkuha ng {5/12 + 1/3}.',
        ask: 'Alin ang dapat kuwentahin upang masuri kung tama ang 3/4 − 1/3 = 5/12?',
        not: ['5/12 − 1/3', '5/12 + 3/4', '5/12 × 1/3'],
      },
    ],
  },
  draw: (draw) => {
    const [b, d] = draw.some(
      [2, 3, 4, 5, 6, 8, 10, 12].filter((each) => each <= draw.largest),
      2,
    ) as [number, number]
    if (lcm(b, d) > 24) throw new RangeError('The common denominator is too large.')
    const a = draw.pick(numeratorsOf(b))
    const c = draw.pick(numeratorsOf(d).filter((each) => each * b < a * d))
    const [who, other] = draw.two()
    return { a, b, c, d, who, other }
  },
  answer: (given) => asMixed(difference(given)),
  also: (given) => {
    const { common, first, second } = raised(given)
    return otherWays(difference(given), fractionText(first - second, common))
  },
  wrong: (given) => {
    const { a, b, c, d } = given
    const { common, first } = raised(given)
    return {
      both: a > c && b > d ? wrongFraction(fraction(a - c, b - d)) : undefined,
      numerators: a > c ? asMixed(fraction(a - c, common)) : undefined,
      'one-raised': wrongFraction(fraction(first - c, common)),
      'larger-denominator': a > c ? asMixed(fraction(a - c, Math.max(b, d))) : undefined,
      added: wrongFraction(fraction(a, b).add(fraction(c, d))),
      multiplied: asMixed(fraction(a, b).mul(fraction(c, d))),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b, c, d }) =>
          `What is the difference of ${fractionText(a, b)} and ${fractionText(c, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `Subtract: ${fractionText(a, b)} − ${fractionText(c, d)} = ____.`,
      },
      ...stories.en,
    ],
    fil: [
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `Ano ang difference ng ${fractionText(a, b)} at ${fractionText(c, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `Magbawas: ${fractionText(a, b)} − ${fractionText(c, d)} = ____.`,
      },
      ...stories.fil,
    ],
  },
  statement: {
    en: ({ a, b, c, d }, answer) =>
      `The difference of ${fractionText(a, b)} and ${fractionText(c, d)} is ${answer}.`,
    fil: ({ a, b, c, d }, answer) =>
      `Ang difference ng ${fractionText(a, b)} at ${fractionText(c, d)} ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { b, d } = given
      const { common, first, second } = raised(given)
      return [
        `The least common denominator of ${b} and ${d} is ${common}.`,
        raisedTo(common, partsOf(given), ' and '),
        `${fractionText(first, common)} − ${fractionText(second, common)} = ${fractionText(first - second, common)}`,
        ...simplified(first - second, common).map((text) => `In lowest terms: ${text}`),
      ]
    },
    fil: (given) => {
      const { b, d } = given
      const { common, first, second } = raised(given)
      return [
        `Ang least common denominator ng ${b} at ${d} ay ${common}.`,
        raisedTo(common, partsOf(given), ' at '),
        `${fractionText(first, common)} − ${fractionText(second, common)} = ${fractionText(first - second, common)}`,
        ...simplified(first - second, common).map((text) => `Sa pinakapayak na anyo: ${text}`),
      ]
    },
  },
})
