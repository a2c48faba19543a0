import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { properFrom } from './parts.ts'

type Given = { n: number; d: number; times: number; who: string; other: string }

export const equivalentFraction = skill<
  Given,
  'added' | 'numerator-only' | 'denominator-only' | 'upside-down' | 'two-factors'
>({
  id: 'fractions/equivalent-fraction',
  area: 'Mathematics',
  name: { en: 'Equivalent fractions', fil: 'Equivalent fractions o magkatumbas na fraction' },
  grades: [3, 5],
  cues: {
    en: [
      'equivalent fractions',
      'equal fractions',
      'same value',
      'multiply the numerator and the denominator',
    ],
    fil: ['equivalent fractions', 'magkatumbas na fraction', 'parehong halaga', 'katumbas na fraction'],
  },
  units: [],
  largest: (grade) => (grade === 3 ? 40 : 72),
  choicesOnly: true,
  mistakes: {
    added: {
      en: 'added the same number to the numerator and the denominator',
      fil: 'dinagdagan ng parehong bilang ang numerator at denominator',
    },
    'numerator-only': { en: 'multiplied only the numerator', fil: 'ang numerator lamang ang pinarami' },
    'denominator-only': { en: 'multiplied only the denominator', fil: 'ang denominator lamang ang pinarami' },
    'upside-down': {
      en: 'exchanged the numerator and the denominator',
      fil: 'pinagpalit ang numerator at denominator',
    },
    'two-factors': {
      en: 'multiplied the numerator and the denominator by different numbers',
      fil: 'magkaibang bilang ang ginamit sa pag-multiply ng numerator at denominator',
    },
  },
  rules: {
    en: [
      {
        say: 'Two fractions that name the same part of a whole, such as 1/2 and 2/4, are {equivalent fractions}.',
        ask: 'What do we call fractions that name the same part of a whole, such as 1/2 and 2/4?',
        not: ['similar fractions', 'unit fractions', 'improper fractions'],
      },
      {
        say: 'The fraction 1/2 is equivalent to {5/10}.',
        ask: 'Which of 5/10, 5/12, 2/1 and 1/10 is equivalent to 1/2?',
        not: ['5/12', '2/1', '1/10'],
      },
      {
        say: 'To change 1/3 to an equivalent fraction, we can {multiply both 1 and 3 by 2}.',
        ask: 'How can we change 1/3 to an equivalent fraction?',
        not: ['add 2 to both 1 and 3', 'multiply only 3 by 2', 'multiply only 1 by 2'],
      },
    ],
    fil: [
      {
        say: 'Ang mga fraction na kumakatawan sa parehong bahagi ng buo, tulad ng 1/2 at 2/4, ay {equivalent fractions}.',
        ask: 'Ano ang tawag sa mga fraction na kumakatawan sa parehong bahagi ng buo, tulad ng 1/2 at 2/4?',
        not: ['similar fractions', 'unit fractions', 'improper fractions'],
      },
      {
        say: 'Ang 1/2 ay katumbas ng {5/10}.',
        ask: 'Alin sa 5/10, 5/12, 2/1 at 1/10 ang katumbas ng 1/2?',
        not: ['5/12', '2/1', '1/10'],
      },
      {
        say: 'Upang makagawa ng fraction na katumbas ng 1/3, {i-multiply sa 2 ang 1 at ang 3}.',
        ask: 'Paano makagagawa ng fraction na katumbas ng 1/3?',
        not: ['dagdagan ng 2 ang 1 at ang 3', 'i-multiply sa 2 ang 3 lamang', 'i-multiply sa 2 ang 1 lamang'],
      },
    ],
  },
  draw: (draw) => {
    const { n, d } = properFrom(
      draw,
      draw.grade === 3 ? [2, 3, 4, 5, 6, 8] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    )
    const [who, other] = draw.two()
    const times = draw.int(2, Math.min(draw.grade === 3 ? 5 : 6, Math.floor(draw.largest / d)))
    return { n, d, times, who: who.name, other: other.name }
  },
  answer: ({ n, d, times }) => fractionText(n * times, d * times),
  wrong: ({ n, d, times }) => ({
    added: fractionText(n + times, d + times),
    'numerator-only': fractionText(n * times, d),
    'denominator-only': fractionText(n, d * times),
    'upside-down': fractionText(d * times, n * times),
    'two-factors': fractionText(n * times, d * (times + 1)),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ n, d }) => `Which fraction is equivalent to ${fractionText(n, d)}?` },
      {
        level: 'understand',
        text: ({ n, d }) => `Which fraction has the same value as ${fractionText(n, d)}?`,
      },
      {
        level: 'apply',
        text: ({ n, d, who, other }) =>
          `${who} ate ${fractionText(n, d)} of a bibingka, and ${other} ate an equal part of another bibingka of the same size. Which fraction can tell how much ${other} ate?`,
      },
      {
        level: 'apply',
        text: ({ n, d, who, other }) =>
          `${who} used ${fractionText(n, d)} m of string for a kite. ${other} used a string of the same length. How many meters of string did ${other} use, written as another fraction?`,
      },
      {
        level: 'apply',
        text: ({ n, d, who, other }) =>
          `${who} has read ${fractionText(n, d)} of a book. ${other} has read the same part of the book but says it with another fraction. Which fraction can it be?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ n, d }) => `Aling fraction ang katumbas ng ${fractionText(n, d)}?` },
      {
        level: 'understand',
        text: ({ n, d }) => `Aling fraction ang may parehong halaga sa ${fractionText(n, d)}?`,
      },
      {
        level: 'apply',
        text: ({ n, d, who, other }) =>
          `Kinain ni ${who} ang ${fractionText(n, d)} ng isang bibingka. Ganoon din karami ang kinain ni ${other} sa isa pang bibingka na kasinlaki nito. Aling fraction ang maaaring magsabi kung gaano karami ang kinain ni ${other}?`,
      },
      {
        level: 'apply',
        text: ({ n, d, who, other }) =>
          `Gumamit si ${who} ng ${fractionText(n, d)} m ng tali para sa saranggola. Kasinghaba nito ang taling ginamit ni ${other}. Ilang metro ng tali ang ginamit ni ${other} kung isusulat sa ibang fraction?`,
      },
      {
        level: 'apply',
        text: ({ n, d, who, other }) =>
          `Nabasa na ni ${who} ang ${fractionText(n, d)} ng isang aklat. Ganoon din kalaking bahagi ang nabasa ni ${other}, ngunit ibang fraction ang sinabi niya. Aling fraction ang maaaring sinabi niya?`,
      },
    ],
  },
  statement: {
    en: ({ n, d }, answer) => `The fraction ${answer} is equivalent to ${fractionText(n, d)}.`,
    fil: ({ n, d }, answer) => `Ang ${answer} ay katumbas ng ${fractionText(n, d)}.`,
  },
  solution: {
    en: ({ n, d, times }) => [
      `Multiply the numerator and the denominator by the same number, such as ${times}.`,
      `${n} × ${times} = ${n * times} and ${d} × ${times} = ${d * times}`,
      `${fractionText(n, d)} = ${fractionText(n * times, d * times)}`,
    ],
    fil: ({ n, d, times }) => [
      `I-multiply ang numerator at denominator sa parehong bilang, tulad ng ${times}.`,
      `${n} × ${times} = ${n * times} at ${d} × ${times} = ${d * times}`,
      `${fractionText(n, d)} = ${fractionText(n * times, d * times)}`,
    ],
  },
})
