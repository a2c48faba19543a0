import type { SkillRule } from '../skill.ts'

/** What the skills of estimation have in common. */
export const estimateCues = {
  en: ['estimate', 'estimation', 'estimating', 'reasonable answer', 'rounding'],
  fil: [
    'estimate',
    'estimated',
    'pagtataya',
    'estimation',
    'tantiya',
    'pagtantiya',
    'tinantiya',
    'pagra-round',
  ],
}

export const estimateRule: { en: SkillRule; fil: SkillRule } = {
  en: {
    say: 'An estimate is {an answer close to the exact one}.',
    ask: 'What is an estimate?',
    not: [
      'the exact answer',
      'an answer that is always greater than the exact one',
      'an answer that is always less than the exact one',
    ],
  },
  fil: {
    say: 'Ang estimate ay {sagot na malapit sa eksaktong sagot}.',
    ask: 'Ano ang estimate?',
    not: [
      'ang eksaktong sagot',
      'sagot na laging mas malaki sa eksaktong sagot',
      'sagot na laging mas maliit sa eksaktong sagot',
    ],
  },
}

export const estimateMistakes = {
  exact: { en: 'gave the exact answer', fil: 'ang eksaktong sagot ang ibinigay' },
  down: { en: 'rounded both numbers down', fil: 'ni-round pababa ang parehong bilang' },
  up: { en: 'rounded both numbers up', fil: 'ni-round pataas ang parehong bilang' },
  'one-only': { en: 'rounded only one of the numbers', fil: 'isa lamang sa mga bilang ang ni-round' },
  'lower-place': { en: 'rounded to a lower place', fil: 'nag-round sa mas mababang puwesto' },
  'zero-less': { en: 'wrote one zero too few', fil: 'kulang ng isang zero ang isinulat' },
  'zero-more': { en: 'wrote one zero too many', fil: 'sobra ng isang zero ang isinulat' },
}
