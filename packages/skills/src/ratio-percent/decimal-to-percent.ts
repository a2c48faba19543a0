import { skill } from '../skill.ts'
import { grouped, rounded } from '../words/numbers.ts'

/** The decimal in thousandths, so that it is exact. */
type Given = { thousandths: number }

const percent = (value: number) => `${grouped(rounded(value, 6))}%`
const decimal = ({ thousandths }: Given) => thousandths / 1_000

export const decimalToPercent = skill<Given, 'sign' | 'one' | 'three' | 'left'>({
  id: 'ratio-percent/decimal-to-percent',
  area: 'Mathematics',
  name: { en: 'Decimal as a percent', fil: 'Decimal bilang percent' },
  grades: [5, 7],
  cues: {
    en: ['percent', 'decimal to percent', 'decimal as a percent', 'multiply by 100'],
    fil: ['percent', 'porsiyento', 'decimal bilang percent', 'gawing percent'],
  },
  notation: [/\b\d*\.\d+ ?= ?(?:_+|\d+(?:\.\d+)?) ?%/],
  units: [],
  largest: (grade) => (grade < 6 ? 100 : 250),
  mistakes: {
    sign: {
      en: 'only wrote a percent sign behind the decimal',
      fil: 'nilagyan lamang ng percent sign ang decimal',
    },
    one: {
      en: 'moved the decimal point only one place',
      fil: 'iniurong nang isang puwesto lamang ang decimal point',
    },
    three: {
      en: 'moved the decimal point three places',
      fil: 'iniurong nang tatlong puwesto ang decimal point',
    },
    left: { en: 'moved the decimal point to the left', fil: 'iniurong pakaliwa ang decimal point' },
  },
  rules: {
    en: [
      {
        say: 'To change a decimal to a percent, move the decimal point {two places to the right}.',
        ask: 'How do we move the decimal point to change a decimal to a percent?',
        not: ['one place to the right', 'one place to the left', 'two places to the left'],
      },
      {
        say: 'As a percent, 0.5 is {50%}.',
        ask: 'Which percent is equal to 0.5?',
        not: ['5%', '0.5%', '500%'],
      },
    ],
    fil: [
      {
        say: 'Upang gawing percent ang decimal, iurong ang decimal point nang {dalawang puwesto pakanan}.',
        ask: 'Paano iniuurong ang decimal point upang gawing percent ang decimal?',
        not: ['isang puwesto pakanan', 'isang puwesto pakaliwa', 'dalawang puwesto pakaliwa'],
      },
      {
        say: 'Bilang percent, ang 0.5 ay {50%}.',
        ask: 'Aling percent ang katumbas ng 0.5?',
        not: ['5%', '0.5%', '500%'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.grade < 6 ? 0 : draw.int(0, 9)
    if (kind < 6) return { thousandths: draw.int(1, 99) * 10 }
    if (kind < 8) return { thousandths: draw.int(1, 99) * 10 + 5 }
    return { thousandths: draw.int(105, draw.largest) * 10 }
  },
  answer: (given) => percent(decimal(given) * 100),
  wrong: (given) => ({
    sign: percent(decimal(given)),
    one: percent(decimal(given) * 10),
    three: given.thousandths <= 1_000 ? percent(decimal(given) * 1_000) : undefined,
    left: percent(decimal(given) / 100),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `Write ${decimal(given)} as a percent.` },
      { level: 'understand', text: (given) => `Which percent is equal to ${decimal(given)}?` },
      { level: 'understand', text: (given) => `Change to a percent: ${decimal(given)} = ____` },
    ],
    fil: [
      { level: 'understand', text: (given) => `Isulat ang ${decimal(given)} bilang percent.` },
      { level: 'understand', text: (given) => `Aling percent ang katumbas ng ${decimal(given)}?` },
      { level: 'understand', text: (given) => `Gawing percent: ${decimal(given)} = ____` },
    ],
  },
  statement: {
    en: (given, answer) => `Written as a percent, ${decimal(given)} is ${answer}.`,
    fil: (given, answer) => `Bilang percent, ang ${decimal(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Multiply by 100: move the decimal point two places to the right.',
      `${decimal(given)} × 100% = ${percent(decimal(given) * 100)}`,
    ],
    fil: (given) => [
      'Paramihin sa 100: iurong ang decimal point nang dalawang puwesto pakanan.',
      `${decimal(given)} × 100% = ${percent(decimal(given) * 100)}`,
    ],
  },
})
