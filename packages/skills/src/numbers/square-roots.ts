import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'

type Given = { root: number; who: string }

const square = ({ root }: Given) => root * root
const shown = (given: Given) => grouped(square(given))

export const squareRoots = skill<Given, 'half' | 'quarter' | 'more' | 'less' | 'double'>({
  id: 'numbers/square-roots',
  area: 'Mathematics',
  name: { en: 'Square roots of perfect squares', fil: 'Square root ng mga perfect square' },
  grades: [7, 9],
  cues: {
    en: ['square root', 'perfect square', 'principal square root', 'radical sign', 'radicand'],
    fil: ['square root', 'perfect square', 'radical sign', 'radicand'],
  },
  notation: [/√\d+/],
  units: ['mathematics/10/radical-expressions', 'mathematics/7/square-roots-irrational-and-real-numbers'],
  largest: (grade) => (grade < 8 ? 400 : 900),
  mistakes: {
    half: {
      en: 'divided by 2 instead of taking the square root',
      fil: 'hinati sa 2 sa halip na kunin ang square root',
    },
    quarter: { en: 'divided by 4', fil: 'hinati sa 4' },
    more: { en: 'took a number that is one too large', fil: 'sobra ng isa ang kinuhang bilang' },
    less: { en: 'took a number that is one too small', fil: 'kulang ng isa ang kinuhang bilang' },
    double: { en: 'doubled the square root', fil: 'dinoble ang square root' },
  },
  rules: {
    en: [
      {
        say: 'The value of √36 + √64 is {14}.',
        ask: 'What is the value of √36 + √64?',
        not: ['10', '48', '50'],
      },
      {
        say: 'A whole number whose square root is also a whole number is called a {perfect square}.',
        ask: 'What do we call a whole number whose square root is also a whole number?',
        not: ['perfect cube', 'prime number', 'composite number'],
      },
    ],
    fil: [
      {
        say: 'Ang halaga ng √36 + √64 ay {14}.',
        ask: 'Ano ang halaga ng √36 + √64?',
        not: ['10', '48', '50'],
      },
      {
        say: 'Ang whole number na ang square root ay whole number din ay tinatawag na {perfect square}.',
        ask: 'Ano ang tawag sa whole number na ang square root ay whole number din?',
        not: ['perfect cube', 'prime number', 'composite number'],
      },
    ],
  },
  draw: (draw) => {
    const given = { root: draw.int(5, 30), who: draw.person().name }
    withinLargest(draw, square(given))
    return given
  },
  answer: ({ root }) => String(root),
  wrong: (given) => ({
    half: countOf(square(given) / 2),
    quarter: countOf(square(given) / 4),
    more: countOf(given.root + 1),
    less: countOf(given.root - 1),
    double: countOf(2 * given.root),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the value of √${square(given)}?` },
      { level: 'understand', text: (given) => `What is the positive square root of ${shown(given)}?` },
      {
        level: 'apply',
        text: (given) =>
          `A square garden has an area of ${shown(given)} square meters. How many meters long is each side?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} arranges ${shown(given)} chairs so that the number of rows equals the number of chairs in each row. How many rows are there?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A square floor is covered with ${shown(given)} equal square tiles. How many tiles are along each side?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang halaga ng √${square(given)}?` },
      { level: 'understand', text: (given) => `Ano ang positibong square root ng ${shown(given)}?` },
      {
        level: 'apply',
        text: (given) =>
          `May area na ${ilan(square(given), 'metro kuwadrado')} ang isang parisukat na hardin. Ilang metro ang haba ng bawat gilid?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inayos ni ${given.who} ang ${ilan(square(given), 'upuan')} upang magkasindami ang bilang ng hanay at ang bilang ng upuan sa bawat hanay. Ilan ang hanay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Natakpan ng ${ilan(square(given), 'magkakasinlaking parisukat')} na tile ang isang parisukat na sahig. Ilang tile ang nasa bawat gilid?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The positive square root of ${shown(given)} is ${answer}.`,
    fil: (given, answer) => `Ang positibong square root ng ${shown(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Find the number that gives it when multiplied by itself.',
      `${given.root} × ${given.root} = ${shown(given)}, so √${square(given)} = ${given.root}`,
    ],
    fil: (given) => [
      'Hanapin ang bilang na kapag pinarami sa sarili ay ito ang sagot.',
      `${given.root} × ${given.root} = ${shown(given)}, kaya √${square(given)} = ${given.root}`,
    ],
  },
})
