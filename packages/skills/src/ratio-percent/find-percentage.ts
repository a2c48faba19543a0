import { na } from '../algebra/sentences.ts'
import { countOf } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { groupOf, type OfGroup } from './groups.ts'

export const findPercentage = skill<OfGroup, 'rest' | 'rate' | 'minus' | 'ten' | 'tenfold' | 'divided'>({
  id: 'ratio-percent/find-percentage',
  area: 'Mathematics',
  name: { en: 'Percentage of a number', fil: 'Percentage ng isang bilang' },
  grades: [6, 7],
  cues: {
    en: ['percentage', 'percent of a number', 'rate and base', 'percentage, rate and base'],
    fil: ['percentage', 'porsiyento ng bilang', 'rate at base', 'percentage, rate at base'],
  },
  notation: [/\b\d+(?:\.\d+)? ?% of ₱?\d/i, /\b\d+(?:\.\d+)? ?% ng ₱?\d/i],
  units: [],
  largest: (grade) => (grade < 7 ? 400 : 500),
  mistakes: {
    rest: { en: 'gave the part that is left', fil: 'ibinigay ang natitirang bahagi' },
    rate: {
      en: 'gave the rate as if it were the percentage',
      fil: 'ibinigay ang rate na para bang percentage ito',
    },
    minus: { en: 'subtracted the rate from the base', fil: 'ibinawas ang rate sa base' },
    ten: { en: 'found 10% of the base', fil: 'hinanap ang 10% ng base' },
    tenfold: {
      en: 'moved the decimal point only one place',
      fil: 'iniurong nang isang puwesto lamang ang decimal point',
    },
    divided: { en: 'divided the base by the rate', fil: 'hinati ang base sa rate' },
  },
  rules: {
    en: [
      {
        say: 'To find 15% of 60, we can compute {0.15 × 60}.',
        ask: 'Which shows how to find 15% of 60?',
        not: ['60 ÷ 0.15', '1.5 × 60', '15 × 60'],
      },
      {
        say: 'To find 50% of a number, we can divide it by {2}.',
        ask: 'What number can we divide by to find 50% of a number quickly?',
        not: ['5', '50', '4'],
      },
      {
        say: 'In "25% of 80 is 20", the base is {80}.',
        ask: 'Which number is the base in "25% of 80 is 20"?',
        not: ['20', '25', '100'],
      },
    ],
    fil: [
      {
        say: 'Upang makuha ang 15% ng 60, kuwentahin ang {0.15 × 60}.',
        ask: 'Alin ang nagpapakita kung paano makukuha ang 15% ng 60?',
        not: ['60 ÷ 0.15', '1.5 × 60', '15 × 60'],
      },
      {
        say: 'Upang makuha ang 50% ng isang bilang, maaari itong hatiin sa {2}.',
        ask: 'Sa anong bilang maaaring hatiin ang isang bilang upang mabilis na makuha ang 50% nito?',
        not: ['5', '50', '4'],
      },
      {
        say: 'Sa "ang 25% ng 80 ay 20", ang base ay {80}.',
        ask: 'Alin ang base sa "ang 25% ng 80 ay 20"?',
        not: ['20', '25', '100'],
      },
    ],
  },
  draw: groupOf,
  answer: ({ part }) => grouped(part),
  wrong: ({ base, rate, part }) => ({
    rest: countOf(base - part),
    rate: countOf(rate),
    minus: countOf(base - rate),
    ten: rate <= 30 ? countOf(base / 10) : undefined,
    tenfold: part * 10 < base ? countOf(part * 10) : undefined,
    divided: countOf(base / rate),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ base, rate }) => `What is ${rate}% of ${grouped(base)}?` },
      {
        level: 'understand',
        text: ({ base, rate }) => `Find the percentage: ${rate}% of ${grouped(base)} is ____.`,
      },
      {
        level: 'apply',
        text: ({ base, rate, group: { en } }) =>
          `There are ${grouped(base)} ${en.one} ${en.where}, and ${rate}% of them ${en.are}. How many ${en.one} ${en.are}?`,
      },
      {
        level: 'apply',
        text: ({ base, rate, group: { en } }) =>
          `Of the ${grouped(base)} ${en.one} ${en.where}, ${rate}% ${en.are}. How many ${en.one} is that?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ base, rate }) => `Ano ang ${rate}% ng ${grouped(base)}?` },
      {
        level: 'understand',
        text: ({ base, rate }) => `Hanapin ang percentage: ang ${rate}% ng ${grouped(base)} ay ____.`,
      },
      {
        level: 'apply',
        text: ({ base, rate, group: { fil } }) =>
          `May ${na(base)} ${fil.one} ${fil.where}, at ${rate}% sa ${fil.them} ang ${fil.are}. Ilang ${fil.one} ang ${fil.are}?`,
      },
      {
        level: 'apply',
        text: ({ base, rate, group: { fil } }) =>
          `Sa ${na(base)} ${fil.one} ${fil.where}, ${rate}% ang ${fil.are}. Ilang ${fil.one} iyon?`,
      },
    ],
  },
  statement: {
    en: ({ base, rate }, answer) => `The number that is ${rate}% of ${grouped(base)} is ${answer}.`,
    fil: ({ base, rate }, answer) => `Ang ${rate}% ng ${grouped(base)} ay ${answer}.`,
  },
  solution: {
    en: ({ base, rate, part }) => [
      `Write the rate as a decimal: ${rate}% = ${rate / 100}`,
      `Multiply: ${rate / 100} × ${grouped(base)} = ${grouped(part)}`,
    ],
    fil: ({ base, rate, part }) => [
      `Isulat ang rate bilang decimal: ${rate}% = ${rate / 100}`,
      `Paramihin: ${rate / 100} × ${grouped(base)} = ${grouped(part)}`,
    ],
  },
})
