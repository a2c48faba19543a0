import { equalSteps, gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { grouped, rounded } from '../words/numbers.ts'

type Given = { n: number; d: number }

const percent = (value: number) => `${grouped(rounded(value, 4))}%`
const right = ({ n, d }: Given) => (n / d) * 100

export const fractionToPercent = skill<Given, 'numerator' | 'digits' | 'decimal' | 'rest' | 'shift'>({
  id: 'ratio-percent/fraction-to-percent',
  area: 'Mathematics',
  name: { en: 'Fraction as a percent', fil: 'Fraction bilang percent' },
  grades: [5, 7],
  cues: {
    en: ['percent', 'fraction to percent', 'fraction as a percent', 'out of 100', 'equivalent percent'],
    fil: ['percent', 'porsiyento', 'fraction bilang percent', 'gawing percent'],
  },
  notation: [/\b\d+\/\d+ ?= ?(?:_+|\d+(?:\.\d+)?) ?%/],
  units: [],
  largest: () => 100,
  mistakes: {
    numerator: {
      en: 'put the percent sign behind the numerator',
      fil: 'nilagyan ng percent sign ang numerator',
    },
    digits: {
      en: 'wrote numerator and denominator side by side',
      fil: 'pinagtabi ang numerator at denominator',
    },
    decimal: {
      en: 'put the percent sign behind the decimal without multiplying by 100',
      fil: 'nilagyan ng percent sign ang decimal nang hindi pinarami sa 100',
    },
    rest: {
      en: 'gave the percent of the part that is left',
      fil: 'ibinigay ang percent ng natitirang bahagi',
    },
    shift: { en: 'multiplied by 10 instead of 100', fil: 'pinarami sa 10 sa halip na sa 100' },
  },
  rules: {
    en: [
      {
        say: 'As a percent, the fraction 1/4 is {25%}.',
        ask: 'Which percent is equal to 1/4?',
        not: ['14%', '4%', '40%'],
      },
      {
        say: 'The fraction 3/20 is equal to 15%, because it is equal to {15/100}.',
        ask: 'To write 3/20 as a percent, we change it to hundredths. Which fraction do we get?',
        not: ['3/100', '60/100', '20/100'],
      },
    ],
    fil: [
      {
        say: 'Bilang percent, ang fraction na 1/4 ay {25%}.',
        ask: 'Aling percent ang katumbas ng 1/4?',
        not: ['14%', '4%', '40%'],
      },
      {
        say: 'Ang 3/20 ay 15% dahil katumbas ito ng {15/100}.',
        ask: 'Upang isulat ang 3/20 bilang percent, gawing 100 ang denominator nito. Anong fraction ang makukuha?',
        not: ['3/100', '60/100', '20/100'],
      },
    ],
  },
  draw: (draw) => {
    const d = draw.pick(draw.grade < 6 ? [2, 4, 5, 10, 20, 25] : [4, 5, 8, 10, 20, 25, 50])
    return { n: draw.pick(equalSteps(1, d - 1).filter((each) => gcd(each, d) === 1)), d }
  },
  answer: (given) => percent(right(given)),
  wrong: (given) => ({
    numerator: percent(given.n),
    digits: given.d < 10 ? percent(Number(`${given.n}${given.d}`)) : undefined,
    decimal: percent(given.n / given.d),
    rest: percent(100 - right(given)),
    shift: percent(right(given) / 10),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ n, d }) => `Write ${fractionText(n, d)} as a percent.` },
      { level: 'understand', text: ({ n, d }) => `Which percent is equal to ${fractionText(n, d)}?` },
      {
        level: 'apply',
        text: ({ n, d }) =>
          `In a group of pupils, ${fractionText(n, d)} go home for lunch. What percent of the pupils is this?`,
      },
      {
        level: 'apply',
        text: ({ n, d }) =>
          `A tank is ${fractionText(n, d)} full of water. What percent of the tank is filled?`,
      },
      {
        level: 'apply',
        text: ({ n, d }) =>
          `A family uses ${fractionText(n, d)} of its garden for vegetables. What percent of the garden is this?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ n, d }) => `Isulat ang ${fractionText(n, d)} bilang percent.` },
      { level: 'understand', text: ({ n, d }) => `Aling percent ang katumbas ng ${fractionText(n, d)}?` },
      {
        level: 'apply',
        text: ({ n, d }) =>
          `Sa isang pangkat ng mga mag-aaral, ${fractionText(n, d)} ang umuuwi upang mananghalian. Ilang porsiyento ng mga mag-aaral ito?`,
      },
      {
        level: 'apply',
        text: ({ n, d }) =>
          `May lamang tubig ang ${fractionText(n, d)} ng isang tangke. Ilang porsiyento ng tangke ang may laman?`,
      },
      {
        level: 'apply',
        text: ({ n, d }) =>
          `Tinamnan ng isang pamilya ng gulay ang ${fractionText(n, d)} ng kanilang hardin. Ilang porsiyento ng hardin ito?`,
      },
    ],
  },
  statement: {
    en: ({ n, d }, answer) => `Written as a percent, ${fractionText(n, d)} is ${answer}.`,
    fil: ({ n, d }, answer) => `Bilang percent, ang ${fractionText(n, d)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${fractionText(given.n, given.d)} = ${given.n} ÷ ${given.d} = ${given.n / given.d}`,
      `${given.n / given.d} × 100% = ${percent(right(given))}`,
    ],
    fil: (given) => [
      `${fractionText(given.n, given.d)} = ${given.n} ÷ ${given.d} = ${given.n / given.d}`,
      `${given.n / given.d} × 100% = ${percent(right(given))}`,
    ],
  },
})
