import type { Rule } from '../skill.ts'

/** What the skills of estimation have in common. */
export const estimateCues = {
  en: ['estimate', 'estimation', 'estimating', 'reasonable answer', 'rounding'],
  fil: ['estimate', 'pagtataya', 'estimation', 'tantiya', 'pagra-round'],
}

export const estimateRule: { en: Rule; fil: Rule } = {
  en: {
    say: 'Before we estimate, we {round} the numbers.',
    ask: 'What do we do with the numbers before we estimate?',
    not: ['double', 'reverse', 'spell out'],
  },
  fil: {
    say: 'Bago mag-estimate, {nira-round} ang mga bilang.',
    ask: 'Ano ang ginagawa sa mga bilang bago mag-estimate?',
    not: ['dinodoble', 'binabaligtad', 'binabaybay'],
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
