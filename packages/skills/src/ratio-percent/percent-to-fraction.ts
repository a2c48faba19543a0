import { equalSteps, gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { asFraction, fraction, fractionText } from '../words/fractions.ts'

type Given = { percent: number }

const percents = [
  ...equalSteps(5, 95, 5),
  2,
  4,
  8,
  12,
  16,
  24,
  28,
  32,
  36,
  44,
  48,
  52,
  56,
  64,
  68,
  72,
  76,
  84,
  88,
  92,
  96,
]

export const percentToFraction = skill<
  Given,
  'one-over' | 'rest' | 'numerator' | 'thousand' | 'ten' | 'unfinished'
>({
  id: 'ratio-percent/percent-to-fraction',
  area: 'Mathematics',
  name: { en: 'Percent as a fraction', fil: 'Percent bilang fraction' },
  grades: [5, 7],
  cues: {
    en: ['percent', 'percent to fraction', 'per hundred', 'hundredths', 'percent as a fraction'],
    fil: ['percent', 'porsiyento', 'bawat sandaan', 'percent bilang fraction'],
  },
  notation: [/\b\d+ ?% ?= ?(?:_+|\d+\/\d+)/],
  units: [],
  largest: () => 100,
  mistakes: {
    'one-over': {
      en: 'wrote the percent as the denominator below 1',
      fil: 'isinulat ang percent bilang denominator ng 1',
    },
    rest: { en: 'used the part that remains of 100%', fil: 'ginamit ang natitirang bahagi ng 100%' },
    numerator: { en: 'reduced only the numerator', fil: 'ang numerator lamang ang pinaliit' },
    thousand: { en: 'used 1,000 as the denominator', fil: 'ginamit ang 1,000 bilang denominator' },
    ten: { en: 'used 10 as the denominator', fil: 'ginamit ang 10 bilang denominator' },
    unfinished: { en: 'did not reduce to lowest terms', fil: 'hindi pinayak ang fraction' },
  },
  rules: {
    en: [
      {
        say: 'The percent 35% means {35 out of 100}.',
        ask: 'What does 35% mean?',
        not: ['35 out of 10', '1 out of 35', '35 out of 1,000'],
      },
      {
        say: 'To change 40% to a fraction in lowest terms, we first write {40/100}.',
        ask: 'To change 40% to a fraction in lowest terms, which fraction do we write first?',
        not: ['1/40', '40/10', '100/40'],
      },
    ],
    fil: [
      {
        say: 'Ang 35% ay nangangahulugang {35 sa bawat 100}.',
        ask: 'Ano ang ibig sabihin ng 35%?',
        not: ['35 sa bawat 10', '1 sa bawat 35', '35 sa bawat 1,000'],
      },
      {
        say: 'Upang gawing fraction sa pinakapayak na anyo ang 40%, isulat muna ang {40/100}.',
        ask: 'Upang gawing fraction sa pinakapayak na anyo ang 40%, anong fraction ang unang isinusulat?',
        not: ['1/40', '40/10', '100/40'],
      },
    ],
  },
  draw: (draw) => ({ percent: draw.pick(draw.grade < 6 ? equalSteps(5, 95, 5) : percents) }),
  answer: ({ percent }) => asFraction(fraction(percent, 100)),
  wrong: ({ percent }) => {
    const common = gcd(percent, 100)
    return {
      'one-over': fractionText(1, percent),
      rest: asFraction(fraction(100 - percent, 100)),
      numerator: fractionText(percent / common, 100),
      thousand: asFraction(fraction(percent, 1_000)),
      ten: percent < 10 ? asFraction(fraction(percent, 10)) : undefined,
      unfinished: common > 2 ? fractionText(percent, 100) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'understand', text: ({ percent }) => `Write ${percent}% as a fraction in lowest terms.` },
      {
        level: 'understand',
        text: ({ percent }) => `Which fraction in lowest terms is equal to ${percent}%?`,
      },
      {
        level: 'apply',
        text: ({ percent }) =>
          `In a class survey, ${percent}% of the answers were "yes". Which fraction of the answers, in lowest terms, is this?`,
      },
      {
        level: 'apply',
        text: ({ percent }) =>
          `A farmer planted corn on ${percent}% of his field. On what fraction of the field, in lowest terms, did he plant corn?`,
      },
      {
        level: 'apply',
        text: ({ percent }) =>
          `A cell phone battery is at ${percent}%. What fraction of its full charge, in lowest terms, is this?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ percent }) => `Isulat ang ${percent}% bilang fraction sa pinakapayak na anyo.`,
      },
      {
        level: 'understand',
        text: ({ percent }) => `Aling fraction sa pinakapayak na anyo ang katumbas ng ${percent}%?`,
      },
      {
        level: 'apply',
        text: ({ percent }) =>
          `Sa isang sarbey sa klase, ${percent}% ng mga sagot ay "oo". Anong fraction ng mga sagot ito sa pinakapayak na anyo?`,
      },
      {
        level: 'apply',
        text: ({ percent }) =>
          `Tinamnan ng mais ng isang magsasaka ang ${percent}% ng kaniyang bukid. Anong fraction ng bukid ito sa pinakapayak na anyo?`,
      },
      {
        level: 'apply',
        text: ({ percent }) =>
          `Nasa ${percent}% ang baterya ng isang cellphone. Anong fraction ng buong karga nito iyon sa pinakapayak na anyo?`,
      },
    ],
  },
  statement: {
    en: ({ percent }, answer) => `Written as a fraction in lowest terms, ${percent}% is ${answer}.`,
    fil: ({ percent }, answer) => `Bilang fraction sa pinakapayak na anyo, ang ${percent}% ay ${answer}.`,
  },
  solution: {
    en: ({ percent }) => [
      `${percent}% = ${fractionText(percent, 100)}`,
      ...(gcd(percent, 100) > 1
        ? [
            `Divide both by ${gcd(percent, 100)}: ${fractionText(percent, 100)} = ${asFraction(fraction(percent, 100))}`,
          ]
        : []),
    ],
    fil: ({ percent }) => [
      `${percent}% = ${fractionText(percent, 100)}`,
      ...(gcd(percent, 100) > 1
        ? [
            `Hatiin ang dalawa sa ${gcd(percent, 100)}: ${fractionText(percent, 100)} = ${asFraction(fraction(percent, 100))}`,
          ]
        : []),
    ],
  },
})
