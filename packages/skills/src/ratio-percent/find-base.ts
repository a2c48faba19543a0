import { na } from '../algebra/sentences.ts'
import { countOf } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { groupOf, type OfGroup } from './groups.ts'

export const findBase = skill<OfGroup, 'rest-rate' | 'added' | 'rest' | 'increased' | 'doubled' | 'hundred'>({
  id: 'ratio-percent/find-base',
  area: 'Mathematics',
  name: {
    en: 'Base: the number of which a percent is known',
    fil: 'Base: ang bilang na alam ang porsiyento',
  },
  grades: [6, 7],
  cues: {
    en: ['base', 'find the base', 'percent of what number', 'percentage, rate and base'],
    fil: ['base', 'hanapin ang base', 'porsiyento ng anong bilang', 'percentage, rate at base'],
  },
  notation: [/% of what number/i, /% ng anong bilang/i],
  units: [],
  largest: (grade) => (grade < 7 ? 400 : 500),
  mistakes: {
    'rest-rate': {
      en: 'divided the part by the percent that is left',
      fil: 'hinati ang bahagi sa natitirang porsiyento',
    },
    added: { en: 'added the rate to the part', fil: 'idinagdag ang rate sa bahagi' },
    rest: { en: 'gave the part that is left', fil: 'ibinigay ang natitirang bahagi' },
    increased: { en: 'increased the part by the rate', fil: 'dinagdagan ang bahagi ayon sa rate' },
    doubled: { en: 'doubled the part', fil: 'dinoble ang bahagi' },
    hundred: { en: 'added 100 to the part', fil: 'idinagdag ang 100 sa bahagi' },
  },
  rules: {
    en: [
      {
        say: 'In "20% of what number is 12", we find the base by computing {12 ÷ 0.20}.',
        ask: '20% of a number is 12. Which gives the number?',
        not: ['12 × 0.20', '12 − 0.20', '0.20 ÷ 12'],
      },
      {
        say: 'If 50% of a number is 30, the number is {60}.',
        ask: '50% of a number is 30. What is the number?',
        not: ['45', '80', '130'],
      },
    ],
    fil: [
      {
        say: 'Kung 12 ang 20% ng isang bilang, makukuha ang bilang sa {12 ÷ 0.20}.',
        ask: '12 ang 20% ng isang bilang. Alin ang magbibigay ng bilang?',
        not: ['12 × 0.20', '12 − 0.20', '0.20 ÷ 12'],
      },
      {
        say: 'Kung 30 ang 50% ng isang bilang, ang bilang ay {60}.',
        ask: '30 ang 50% ng isang bilang. Ano ang bilang?',
        not: ['45', '80', '130'],
      },
    ],
  },
  draw: groupOf,
  answer: ({ base }) => grouped(base),
  // The whole is never less than its part.
  wrong: ({ base, rate, part }) => ({
    'rest-rate': part < base - part ? undefined : countOf((part * 100) / (100 - rate)),
    added: countOf(part + rate),
    rest: base - part > part ? countOf(base - part) : undefined,
    increased: countOf(part * (1 + rate / 100)),
    doubled: countOf(part * 2),
    hundred: countOf(part + 100),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ rate, part }) => `The number ${grouped(part)} is ${rate}% of what number?`,
      },
      {
        level: 'understand',
        text: ({ rate, part }) => `If ${rate}% of a number is ${grouped(part)}, what is the number?`,
      },
      {
        level: 'apply',
        text: ({ rate, part, group: { en } }) =>
          `Exactly ${grouped(part)} ${en.one} ${en.where} ${en.are}. They make up ${rate}% of all the ${en.one}. How many ${en.one} are there in all?`,
      },
      {
        level: 'apply',
        text: ({ rate, part, group: { en } }) =>
          `A count shows that ${rate}% of the ${en.one} ${en.where} ${en.are}. If ${grouped(part)} ${en.one} ${en.are}, how many ${en.one} are there in all?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ rate, part }) => `Ang ${grouped(part)} ay ${rate}% ng anong bilang?` },
      {
        level: 'understand',
        text: ({ rate, part }) => `Kung ang ${rate}% ng isang bilang ay ${grouped(part)}, ano ang bilang?`,
      },
      {
        level: 'apply',
        text: ({ rate, part, group: { fil } }) =>
          `Sa mga ${fil.one} ${fil.where}, ${grouped(part)} ang ${fil.are}. Ito ay ${rate}% ng lahat ng ${fil.one}. Ilan ang lahat ng ${fil.one}?`,
      },
      {
        level: 'apply',
        text: ({ rate, part, group: { fil } }) =>
          `Ang ${rate}% ng mga ${fil.one} ${fil.where} ay ${fil.are}. Kung ${na(part)} ${fil.one} ang ${fil.are}, ilan ang lahat ng ${fil.one}?`,
      },
    ],
  },
  statement: {
    en: ({ rate, part }, answer) => `If ${rate}% of a number is ${grouped(part)}, the number is ${answer}.`,
    fil: ({ rate, part }, answer) =>
      `Kung ang ${rate}% ng isang bilang ay ${grouped(part)}, ang bilang ay ${answer}.`,
  },
  solution: {
    en: ({ base, rate, part }) => [
      'Divide the percentage by the rate.',
      `${grouped(part)} ÷ ${rate / 100} = ${grouped(base)}`,
    ],
    fil: ({ base, rate, part }) => [
      'Hatiin ang percentage sa rate.',
      `${grouped(part)} ÷ ${rate / 100} = ${grouped(base)}`,
    ],
  },
})
