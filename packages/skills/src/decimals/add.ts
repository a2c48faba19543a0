import { sumStories } from '../fractions/stories.ts'
import { skill } from '../skill.ts'
import { decimalText, shortest, wrongDecimal } from './decimal.ts'
import { type DecimalPair, decimalPairTold, pairFrom, raisedPair } from './pair.ts'

const sumOf = (pair: DecimalPair) => {
  const { first, second, places } = raisedPair(pair)
  return { units: first + second, places }
}
const answerOf = (pair: DecimalPair) => shortest(sumOf(pair).units, sumOf(pair).places)
const stories = sumStories(decimalPairTold)

export const addDecimals = skill<
  DecimalPair,
  'right-aligned' | 'parts' | 'no-carry' | 'ones-more' | 'tenth-less' | 'tenth-more'
>({
  id: 'decimals/add',
  area: 'Mathematics',
  name: { en: 'Adding decimals', fil: 'Pagdaragdag ng mga decimal' },
  grades: [5, 6],
  cues: {
    en: ['adding decimals', 'add decimals', 'align the decimal points', 'sum of decimals'],
    fil: ['pagdaragdag ng decimal', 'pagsasama ng decimal', 'itapat ang decimal point', 'sum ng mga decimal'],
  },
  notation: [/\b\d+\.\d+ ?\+ ?\d+/],
  units: ['mathematics/6/operations-on-decimals', 'mathematics/5/decimals-place-value-and-operations'],
  largest: () => 100,
  mistakes: {
    'right-aligned': {
      en: 'aligned the last digits instead of the decimal points',
      fil: 'itinapat ang mga huling digit sa halip na ang mga decimal point',
    },
    parts: {
      en: 'added the whole parts and the decimal parts as separate whole numbers',
      fil: 'pinagsama ang mga bahaging buo at mga bahaging decimal na parang magkahiwalay na whole number',
    },
    'no-carry': {
      en: 'did not carry 1 to the ones',
      fil: 'hindi nagdala ng 1 sa ones',
    },
    'ones-more': { en: 'carried 1 too many to the ones', fil: 'sumobra ng 1 ang dinala sa ones' },
    'tenth-less': { en: 'was one tenth short', fil: 'kulang ng isang tenth' },
    'tenth-more': { en: 'had one tenth too many', fil: 'sobra ng isang tenth' },
  },
  rules: {
    en: [
      {
        say: 'To add 3.25 and 1.4 in columns, we line up the {decimal points}.',
        ask: 'What do we line up when we add 3.25 and 1.4 in columns?',
        not: ['last digits', 'first digits', 'largest digits'],
      },
      {
        say: 'Before we add 3.4 and 1.275, we can write 3.4 as {3.400}.',
        ask: 'How can we write 3.4 before we add it to 1.275?',
        not: ['3.004', '3.040', '34.00'],
      },
      {
        say: 'Ten tenths make {1 whole}.',
        ask: 'What do ten tenths make?',
        not: ['1 hundredth', '1 ten', '10 wholes'],
      },
    ],
    fil: [
      {
        say: 'Sa patayong pagdaragdag ng 3.25 at 1.4, pinagtatapat ang mga {decimal point}.',
        ask: 'Ano ang pinagtatapat sa patayong pagdaragdag ng 3.25 at 1.4?',
        not: ['huling digit', 'unang digit', 'pinakamalaking digit'],
      },
      {
        say: 'Bago idagdag ang 3.4 sa 1.275, maaari itong isulat na {3.400}.',
        ask: 'Paano maaaring isulat ang 3.4 bago ito idagdag sa 1.275?',
        not: ['3.004', '3.040', '34.00'],
      },
      {
        say: 'Ang sampung tenths ay katumbas ng {1 buo}.',
        ask: 'Ano ang katumbas ng sampung tenths?',
        not: ['1 hundredth', '1 ten', '10 buo'],
      },
    ],
  },
  draw: (draw) => {
    const pair = pairFrom(draw, 3)
    if (sumOf(pair).units % 10 === 0) throw new RangeError('The sum ends in 0.')
    return pair
  },
  answer: answerOf,
  wrong: (pair) => {
    const { one, other } = pair
    const { first, second, places } = raisedPair(pair)
    const [partOne, partOther] = [one, other].map((each) => each.units % 10 ** each.places) as [
      number,
      number,
    ]
    const wholes = Math.floor(first / 10 ** places) + Math.floor(second / 10 ** places)
    const parts = partOne + partOther
    const length = String(parts).length
    // A sum that is smaller than what was added tempts nobody.
    const sum = (units: number, at = places) =>
      units * 10 ** -at > Math.max(first, second) * 10 ** -places ? wrongDecimal(units, at) : undefined
    return {
      'right-aligned': sum(one.units + other.units),
      parts: sum(wholes * 10 ** length + parts, length),
      'no-carry':
        (first % 10 ** places) + (second % 10 ** places) >= 10 ** places
          ? sum(first + second - 10 ** places)
          : undefined,
      'ones-more': sum(first + second + 10 ** places),
      'tenth-less': sum(first + second - 10 ** (places - 1)),
      'tenth-more': sum(first + second + 10 ** (places - 1)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ one, other }) => `What is the sum of ${decimalText(one)} and ${decimalText(other)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `Add: ${decimalText(one)} + ${decimalText(other)} = ____.`,
      },
      ...stories.en,
    ],
    fil: [
      {
        level: 'understand',
        text: ({ one, other }) => `Ano ang kabuoan ng ${decimalText(one)} at ${decimalText(other)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `Pagsamahin: ${decimalText(one)} + ${decimalText(other)} = ____.`,
      },
      ...stories.fil,
    ],
  },
  statement: {
    en: ({ one, other }, answer) => `The sum of ${decimalText(one)} and ${decimalText(other)} is ${answer}.`,
    fil: ({ one, other }, answer) =>
      `Ang kabuoan ng ${decimalText(one)} at ${decimalText(other)} ay ${answer}.`,
  },
  solution: {
    en: (pair) => {
      const { first, second, places } = raisedPair(pair)
      return [
        'Align the decimal points and fill up with zeros where needed.',
        `${decimalText({ units: first, places })} + ${decimalText({ units: second, places })} = ${answerOf(pair)}`,
      ]
    },
    fil: (pair) => {
      const { first, second, places } = raisedPair(pair)
      return [
        'Itapat ang mga decimal point at lagyan ng zero kung kailangan.',
        `${decimalText({ units: first, places })} + ${decimalText({ units: second, places })} = ${answerOf(pair)}`,
      ]
    },
  },
})
