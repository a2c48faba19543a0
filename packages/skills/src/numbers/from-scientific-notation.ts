import { skill } from '../skill.ts'
import { ilan } from './amounts.ts'
import { type Scientific, scientific, timesTen, usual } from './powers-of-ten.ts'

const shown = ({ digits, power }: Scientific) => timesTen(digits, power)
const right = ({ digits, power }: Scientific) => usual(digits, power)

export const fromScientificNotation = skill<Scientific, 'sign' | 'more' | 'less' | 'zeros' | 'far'>({
  id: 'numbers/from-scientific-notation',
  area: 'Mathematics',
  name: { en: 'Reading a number in scientific notation', fil: 'Pagbasa ng bilang sa scientific notation' },
  grades: [7, 9],
  cues: {
    en: ['scientific notation', 'power of ten', 'decimal form', 'standard notation', 'exponent'],
    fil: ['scientific notation', 'power ng sampu', 'exponent', 'karaniwang anyo'],
  },
  notation: [/\d(?:\.\d+)? ?[×x] ?10(?:[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]|\^)/],
  units: ['mathematics/7/measurement-and-scientific-notation'],
  largest: () => 1_000_000_000,
  mistakes: {
    sign: {
      en: 'moved the decimal point in the wrong direction',
      fil: 'mali ang direksiyon ng pag-urong ng decimal point',
    },
    more: {
      en: 'moved the decimal point one place too many',
      fil: 'sobra ng isang puwesto ang pag-urong ng decimal point',
    },
    less: {
      en: 'moved the decimal point one place too few',
      fil: 'kulang ng isang puwesto ang pag-urong ng decimal point',
    },
    zeros: {
      en: 'wrote as many zeros as the exponent says',
      fil: 'isinulat ang mga zero na kasindami ng exponent',
    },
    far: {
      en: 'moved the decimal point two places too few',
      fil: 'kulang ng dalawang puwesto ang pag-urong ng decimal point',
    },
  },
  rules: {
    en: [
      {
        say: 'To write 3.2 × 10⁵ in standard form, move the decimal point {5 places to the right}.',
        ask: 'How is the decimal point moved to write 3.2 × 10⁵ in standard form?',
        not: ['5 places to the left', '4 places to the right', '4 places to the left'],
      },
      {
        say: 'In standard form, 4 × 10³ is {4,000}.',
        ask: 'What is 4 × 10³ in standard form?',
        not: ['400', '40,000', '120'],
      },
    ],
    fil: [
      {
        say: 'Upang isulat ang 3.2 × 10⁵ sa standard form, iurong ang decimal point nang {5 puwesto pakanan}.',
        ask: 'Paano iniuurong ang decimal point upang isulat ang 3.2 × 10⁵ sa standard form?',
        not: ['5 puwesto pakaliwa', '4 na puwesto pakanan', '4 na puwesto pakaliwa'],
      },
      {
        say: 'Sa standard form, ang 4 × 10³ ay {4,000}.',
        ask: 'Ano ang standard form ng 4 × 10³?',
        not: ['400', '40,000', '120'],
      },
    ],
  },
  draw: scientific,
  answer: right,
  wrong: ({ digits, power }) => {
    const one = Math.sign(power)
    return {
      sign: usual(digits, -power),
      more: usual(digits, power + one),
      less: usual(digits, power - one),
      zeros: power > 0 ? usual(digits, power + digits.length - 1) : usual(digits, power - 1),
      far: usual(digits, power - 2 * one),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `Write ${shown(given)} in standard form, without a power of ten.`,
      },
      { level: 'understand', text: (given) => `Which number in standard form is equal to ${shown(given)}?` },
      {
        level: 'apply',
        text: (given) =>
          `${given.context.en(shown(given))} How is this number written without a power of ten?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Isulat ang ${shown(given)} sa standard form, nang walang power ng sampu.`,
      },
      {
        level: 'understand',
        text: (given) => `Anong bilang sa standard form ang katumbas ng ${shown(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.context.fil(shown(given))} Paano isinusulat ang bilang na ito nang walang power ng sampu?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The number ${shown(given)} is equal to ${answer}.`,
    fil: (given, answer) => `Ang ${shown(given)} ay katumbas ng ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Move the decimal point ${Math.abs(given.power)} places to the ${given.power > 0 ? 'right' : 'left'}.`,
      `${shown(given)} = ${right(given)}`,
    ],
    fil: (given) => [
      `Iurong ang decimal point nang ${ilan(Math.abs(given.power), 'puwesto')} ${given.power > 0 ? 'pakanan' : 'pakaliwa'}.`,
      `${shown(given)} = ${right(given)}`,
    ],
  },
})
