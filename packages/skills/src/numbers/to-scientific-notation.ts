import { skill } from '../skill.ts'
import { ilan } from './amounts.ts'
import { type Scientific, scientific, timesTen, usual } from './powers-of-ten.ts'

const shown = ({ digits, power }: Scientific) => usual(digits, power)
const right = ({ digits, power }: Scientific) => timesTen(digits, power)

export const toScientificNotation = skill<Scientific, 'sign' | 'more' | 'less' | 'large' | 'small'>({
  id: 'numbers/to-scientific-notation',
  area: 'Mathematics',
  name: { en: 'Writing a number in scientific notation', fil: 'Pagsulat ng bilang sa scientific notation' },
  grades: [7, 9],
  cues: {
    en: ['scientific notation', 'power of ten', 'standard form', 'exponent'],
    fil: ['scientific notation', 'power ng sampu', 'exponent', 'standard form'],
  },
  notation: [/\d(?:\.\d+)? ?[×x] ?10(?:[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]|\^)/],
  units: ['mathematics/7/measurement-and-scientific-notation'],
  largest: () => 1_000_000_000,
  mistakes: {
    sign: { en: 'gave the exponent the wrong sign', fil: 'mali ang sign ng exponent' },
    more: { en: 'took an exponent that is one too large', fil: 'sobra ng isa ang exponent' },
    less: { en: 'took an exponent that is one too small', fil: 'kulang ng isa ang exponent' },
    large: {
      en: 'left a first factor that is not less than 10',
      fil: 'hindi mas maliit sa 10 ang naiwang unang factor',
    },
    small: { en: 'left a first factor that is less than 1', fil: 'mas maliit sa 1 ang naiwang unang factor' },
  },
  rules: {
    en: [
      {
        say: 'Of 46, 4.6, 0.46 and 10, only {4.6} can be the first factor in scientific notation.',
        ask: 'Which of 46, 4.6, 0.46 and 10 can be the first factor in scientific notation?',
        not: ['46', '0.46', '10'],
      },
      {
        say: 'When 0.0007 is written in scientific notation, the exponent of 10 is {−4}.',
        ask: 'What is the exponent of 10 when 0.0007 is written in scientific notation?',
        not: ['4', '−3', '−7'],
      },
    ],
    fil: [
      {
        say: 'Sa 46, 4.6, 0.46 at 10, tanging {4.6} ang maaaring maging unang factor sa scientific notation.',
        ask: 'Alin sa 46, 4.6, 0.46 at 10 ang maaaring maging unang factor sa scientific notation?',
        not: ['46', '0.46', '10'],
      },
      {
        say: 'Kapag isinulat ang 0.0007 sa scientific notation, ang exponent ng 10 ay {−4}.',
        ask: 'Ano ang exponent ng 10 kapag isinulat ang 0.0007 sa scientific notation?',
        not: ['4', '−3', '−7'],
      },
    ],
  },
  draw: scientific,
  answer: right,
  also: ({ digits, power }) => {
    const text = timesTen(digits, power).replace(/10.*$/, `10^${power}`)
    return [text, text.replace('×', 'x')]
  },
  wrong: ({ digits, power }) => ({
    sign: timesTen(digits, -power),
    more: timesTen(digits, power + 1),
    less: timesTen(digits, power - 1),
    large: timesTen(digits, power - 1, 2),
    small: timesTen(digits, power + 1, 0),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `Write ${shown(given)} in scientific notation.` },
      { level: 'understand', text: (given) => `How is ${shown(given)} written in scientific notation?` },
      {
        level: 'apply',
        text: (given) =>
          `${given.context.en(shown(given))} How is this number written in scientific notation?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Isulat ang ${shown(given)} sa scientific notation.` },
      {
        level: 'understand',
        text: (given) => `Paano isinusulat ang ${shown(given)} sa scientific notation?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.context.fil(shown(given))} Paano isinusulat ang bilang na ito sa scientific notation?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In scientific notation, ${shown(given)} is written as ${answer}.`,
    fil: (given, answer) => `Sa scientific notation, ang ${shown(given)} ay isinusulat na ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Move the decimal point ${Math.abs(given.power)} places to the ${given.power > 0 ? 'left' : 'right'}, to just after the first digit that is not zero.`,
      `${shown(given)} = ${right(given)}`,
    ],
    fil: (given) => [
      `Iurong ang decimal point nang ${ilan(Math.abs(given.power), 'puwesto')} ${given.power > 0 ? 'pakaliwa' : 'pakanan'}, kasunod ng unang digit na hindi zero.`,
      `${shown(given)} = ${right(given)}`,
    ],
  },
})
