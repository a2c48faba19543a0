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
import { differenceStories } from './stories.ts'

const difference = (pair: MixedPair) => valuesOf(pair).first.sub(valuesOf(pair).second)
const stories = differenceStories(mixedPairTold)

/** The first number as it is when the fractions are subtracted: one whole regrouped where needed. */
const regrouped = (pair: MixedPair) => {
  const { common, above, below } = raisedOf(pair)
  const isNeeded = above < below
  return { isNeeded, text: mixedOf(pair.w - 1, above + common, common) }
}

export const subtractMixed = skill<
  MixedPair,
  'whole-kept' | 'turned-around' | 'ten-parts' | 'added' | 'whole-not-subtracted' | 'one-less' | 'numerators'
>({
  id: 'fractions/subtract-mixed',
  area: 'Mathematics',
  name: { en: 'Subtracting mixed numbers', fil: 'Pagbabawas ng mixed numbers' },
  grades: [4, 6],
  cues: {
    en: ['subtracting mixed numbers', 'mixed numbers', 'regroup', 'borrow one whole'],
    fil: ['pagbabawas ng mixed numbers', 'mixed numbers', 'regroup', 'manghiram ng isang buo'],
  },
  notation: [/\b\d+ \d+\/\d+ ?[-−–] ?\d+ \d+\/\d+/],
  units: ['mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 60,
  mistakes: {
    'whole-kept': {
      en: 'regrouped one whole without taking it from the whole number',
      fil: 'nag-regroup ng isang buo nang hindi binawasan ang whole number',
    },
    'turned-around': {
      en: 'subtracted the smaller fraction from the larger, whichever came first',
      fil: 'ibinawas ang mas maliit na fraction sa mas malaki kahit baligtad ang ayos',
    },
    'ten-parts': {
      en: 'regrouped one whole as 10 parts',
      fil: 'itinuring na 10 bahagi ang isang buo sa pag-regroup',
    },
    added: { en: 'added instead of subtracting', fil: 'nagdagdag sa halip na magbawas' },
    'whole-not-subtracted': {
      en: 'subtracted only the fraction of the second number',
      fil: 'ang fraction lamang ng ikalawang bilang ang ibinawas',
    },
    'one-less': {
      en: 'took one whole too many away',
      fil: 'labis ng isa ang ibinawas na buo',
    },
    numerators: {
      en: 'changed the denominators but kept the old numerators',
      fil: 'pinalitan ang mga denominator ngunit hindi ang mga numerator',
    },
  },
  rules: {
    en: [
      {
        say: 'In 5 1/4 − 2 3/4, we regroup 5 1/4 as {4 5/4}.',
        ask: 'We regroup 5 1/4 so that we can subtract 2 3/4. How do we write 5 1/4?',
        not: ['5 5/4', '4 1/4', '4 11/4'],
      },
      {
        say: 'To subtract 2/6 from 1, we write 1 as {6/6}.',
        ask: 'We want to subtract 2/6 from 1. As which fraction should we write 1?',
        not: ['1/6', '10/6', '6/1'],
      },
    ],
    fil: [
      {
        say: 'Sa 5 1/4 − 2 3/4, isinusulat muna ang 5 1/4 bilang {4 5/4}.',
        ask: 'Kailangang i-regroup ang 5 1/4 upang maibawas ang 2 3/4. Paano isusulat ang 5 1/4?',
        not: ['5 5/4', '4 1/4', '4 11/4'],
      },
      {
        say: 'Upang maibawas ang 2/6 sa 1, isinusulat ang 1 bilang {6/6}.',
        ask: 'Ibabawas ang 2/6 sa 1. Bilang anong fraction isusulat ang 1?',
        not: ['1/6', '10/6', '6/1'],
      },
    ],
  },
  draw: (draw) => {
    const pair = { ...mixedPairFrom(draw), w: draw.int(3, 8) }
    const { above, below } = raisedOf(pair)
    // A difference that is a mixed number, and in more than half of the problems one whole to regroup.
    if (above === below || pair.w - pair.v < 2) throw new RangeError('The numbers are too close.')
    if (above > below && draw.chanceOf(40)) throw new RangeError('Nothing to regroup.')
    return pair
  },
  answer: (pair) => asMixed(difference(pair)),
  also: (pair) => {
    const { common, above, below } = raisedOf(pair)
    const wholes = pair.w - pair.v
    return otherWays(
      difference(pair),
      above > below
        ? mixedOf(wholes, above - below, common)
        : mixedOf(wholes - 1, above + common - below, common),
    )
  },
  wrong: (pair) => {
    const { w, a, b, v, c, d } = pair
    const { common, above, below } = raisedOf(pair)
    const isRegrouped = above < below
    const wholes = fraction(w - v)
    return {
      'whole-kept': isRegrouped ? wrongFraction(difference(pair).add(1)) : undefined,
      'turned-around': isRegrouped ? wrongFraction(wholes.add(fraction(below - above, common))) : undefined,
      'ten-parts':
        isRegrouped && common !== 10 && above + 10 > below
          ? wrongFraction(wholes.sub(1).add(fraction(above + 10 - below, common)))
          : undefined,
      added: wrongFraction(valuesOf(pair).first.add(valuesOf(pair).second)),
      'whole-not-subtracted': wrongFraction(difference(pair).add(v)),
      'one-less': w - v > 2 || !isRegrouped ? wrongFraction(difference(pair).sub(1)) : undefined,
      numerators: b !== d && a > c ? wrongFraction(wholes.add(fraction(a - c, common))) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'apply', text: (pair) => `What is ${firstOf(pair)} minus ${secondOf(pair)}?` },
      { level: 'apply', text: (pair) => `Subtract: ${firstOf(pair)} − ${secondOf(pair)} = ____.` },
      ...stories.en,
    ],
    fil: [
      {
        level: 'apply',
        text: (pair) => `Ano ang difference kapag ibinawas ang ${secondOf(pair)} sa ${firstOf(pair)}?`,
      },
      { level: 'apply', text: (pair) => `Magbawas: ${firstOf(pair)} − ${secondOf(pair)} = ____.` },
      ...stories.fil,
    ],
  },
  statement: {
    en: (pair, answer) => `The difference of ${firstOf(pair)} and ${secondOf(pair)} is ${answer}.`,
    fil: (pair, answer) => `Ang difference ng ${firstOf(pair)} at ${secondOf(pair)} ay ${answer}.`,
  },
  solution: {
    en: (pair) => [
      ...commonStep(pair, ' and ', (text) => `Use the least common denominator: ${text}`),
      ...(regrouped(pair).isNeeded
        ? [`Regroup one whole of the first number: ${regrouped(pair).text}.`]
        : []),
      `Subtract the whole numbers and the fractions: ${asMixed(difference(pair))}.`,
    ],
    fil: (pair) => [
      ...commonStep(pair, ' at ', (text) => `Gamitin ang least common denominator: ${text}`),
      ...(regrouped(pair).isNeeded
        ? [`I-regroup ang isang buo ng unang bilang: ${regrouped(pair).text}.`]
        : []),
      `Ibawas ang mga whole number at ang mga fraction: ${asMixed(difference(pair))}.`,
    ],
  },
})
