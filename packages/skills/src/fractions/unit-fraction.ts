import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { denominatorFrom } from './parts.ts'

type Given = { d: number; who: string }

export const unitFraction = skill<Given, 'upside-down' | 'rest' | 'part-to-rest' | 'all' | 'miscounted'>({
  id: 'fractions/unit-fraction',
  area: 'Mathematics',
  name: { en: 'Naming unit fractions', fil: 'Pagtukoy ng unit fraction' },
  grades: [2, 3],
  cues: {
    en: ['unit fraction', 'one of the equal parts', 'numerator is 1', 'equal parts'],
    fil: ['unit fraction', 'isa sa magkakasinlaking bahagi', '1 ang numerator', 'magkakasinlaking bahagi'],
  },
  units: ['mathematics/3/similar-fractions'],
  largest: () => 12,
  mistakes: {
    'upside-down': {
      en: 'exchanged the numerator and the denominator',
      fil: 'pinagpalit ang numerator at denominator',
    },
    rest: { en: 'named the other parts', fil: 'pinangalanan ang iba pang bahagi' },
    'part-to-rest': {
      en: 'compared one part with the other parts, not with the whole',
      fil: 'inihambing ang isang bahagi sa iba pang bahagi at hindi sa buo',
    },
    all: { en: 'named all parts together', fil: 'pinangalanan ang lahat ng bahagi' },
    miscounted: { en: 'counted one part too many', fil: 'lumabis ng isa sa pagbilang ng mga bahagi' },
  },
  rules: {
    en: [
      {
        say: 'Of 1/4, 2/3, 3/4 and 5/6, the unit fraction is {1/4}.',
        ask: 'Which of 1/4, 2/3, 3/4 and 5/6 is a unit fraction?',
        not: ['2/3', '3/4', '5/6'],
      },
      {
        say: 'Of 1/2, 1/3, 1/4 and 1/8 of the same cake, the largest piece is {1/2}.',
        ask: 'Which is the largest piece of a cake: 1/2, 1/3, 1/4 or 1/8 of it?',
        not: ['1/3', '1/4', '1/8'],
      },
      {
        say: 'If each piece is 1/5 of a cake, the number of pieces in one whole cake is {5}.',
        ask: 'Each piece is 1/5 of a cake. How many pieces make one whole cake?',
        not: ['1', '4', '6'],
      },
    ],
    fil: [
      {
        say: 'Sa 1/4, 2/3, 3/4 at 5/6, ang unit fraction ay {1/4}.',
        ask: 'Alin sa 1/4, 2/3, 3/4 at 5/6 ang unit fraction?',
        not: ['2/3', '3/4', '5/6'],
      },
      {
        say: 'Sa 1/2, 1/3, 1/4 at 1/8 ng iisang cake, ang pinakamalaki ay {1/2}.',
        ask: 'Alin ang pinakamalaking bahagi ng isang cake: 1/2, 1/3, 1/4 o 1/8 nito?',
        not: ['1/3', '1/4', '1/8'],
      },
      {
        say: 'Kung 1/5 ng cake ang bawat piraso, ang bilang ng piraso sa isang buong cake ay {5}.',
        ask: 'Ang bawat piraso ay 1/5 ng cake. Ilang piraso ang bubuo sa isang cake?',
        not: ['1', '4', '6'],
      },
    ],
  },
  draw: (draw) => ({
    d: denominatorFrom(draw, draw.grade === 2 ? [3, 4, 5, 6, 8, 10] : [3, 4, 5, 6, 8, 9, 10, 12]),
    who: draw.person().name,
  }),
  answer: ({ d }) => fractionText(1, d),
  wrong: ({ d }) => ({
    'upside-down': fractionText(d, 1),
    rest: fractionText(d - 1, d),
    'part-to-rest': fractionText(1, d - 1),
    all: fractionText(d, d),
    miscounted: d < 12 ? fractionText(1, d + 1) : undefined,
  }),
  stems: {
    en: [
      { level: 'remember', text: ({ d }) => `Which unit fraction has ${d} as its denominator?` },
      {
        level: 'remember',
        text: ({ d }) => `A whole is divided into ${d} equal parts. What fraction of the whole is one part?`,
      },
      {
        level: 'understand',
        text: ({ d, who }) =>
          `${who} cut a bibingka into ${d} equal slices. What fraction of the bibingka is one slice?`,
      },
      {
        level: 'understand',
        text: ({ d, who }) =>
          `${who} divided a strip of paper into ${d} equal parts and colored 1 part. What fraction of the strip is colored?`,
      },
      {
        level: 'understand',
        text: ({ d, who }) =>
          `${who} divided a garden into ${d} equal plots. Pechay grows in 1 plot. In what fraction of the garden does pechay grow?`,
      },
    ],
    fil: [
      { level: 'remember', text: ({ d }) => `Aling unit fraction ang may denominator na ${d}?` },
      {
        level: 'remember',
        text: ({ d }) =>
          `Hinati ang isang buo sa ${na(d)} magkakasinlaking bahagi. Anong fraction ng buo ang isang bahagi?`,
      },
      {
        level: 'understand',
        text: ({ d, who }) =>
          `Hinati ni ${who} ang isang bibingka sa ${na(d)} magkakasinlaking piraso. Anong fraction ng bibingka ang isang piraso?`,
      },
      {
        level: 'understand',
        text: ({ d, who }) =>
          `Hinati ni ${who} ang isang piraso ng papel sa ${na(d)} magkakasinlaking bahagi at kinulayan ang 1 bahagi. Anong fraction ng papel ang may kulay?`,
      },
      {
        level: 'understand',
        text: ({ d, who }) =>
          `Hinati ni ${who} ang isang hardin sa ${na(d)} magkakasinlaking bahagi. Petsay ang tanim sa 1 bahagi. Anong fraction ng hardin ang may tanim na petsay?`,
      },
    ],
  },
  statement: {
    en: ({ d }, answer) => `One of ${d} equal parts of a whole is ${answer} of the whole.`,
    fil: ({ d }, answer) => `Ang isa sa ${na(d)} magkakasinlaking bahagi ng buo ay ${answer} ng buo.`,
  },
  solution: {
    en: ({ d }) => [
      `The whole has ${d} equal parts: the denominator is ${d}.`,
      `One part is taken: the numerator is 1. The fraction is ${fractionText(1, d)}.`,
    ],
    fil: ({ d }) => [
      `May ${na(d)} magkakasinlaking bahagi ang buo: ${d} ang denominator.`,
      `Isang bahagi ang kinuha: 1 ang numerator. Ang fraction ay ${fractionText(1, d)}.`,
    ],
  },
})
