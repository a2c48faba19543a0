import { skill } from '../skill.ts'
import { asMixed, fraction } from '../words/fractions.ts'
import {
  commonStep,
  firstOf,
  type MixedPair,
  mixedPairFrom,
  mixedPairTold,
  raisedOf,
  secondOf,
  valuesOf,
} from './mixed-pair.ts'
import { mixedOf, otherWays, wrongFraction } from './parts.ts'
import { sumStories } from './stories.ts'

const sum = (pair: MixedPair) => valuesOf(pair).first.add(valuesOf(pair).second)
const stories = sumStories(mixedPairTold)

/** Wholes and fractions added each for themselves, without regrouping. */
const plain = (pair: MixedPair) => {
  const { common, above, below } = raisedOf(pair)
  return mixedOf(pair.w + pair.v, above + below, common)
}

export const addMixed = skill<
  MixedPair,
  'denominators' | 'numerators' | 'no-carry' | 'one-whole' | 'wholes-subtracted' | 'carried-too-much'
>({
  id: 'fractions/add-mixed',
  area: 'Mathematics',
  name: { en: 'Adding mixed numbers', fil: 'Pagdaragdag ng mixed numbers' },
  grades: [4, 6],
  cues: {
    en: ['adding mixed numbers', 'mixed numbers', 'add the whole numbers', 'add the fractions'],
    fil: ['pagdaragdag ng mixed numbers', 'mixed numbers', 'pagsamahin ang mga whole number'],
  },
  notation: [/\b\d+ \d+\/\d+ ?\+ ?\d+ \d+\/\d+/],
  units: ['mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 80,
  mistakes: {
    denominators: {
      en: 'added the numerators and the denominators',
      fil: 'pinagsama ang mga numerator at pinagsama rin ang mga denominator',
    },
    numerators: {
      en: 'changed the denominators but kept the old numerators',
      fil: 'pinalitan ang mga denominator ngunit hindi ang mga numerator',
    },
    'no-carry': {
      en: 'did not add the whole that the fractions make',
      fil: 'hindi idinagdag ang isang buo na nabuo ng mga fraction',
    },
    'one-whole': {
      en: 'left out the second whole number',
      fil: 'hindi isinama ang ikalawang whole number',
    },
    'wholes-subtracted': {
      en: 'subtracted the fractions instead of adding them',
      fil: 'ibinawas ang mga fraction sa halip na pagsamahin',
    },
    'carried-too-much': {
      en: 'added one whole too many',
      fil: 'labis ng isa ang idinagdag na buo',
    },
  },
  rules: {
    en: [
      {
        say: 'The sum of 3/5 and 4/5, as a mixed number, is {1 2/5}.',
        ask: 'In 2 3/5 + 1 4/5, we first add 3/5 and 4/5. What is their sum as a mixed number?',
        not: ['1 1/5', '1 7/10', '1 3/5'],
      },
      {
        say: 'The sum of the whole numbers in 4 1/3 + 2 1/3 is {6}.',
        ask: 'What is the sum of the whole numbers in 4 1/3 + 2 1/3?',
        not: ['2', '7', '8'],
      },
      {
        say: 'The sum 6 9/8 is written properly as {7 1/8}.',
        ask: 'A pupil adds two mixed numbers and gets 6 9/8. How should the sum be written as a proper mixed number?',
        not: ['6 1/8', '7 8/9', '15 1/8'],
      },
    ],
    fil: [
      {
        say: 'Bilang mixed number, ang kabuoan ng 3/5 at 4/5 ay {1 2/5}.',
        ask: 'Sa 2 3/5 + 1 4/5, pinagsasama muna ang 3/5 at 4/5. Ano ang kabuoan ng mga ito bilang mixed number?',
        not: ['1 1/5', '1 7/10', '1 3/5'],
      },
      {
        say: 'Ang kabuoan ng mga whole number sa 4 1/3 + 2 1/3 ay {6}.',
        ask: 'Ano ang kabuoan ng mga whole number sa 4 1/3 + 2 1/3?',
        not: ['2', '7', '8'],
      },
      {
        say: 'Ang wastong pagsulat ng kabuoang 6 9/8 ay {7 1/8}.',
        ask: 'Pinagsama ng isang mag-aaral ang dalawang mixed number at nakuha niya ang 6 9/8. Paano ito dapat isulat nang wasto?',
        not: ['6 1/8', '7 8/9', '15 1/8'],
      },
    ],
  },
  draw: (draw) => {
    const pair = mixedPairFrom(draw)
    if (sum(pair).d === 1n) throw new RangeError('The sum is a whole number.')
    const { w, a, b, v, c, d } = pair
    if (w === v && a * d === c * b) throw new RangeError('Both numbers are the same.')
    if (draw.grade > 5 && b === d && a + c < b) throw new RangeError('There is nothing to regroup.')
    return pair
  },
  answer: (pair) => asMixed(sum(pair)),
  also: (pair) => {
    const { common, above, below } = raisedOf(pair)
    const whole = pair.w + pair.v + Math.floor((above + below) / common)
    return otherWays(sum(pair), mixedOf(whole, (above + below) % common, common))
  },
  wrong: (pair) => {
    const { w, a, b, v, c, d } = pair
    const wholes = fraction(w + v)
    const { common, above, below } = raisedOf(pair)
    return {
      denominators: wrongFraction(wholes.add(fraction(a + c, b + d))),
      numerators: b === d ? undefined : wrongFraction(wholes.add(fraction(a + c, common))),
      'no-carry': above + below > common ? wrongFraction(sum(pair).sub(1)) : undefined,
      'one-whole': wrongFraction(sum(pair).sub(v)),
      'wholes-subtracted':
        above === below ? undefined : wrongFraction(wholes.add(fraction(Math.abs(above - below), common))),
      'carried-too-much': wrongFraction(sum(pair).add(1)),
    }
  },
  stems: {
    en: [
      { level: 'apply', text: (pair) => `What is the sum of ${firstOf(pair)} and ${secondOf(pair)}?` },
      { level: 'apply', text: (pair) => `Add: ${firstOf(pair)} + ${secondOf(pair)} = ____.` },
      ...stories.en,
    ],
    fil: [
      { level: 'apply', text: (pair) => `Ano ang kabuoan ng ${firstOf(pair)} at ${secondOf(pair)}?` },
      { level: 'apply', text: (pair) => `Pagsamahin: ${firstOf(pair)} + ${secondOf(pair)} = ____.` },
      ...stories.fil,
    ],
  },
  statement: {
    en: (pair, answer) => `The sum of ${firstOf(pair)} and ${secondOf(pair)} is ${answer}.`,
    fil: (pair, answer) => `Ang kabuoan ng ${firstOf(pair)} at ${secondOf(pair)} ay ${answer}.`,
  },
  solution: {
    en: (pair) => [
      ...commonStep(pair, ' and ', (text) => `Use the least common denominator: ${text}`),
      `Add the whole numbers and the fractions: ${plain(pair)}.`,
      ...(plain(pair) === asMixed(sum(pair)) ? [] : [`${plain(pair)} = ${asMixed(sum(pair))}`]),
    ],
    fil: (pair) => [
      ...commonStep(pair, ' at ', (text) => `Gamitin ang least common denominator: ${text}`),
      `Pagsamahin ang mga whole number at ang mga fraction: ${plain(pair)}.`,
      ...(plain(pair) === asMixed(sum(pair)) ? [] : [`${plain(pair)} = ${asMixed(sum(pair))}`]),
    ],
  },
})
