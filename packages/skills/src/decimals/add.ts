import { sumStories } from '../fractions/stories.ts'
import { skill } from '../skill.ts'
import { asWrong, shortest, written } from './decimal.ts'
import { type Pair, pairFrom, pairTold, pointMoved, raisedPair } from './pair.ts'

const sumOf = (pair: Pair) => {
  const { first, second, places } = raisedPair(pair)
  return { units: first + second, places }
}
const answerOf = (pair: Pair) => shortest(sumOf(pair).units, sumOf(pair).places)
const stories = sumStories(pairTold)

export const addDecimals = skill<
  Pair,
  'right-aligned' | 'parts' | 'no-carry' | 'subtracted' | 'point-left' | 'point-right'
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
  units: ['mathematics/6/operations-on-decimals'],
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
    subtracted: { en: 'subtracted instead of adding', fil: 'nagbawas sa halip na magdagdag' },
    'point-left': {
      en: 'put the decimal point one place too far to the left',
      fil: 'labis ng isang puwesto pakaliwa ang decimal point',
    },
    'point-right': {
      en: 'put the decimal point one place too far to the right',
      fil: 'labis ng isang puwesto pakanan ang decimal point',
    },
  },
  rules: {
    en: [
      {
        say: 'To add decimals in columns, we align the {decimal points}.',
        ask: 'What do we align to add decimals in columns?',
        not: ['last digits', 'first digits', 'largest digits'],
      },
      {
        say: 'Before 3.4 is added to 1.275, it can be written as {3.400}.',
        ask: 'How can 3.4 be written before it is added to 1.275?',
        not: ['3.004', '0.034', '34.00'],
      },
      {
        say: 'Ten tenths make {1 whole}.',
        ask: 'What do ten tenths make?',
        not: ['1 hundredth', '1 ten', '10 wholes'],
      },
    ],
    fil: [
      {
        say: 'Sa pagdaragdag ng decimal nang patayo, itinatapat ang mga {decimal point}.',
        ask: 'Ano ang itinatapat sa pagdaragdag ng decimal nang patayo?',
        not: ['huling digit', 'unang digit', 'pinakamalaking digit'],
      },
      {
        say: 'Bago idagdag ang 3.4 sa 1.275, maaari itong isulat na {3.400}.',
        ask: 'Paano maaaring isulat ang 3.4 bago ito idagdag sa 1.275?',
        not: ['3.004', '0.034', '34.00'],
      },
      {
        say: 'Ang sampung tenths ay katumbas ng {1 buo}.',
        ask: 'Sa ano katumbas ang sampung tenths?',
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
    return {
      'right-aligned': asWrong(one.units + other.units, places),
      parts: asWrong(wholes * 10 ** String(parts).length + parts, String(parts).length),
      'no-carry':
        (first % 10 ** places) + (second % 10 ** places) >= 10 ** places
          ? asWrong(first + second - 10 ** places, places)
          : undefined,
      subtracted: asWrong(Math.abs(first - second), places),
      ...pointMoved(sumOf(pair)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ one, other }) => `What is the sum of ${written(one)} and ${written(other)}?`,
      },
      { level: 'understand', text: ({ one, other }) => `Add: ${written(one)} + ${written(other)} = ____.` },
      ...stories.en,
    ],
    fil: [
      {
        level: 'understand',
        text: ({ one, other }) => `Ano ang kabuoan ng ${written(one)} at ${written(other)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `Pagsamahin: ${written(one)} + ${written(other)} = ____.`,
      },
      ...stories.fil,
    ],
  },
  statement: {
    en: ({ one, other }, answer) => `The sum of ${written(one)} and ${written(other)} is ${answer}.`,
    fil: ({ one, other }, answer) => `Ang kabuoan ng ${written(one)} at ${written(other)} ay ${answer}.`,
  },
  solution: {
    en: (pair) => {
      const { first, second, places } = raisedPair(pair)
      return [
        'Align the decimal points and fill up with zeros where needed.',
        `${written({ units: first, places })} + ${written({ units: second, places })} = ${answerOf(pair)}`,
      ]
    },
    fil: (pair) => {
      const { first, second, places } = raisedPair(pair)
      return [
        'Itapat ang mga decimal point at lagyan ng zero kung kailangan.',
        `${written({ units: first, places })} + ${written({ units: second, places })} = ${answerOf(pair)}`,
      ]
    },
  },
})
