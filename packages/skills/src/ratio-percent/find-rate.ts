import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { grouped, rounded } from '../words/numbers.ts'
import { groupOf, type OfGroup } from './groups.ts'

const percent = (value: number) =>
  value > 0 && Number.isInteger(rounded(value * 2, 9)) ? `${grouped(rounded(value, 2))}%` : undefined

export const findRate = skill<OfGroup, 'rest' | 'part' | 'difference' | 'inverted' | 'shift'>({
  id: 'ratio-percent/find-rate',
  area: 'Mathematics',
  name: {
    en: 'Rate: what percent one number is of another',
    fil: 'Rate: ilang porsiyento ng isang bilang ang isa pa',
  },
  grades: [6, 7],
  cues: {
    en: ['rate', 'what percent of', 'percentage, rate and base', 'find the rate'],
    fil: ['rate', 'ilang porsiyento ng', 'percentage, rate at base', 'hanapin ang rate'],
  },
  notation: [/what percent of ₱?\d/i, /ilang (?:porsiyento|percent) ng ₱?\d/i],
  units: [],
  largest: (grade) => (grade < 7 ? 400 : 500),
  mistakes: {
    rest: {
      en: 'gave the percent of the part that is left',
      fil: 'ibinigay ang porsiyento ng natitirang bahagi',
    },
    part: { en: 'put a percent sign behind the percentage', fil: 'nilagyan ng percent sign ang percentage' },
    difference: { en: 'subtracted the numbers', fil: 'ibinawas ang isang bilang sa isa pa' },
    inverted: { en: 'divided the base by the percentage', fil: 'hinati ang base sa percentage' },
    shift: { en: 'multiplied by 10 instead of 100', fil: 'pinarami sa 10 sa halip na sa 100' },
  },
  rules: {
    en: [
      {
        say: 'To find what percent of 50 the number 20 is, we first compute {20 ÷ 50}.',
        ask: 'What do we compute first to find what percent of 50 the number 20 is?',
        not: ['50 ÷ 20', '50 − 20', '20 × 50'],
      },
      {
        say: 'The number 20 is {50%} of 40.',
        ask: 'What percent of 40 is 20?',
        not: ['20%', '200%', '80%'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman kung ilang porsiyento ng 50 ang 20, kuwentahin muna ang {20 ÷ 50}.',
        ask: 'Ano ang unang kinukuwenta upang malaman kung ilang porsiyento ng 50 ang 20?',
        not: ['50 ÷ 20', '50 − 20', '20 × 50'],
      },
      {
        say: 'Ang 20 ay {50%} ng 40.',
        ask: 'Ilang porsiyento ng 40 ang 20?',
        not: ['20%', '200%', '80%'],
      },
    ],
  },
  draw: groupOf,
  answer: ({ rate }) => `${rate}%`,
  wrong: ({ base, rate, part }) => ({
    rest: rate >= 20 && rate <= 80 ? percent(100 - rate) : undefined,
    part: part <= 100 ? percent(part) : undefined,
    difference: base - part <= 100 ? percent(base - part) : undefined,
    inverted: base / part <= 4 ? percent((base / part) * 100) : percent(base / part),
    shift: percent(rate / 10),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ base, part }) => `What percent of ${grouped(base)} is ${grouped(part)}?`,
      },
      {
        level: 'understand',
        text: ({ base, part }) => `The number ${grouped(part)} is what percent of ${grouped(base)}?`,
      },
      {
        level: 'apply',
        text: ({ base, part, group: { en } }) =>
          `There are ${grouped(base)} ${en.one} ${en.where}, and ${grouped(part)} of them ${en.are}. What percent of the ${en.one} ${en.are}?`,
      },
      {
        level: 'apply',
        text: ({ base, part, group: { en } }) =>
          `Of the ${grouped(base)} ${en.one} ${en.where}, ${grouped(part)} ${en.are}. What percent is that?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ base, part }) => `Ilang porsiyento ng ${grouped(base)} ang ${grouped(part)}?`,
      },
      {
        level: 'understand',
        text: ({ base, part }) => `Ang ${grouped(part)} ay ilang porsiyento ng ${grouped(base)}?`,
      },
      {
        level: 'apply',
        text: ({ base, part, group: { fil } }) =>
          `May ${na(base)} ${fil.one} ${fil.where}, at ${grouped(part)} sa ${fil.them} ang ${fil.are}. Ilang porsiyento ng mga ${fil.one} ang ${fil.are}?`,
      },
      {
        level: 'apply',
        text: ({ base, part, group: { fil } }) =>
          `Sa ${na(base)} ${fil.one} ${fil.where}, ${grouped(part)} ang ${fil.are}. Ilang porsiyento iyon?`,
      },
    ],
  },
  statement: {
    en: ({ base, part }, answer) => `The number ${grouped(part)} is ${answer} of ${grouped(base)}.`,
    fil: ({ base, part }, answer) => `Ang ${grouped(part)} ay ${answer} ng ${grouped(base)}.`,
  },
  solution: {
    en: ({ base, rate, part }) => [
      `Divide the percentage by the base: ${grouped(part)} ÷ ${grouped(base)} = ${rate / 100}`,
      `Write it as a percent: ${rate / 100} = ${rate}%`,
    ],
    fil: ({ base, rate, part }) => [
      `Hatiin ang percentage sa base: ${grouped(part)} ÷ ${grouped(base)} = ${rate / 100}`,
      `Isulat bilang percent: ${rate / 100} = ${rate}%`,
    ],
  },
})
