import { differenceStories } from '../fractions/stories.ts'
import { skill } from '../skill.ts'
import { decimalText, shortest, wrongDecimal } from './decimal.ts'
import { type DecimalPair, decimalPairTold, pairFrom, raisedPair } from './pair.ts'

const differenceOf = (pair: DecimalPair) => {
  const { first, second, places } = raisedPair(pair)
  return { units: first - second, places }
}
const answerOf = (pair: DecimalPair) => shortest(differenceOf(pair).units, differenceOf(pair).places)
const stories = differenceStories(decimalPairTold)

/** In every place the smaller digit from the larger, whichever is above. */
const digitwise = (first: number, second: number): number =>
  first === 0 && second === 0
    ? 0
    : Math.abs((first % 10) - (second % 10)) + 10 * digitwise(Math.floor(first / 10), Math.floor(second / 10))

/** The digits that have nothing above them are brought down. */
function broughtDown({ one, other }: DecimalPair): string | undefined {
  const missing = other.places - one.places
  if (missing <= 0) return undefined
  const step = 10 ** missing
  const upper = one.units - Math.floor(other.units / step)
  return wrongDecimal(upper * step + (other.units % step), other.places)
}

export const subtractDecimals = skill<
  DecimalPair,
  | 'right-aligned'
  | 'smaller-from-larger'
  | 'brought-down'
  | 'no-regroup'
  | 'ones-less'
  | 'tenth-less'
  | 'tenth-more'
>({
  id: 'decimals/subtract',
  area: 'Mathematics',
  name: { en: 'Subtracting decimals', fil: 'Pagbabawas ng mga decimal' },
  grades: [5, 6],
  cues: {
    en: ['subtracting decimals', 'subtract decimals', 'align the decimal points', 'difference of decimals'],
    fil: [
      'pagbabawas ng decimal',
      'itapat ang decimal point',
      'difference ng mga decimal',
      'ibawas ang decimal',
    ],
  },
  notation: [/\b\d+(?:\.\d+)? ?[-−–] ?\d+\.\d+/],
  units: ['mathematics/6/operations-on-decimals', 'mathematics/5/decimals-place-value-and-operations'],
  largest: () => 100,
  mistakes: {
    'right-aligned': {
      en: 'aligned the last digits instead of the decimal points',
      fil: 'itinapat ang mga huling digit sa halip na ang mga decimal point',
    },
    'smaller-from-larger': {
      en: 'subtracted the smaller digit from the larger in every place',
      fil: 'ibinawas ang mas maliit na digit sa mas malaki sa bawat puwesto',
    },
    'brought-down': {
      en: 'brought down the digits that had nothing above them',
      fil: 'ibinaba ang mga digit na walang katapat sa itaas',
    },
    'no-regroup': {
      en: 'forgot that 1 had been regrouped from the ones',
      fil: 'nakalimutang nabawasan na ng 1 ang ones',
    },
    'ones-less': { en: 'took 1 too many from the ones', fil: 'sumobra ng 1 ang bawas sa ones' },
    'tenth-less': { en: 'was one tenth short', fil: 'kulang ng isang tenth' },
    'tenth-more': { en: 'had one tenth too many', fil: 'sobra ng isang tenth' },
  },
  rules: {
    en: [
      {
        say: 'Before we subtract 2.375 from 6, we write 6 as {6.000}.',
        ask: 'How do we write 6 before we subtract 2.375 from it?',
        not: ['0.006', '0.600', '60.00'],
      },
      {
        say: 'To subtract 1.4 from 3.25 in columns, we line up the {decimal points}.',
        ask: 'What do we line up when we subtract 1.4 from 3.25 in columns?',
        not: ['last digits', 'first digits', 'largest digits'],
      },
      {
        say: 'The number of hundredths in one tenth is {10}.',
        ask: 'One tenth is equal to how many hundredths?',
        not: ['1', '9', '100'],
      },
    ],
    fil: [
      {
        say: 'Bago ibawas ang 2.375 sa 6, isinusulat ang 6 bilang {6.000}.',
        ask: 'Paano isinusulat ang 6 bago ibawas dito ang 2.375?',
        not: ['0.006', '0.600', '60.00'],
      },
      {
        say: 'Sa patayong pagbabawas ng 1.4 sa 3.25, pinagtatapat ang mga {decimal point}.',
        ask: 'Ano ang pinagtatapat sa patayong pagbabawas ng 1.4 sa 3.25?',
        not: ['huling digit', 'unang digit', 'pinakamalaking digit'],
      },
      {
        say: 'Ang bilang ng hundredths sa isang tenth ay {10}.',
        ask: 'Ilang hundredths ang katumbas ng isang tenth?',
        not: ['1', '9', '100'],
      },
    ],
  },
  draw: (draw) => {
    const pair = pairFrom(draw, 8)
    const { units, places } = differenceOf(pair)
    if (units < 10 ** places / 2 || units % 10 === 0) throw new RangeError('Too close, or ends in 0.')
    return pair
  },
  answer: answerOf,
  wrong: (pair) => {
    const { one, other } = pair
    const { first, second, places } = raisedPair(pair)
    const isRegrouped = first % 10 ** places < second % 10 ** places
    const right = first - second
    // A difference that is larger than what it was taken from tempts nobody.
    const difference = (units: number) => (units < first ? wrongDecimal(units, places) : undefined)
    return {
      'right-aligned': difference(Math.abs(one.units - other.units)),
      'smaller-from-larger': difference(digitwise(first, second)),
      'brought-down': broughtDown(pair),
      'no-regroup': isRegrouped ? difference(right + 10 ** places) : undefined,
      'ones-less': difference(right - 10 ** places),
      'tenth-less': difference(right - 10 ** (places - 1)),
      'tenth-more': difference(right + 10 ** (places - 1)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ one, other }) => `What is ${decimalText(one)} minus ${decimalText(other)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `Subtract: ${decimalText(one)} − ${decimalText(other)} = ____.`,
      },
      ...stories.en,
    ],
    fil: [
      {
        level: 'understand',
        text: ({ one, other }) =>
          `Ano ang difference kapag ibinawas ang ${decimalText(other)} sa ${decimalText(one)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `Magbawas: ${decimalText(one)} − ${decimalText(other)} = ____.`,
      },
      ...stories.fil,
    ],
  },
  statement: {
    en: ({ one, other }, answer) =>
      `The difference of ${decimalText(one)} and ${decimalText(other)} is ${answer}.`,
    fil: ({ one, other }, answer) =>
      `Ang difference ng ${decimalText(one)} at ${decimalText(other)} ay ${answer}.`,
  },
  solution: {
    en: (pair) => {
      const { first, second, places } = raisedPair(pair)
      return [
        'Align the decimal points and fill up with zeros where needed.',
        `${decimalText({ units: first, places })} − ${decimalText({ units: second, places })} = ${answerOf(pair)}`,
      ]
    },
    fil: (pair) => {
      const { first, second, places } = raisedPair(pair)
      return [
        'Itapat ang mga decimal point at lagyan ng zero kung kailangan.',
        `${decimalText({ units: first, places })} − ${decimalText({ units: second, places })} = ${answerOf(pair)}`,
      ]
    },
  },
})
