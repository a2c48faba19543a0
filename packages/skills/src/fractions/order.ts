import type { Draw } from '../draw.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { lcm, numeratorsOf, oneUpTo, raisedTo } from './parts.ts'

type Part = { n: number; d: number }
type Given = { parts: readonly Part[]; isRising: boolean; who: string }

/** Denominators whose common denominator is easy to find. */
const families = [
  [2, 3, 4, 6, 12],
  [2, 4, 8],
  [2, 5, 10],
  [2, 3, 6],
  [3, 6, 9],
]
const partsOf = (d: number): Part[] => numeratorsOf(d).map((n) => ({ n, d }))
const listed = (parts: readonly Part[]) => parts.map(({ n, d }) => fractionText(n, d)).join(', ')

function partsFrom(draw: Draw): Part[] {
  if (draw.grade === 3) {
    const d = draw.pick([5, 6, 7, 8, 9, 10, 12])
    const similar = oneUpTo(d - 1).map((n) => ({ n, d }))
    const units = [2, 3, 4, 5, 6, 8, 10, 12].map((each) => ({ n: 1, d: each }))
    return draw.some(draw.chanceOf(60) ? similar : units, 4)
  }
  const parts = draw.some(draw.pick(families).flatMap(partsOf), 4)
  if (new Set(parts.map(({ d }) => d)).size < 3) throw new RangeError('Too many similar fractions.')
  return parts
}

/** Sorted by what a learner looks at, in the direction that is asked for. */
const sorted = ({ parts, isRising }: Given, by: (part: Part) => number) =>
  parts.toSorted((one, other) => (isRising ? by(one) - by(other) : by(other) - by(one)))

const value = ({ n, d }: Part) => n / d
const middleSwapped = ([first, second, third, ...rest]: readonly Part[]) =>
  first && second && third ? [first, third, second, ...rest] : []
const lastSwapped = (parts: readonly Part[]) => [...parts.slice(0, -2), ...parts.slice(-2).toReversed()]

const changed = (parts: readonly Part[]) =>
  raisedTo(
    parts.reduce((least, { d }) => lcm(least, d), 1),
    parts,
    ', ',
  )

const wayOf = ({ parts }: Given) => {
  if (new Set(parts.map(({ d }) => d)).size === 1) return 'similar'
  return parts.every(({ n }) => n === 1) ? 'unit' : 'unlike'
}

const inEnglish = (isRising: boolean) => (isRising ? 'from least to greatest' : 'from greatest to least')
const inFilipino = (isRising: boolean) =>
  isRising ? 'mula sa pinakamaliit hanggang sa pinakamalaki' : 'mula sa pinakamalaki hanggang sa pinakamaliit'

export const orderFractions = skill<
  Given,
  'reversed' | 'denominators' | 'numerators' | 'gaps' | 'middle' | 'last'
>({
  id: 'fractions/order',
  area: 'Mathematics',
  name: { en: 'Ordering fractions', fil: 'Pagsusunod-sunod ng mga fraction' },
  grades: [3, 5],
  cues: {
    en: ['ordering fractions', 'arrange the fractions', 'least to greatest', 'greatest to least'],
    fil: [
      'pagsusunod-sunod ng fraction',
      'pagsunod-sunurin ang mga fraction',
      'pinakamaliit hanggang pinakamalaki',
      'pinakamalaki hanggang pinakamaliit',
    ],
  },
  units: [],
  largest: () => 12,
  choicesOnly: true,
  mistakes: {
    reversed: { en: 'put the fractions in the opposite order', fil: 'binaligtad ang pagkakasunod-sunod' },
    denominators: { en: 'ordered by the denominators alone', fil: 'ang denominator lamang ang pinagbatayan' },
    numerators: { en: 'ordered by the numerators alone', fil: 'ang numerator lamang ang pinagbatayan' },
    gaps: {
      en: 'ordered by the difference between numerator and denominator',
      fil: 'ang agwat ng numerator at denominator ang pinagbatayan',
    },
    middle: {
      en: 'exchanged two fractions in the middle',
      fil: 'napagpalit ang dalawang fraction sa gitna',
    },
    last: { en: 'exchanged the last two fractions', fil: 'napagpalit ang huling dalawang fraction' },
  },
  rules: {
    en: [
      {
        say: 'Of 3/4, 3/5, 3/8 and 3/10, the greatest is {3/4}.',
        ask: 'Which is the greatest of the fractions 3/4, 3/5, 3/8 and 3/10?',
        not: ['3/5', '3/8', '3/10'],
      },
      {
        say: 'Of the unit fractions 1/3, 1/5, 1/2 and 1/9, the least is {1/9}.',
        ask: 'Which is the least of the unit fractions 1/3, 1/5, 1/2 and 1/9?',
        not: ['1/2', '1/3', '1/5'],
      },
      {
        say: 'Of the similar fractions 2/9, 7/9, 5/9 and 4/9, the greatest is {7/9}.',
        ask: 'Which is the greatest of the similar fractions 2/9, 7/9, 5/9 and 4/9?',
        not: ['2/9', '4/9', '5/9'],
      },
    ],
    fil: [
      {
        say: 'Sa mga fraction na 3/4, 3/5, 3/8 at 3/10, ang pinakamalaki ay {3/4}.',
        ask: 'Alin ang pinakamalaki sa mga fraction na 3/4, 3/5, 3/8 at 3/10?',
        not: ['3/5', '3/8', '3/10'],
      },
      {
        say: 'Sa mga unit fraction na 1/3, 1/5, 1/2 at 1/9, ang pinakamaliit ay {1/9}.',
        ask: 'Alin ang pinakamaliit sa mga unit fraction na 1/3, 1/5, 1/2 at 1/9?',
        not: ['1/2', '1/3', '1/5'],
      },
      {
        say: 'Sa mga similar fraction na 2/9, 7/9, 5/9 at 4/9, ang pinakamalaki ay {7/9}.',
        ask: 'Alin ang pinakamalaki sa mga similar fraction na 2/9, 7/9, 5/9 at 4/9?',
        not: ['2/9', '4/9', '5/9'],
      },
    ],
  },
  draw: (draw) => {
    const given = { parts: partsFrom(draw), isRising: draw.chanceOf(60), who: draw.person().name }
    if (listed(given.parts) === listed(sorted(given, value)))
      throw new RangeError('They are in order already.')
    return given
  },
  answer: (given) => listed(sorted(given, value)),
  wrong: (given) => {
    const right = sorted(given, value)
    const way = wayOf(given)
    return {
      reversed: listed(right.toReversed()),
      denominators: way === 'similar' ? undefined : listed(sorted(given, ({ d }) => d)),
      numerators: way === 'unit' ? undefined : listed(sorted(given, ({ n }) => n)),
      gaps: listed(sorted(given, ({ n, d }) => d - n)),
      middle: listed(middleSwapped(right)),
      last: listed(lastSwapped(right)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ parts, isRising }) => `Arrange ${inEnglish(isRising)}: ${listed(parts)}.`,
      },
      {
        level: 'understand',
        text: ({ parts, isRising }) =>
          `What is the order of the fractions ${listed(parts)} ${inEnglish(isRising)}?`,
      },
      {
        level: 'apply',
        text: ({ parts, isRising, who }) =>
          `${who} has four ribbons. Their lengths in meters are ${listed(parts)}. What are the lengths in order ${isRising ? 'from shortest to longest' : 'from longest to shortest'}?`,
      },
      {
        level: 'apply',
        text: ({ parts, isRising, who }) =>
          `${who} poured juice into four bottles. The amounts in liters are ${listed(parts)}. What are the amounts in order ${inEnglish(isRising)}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ parts, isRising }) => `Pagsunod-sunurin ${inFilipino(isRising)}: ${listed(parts)}.`,
      },
      {
        level: 'understand',
        text: ({ parts, isRising }) =>
          `Ano ang pagkakasunod-sunod ng mga fraction na ${listed(parts)} ${inFilipino(isRising)}?`,
      },
      {
        level: 'apply',
        text: ({ parts, isRising, who }) =>
          `May apat na laso si ${who}. Ang haba ng mga ito sa metro ay ${listed(parts)}. Ano ang pagkakasunod-sunod ng mga haba ${isRising ? 'mula sa pinakamaikli hanggang sa pinakamahaba' : 'mula sa pinakamahaba hanggang sa pinakamaikli'}?`,
      },
      {
        level: 'apply',
        text: ({ parts, isRising, who }) =>
          `Nagsalin si ${who} ng juice sa apat na bote. Ang dami sa litro ay ${listed(parts)}. Ano ang pagkakasunod-sunod ng dami ${inFilipino(isRising)}?`,
      },
    ],
  },
  statement: {
    en: ({ isRising }, answer) => `These fractions are arranged ${inEnglish(isRising)}: ${answer}.`,
    fil: ({ isRising }, answer) => `Nakaayos ang mga fraction na ito ${inFilipino(isRising)}: ${answer}.`,
  },
  solution: {
    en: (given) => [
      {
        similar: 'The denominators are the same, so compare the numerators.',
        unit: 'All numerators are 1, so the larger the denominator, the smaller the fraction.',
        unlike: `Change to a common denominator: ${changed(given.parts)}.`,
      }[wayOf(given)],
      `In order ${inEnglish(given.isRising)}: ${listed(sorted(given, value))}`,
    ],
    fil: (given) => [
      {
        similar: 'Magkakapareho ang denominator, kaya paghambingin ang mga numerator.',
        unit: 'Lahat ay may numerator na 1, kaya habang lumalaki ang denominator, lumiliit ang fraction.',
        unlike: `Gawing magkakapareho ang denominator: ${changed(given.parts)}.`,
      }[wayOf(given)],
      `Ayos ${inFilipino(given.isRising)}: ${listed(sorted(given, value))}`,
    ],
  },
})
