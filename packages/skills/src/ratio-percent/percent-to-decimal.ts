import { skill } from '../skill.ts'
import { grouped, rounded } from '../words/numbers.ts'

type Given = { percent: number }

const shifted = (percent: number, places: number) => grouped(rounded(percent / 10 ** places, 6))

export const percentToDecimal = skill<Given, 'one' | 'three' | 'sign' | 'right'>({
  id: 'ratio-percent/percent-to-decimal',
  area: 'Mathematics',
  name: { en: 'Percent as a decimal', fil: 'Percent bilang decimal' },
  grades: [5, 7],
  cues: {
    en: ['percent', 'percent to decimal', 'percent as a decimal', 'decimal point two places', 'hundredths'],
    fil: ['percent', 'porsiyento', 'percent bilang decimal', 'decimal point', 'hundredths'],
  },
  notation: [/\b\d+(?:\.\d+)? ?% ?= ?(?:_+|\d*\.\d+)/],
  units: [],
  largest: (grade) => (grade < 6 ? 100 : 250),
  mistakes: {
    one: {
      en: 'moved the decimal point only one place',
      fil: 'iniurong nang isang puwesto lamang ang decimal point',
    },
    three: {
      en: 'moved the decimal point three places',
      fil: 'iniurong nang tatlong puwesto ang decimal point',
    },
    sign: { en: 'only took away the percent sign', fil: 'inalis lamang ang percent sign' },
    right: { en: 'moved the decimal point to the right', fil: 'iniurong pakanan ang decimal point' },
  },
  rules: {
    en: [
      {
        say: 'To change a percent to a decimal, move the decimal point {two places to the left}.',
        ask: 'How do we move the decimal point to change a percent to a decimal?',
        not: ['one place to the right', 'one place to the left', 'two places to the right'],
      },
      {
        say: 'As a decimal, 7% is {0.07}.',
        ask: 'Which decimal is equal to 7%?',
        not: ['0.7', '7', '0.007'],
      },
    ],
    fil: [
      {
        say: 'Upang gawing decimal ang percent, iurong ang decimal point nang {dalawang puwesto pakaliwa}.',
        ask: 'Paano iniuurong ang decimal point upang gawing decimal ang percent?',
        not: ['isang puwesto pakanan', 'isang puwesto pakaliwa', 'dalawang puwesto pakanan'],
      },
      {
        say: 'Bilang decimal, ang 7% ay {0.07}.',
        ask: 'Aling decimal ang katumbas ng 7%?',
        not: ['0.7', '7', '0.007'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.grade < 6 ? 0 : draw.int(0, 9)
    if (kind < 6) return { percent: draw.int(1, 99) }
    if (kind < 8) return { percent: draw.int(1, 49) + 0.5 }
    return { percent: draw.int(105, draw.largest) }
  },
  answer: ({ percent }) => shifted(percent, 2),
  wrong: ({ percent }) => ({
    one: shifted(percent, 1),
    three: shifted(percent, 3),
    sign: shifted(percent, 0),
    right: percent < 10 ? shifted(percent, -2) : undefined,
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ percent }) => `Write ${percent}% as a decimal.` },
      { level: 'understand', text: ({ percent }) => `Which decimal is equal to ${percent}%?` },
      { level: 'understand', text: ({ percent }) => `Change to a decimal: ${percent}% = ____` },
      {
        level: 'apply',
        text: ({ percent }) => `To find ${percent}% of a number, we multiply the number by which decimal?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ percent }) => `Isulat ang ${percent}% bilang decimal.` },
      { level: 'understand', text: ({ percent }) => `Aling decimal ang katumbas ng ${percent}%?` },
      { level: 'understand', text: ({ percent }) => `Gawing decimal: ${percent}% = ____` },
      {
        level: 'apply',
        text: ({ percent }) =>
          `Upang makuha ang ${percent}% ng isang bilang, sa anong decimal ito dapat paramihin?`,
      },
    ],
  },
  statement: {
    en: ({ percent }, answer) => `Written as a decimal, ${percent}% is ${answer}.`,
    fil: ({ percent }, answer) => `Bilang decimal, ang ${percent}% ay ${answer}.`,
  },
  solution: {
    en: ({ percent }) => [
      'Divide by 100: move the decimal point two places to the left.',
      `${percent}% = ${percent} ÷ 100 = ${shifted(percent, 2)}`,
    ],
    fil: ({ percent }) => [
      'Hatiin sa 100: iurong ang decimal point nang dalawang puwesto pakaliwa.',
      `${percent}% = ${percent} ÷ 100 = ${shifted(percent, 2)}`,
    ],
  },
})
