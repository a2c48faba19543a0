import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'

type Given = { side: number; who: string }

const square = ({ side }: Given) => side * side

export const squares = skill<Given, 'doubled' | 'perimeter' | 'next' | 'before' | 'uneven'>({
  id: 'numbers/squares',
  area: 'Mathematics',
  name: { en: 'Squares of numbers', fil: 'Square ng mga bilang' },
  grades: [6, 8],
  cues: {
    en: ['square of a number', 'squared', 'perfect square', 'second power', 'exponent 2'],
    fil: ['square ng bilang', 'perfect square', 'squared', 'exponent na 2'],
  },
  notation: [/\b\d+²/],
  units: ['mathematics/6/exponents-and-gemdas', 'mathematics/7/square-roots-irrational-and-real-numbers'],
  largest: (grade) => (grade < 7 ? 225 : 625),
  mistakes: {
    doubled: { en: 'multiplied by 2 instead of squaring', fil: 'pinarami sa 2 sa halip na kunin ang square' },
    perimeter: { en: 'multiplied by 4', fil: 'pinarami sa 4' },
    next: { en: 'squared the next number', fil: 'kinuha ang square ng kasunod na bilang' },
    before: { en: 'squared the number before', fil: 'kinuha ang square ng naunang bilang' },
    uneven: { en: 'multiplied the number by the next one', fil: 'pinarami ang bilang sa kasunod nito' },
  },
  rules: {
    en: [
      {
        say: 'Of 40, 48, 49 and 56, the perfect square is {49}.',
        ask: 'Which of 40, 48, 49 and 56 is a perfect square?',
        not: ['40', '48', '56'],
      },
      {
        say: 'The difference 6² − 5² is equal to {11}.',
        ask: 'What is the value of 6² − 5²?',
        not: ['1', '2', '61'],
      },
    ],
    fil: [
      {
        say: 'Sa 40, 48, 49 at 56, ang perfect square ay {49}.',
        ask: 'Alin sa 40, 48, 49 at 56 ang perfect square?',
        not: ['40', '48', '56'],
      },
      {
        say: 'Ang halaga ng 6² − 5² ay {11}.',
        ask: 'Ano ang halaga ng 6² − 5²?',
        not: ['1', '2', '61'],
      },
    ],
  },
  draw: (draw) => {
    const given = { side: draw.int(draw.grade < 8 ? draw.grade : 11, 25), who: draw.person().name }
    withinLargest(draw, square(given))
    return given
  },
  answer: (given) => grouped(square(given)),
  wrong: ({ side }) => ({
    doubled: countOf(2 * side),
    perimeter: countOf(4 * side),
    next: countOf((side + 1) ** 2),
    before: countOf((side - 1) ** 2),
    uneven: countOf(side * (side + 1)),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ side }) => `What is the value of ${side}²?` },
      { level: 'understand', text: ({ side }) => `What is the square of ${side}?` },
      {
        level: 'apply',
        text: ({ side, who }) =>
          `${who} makes a square garden with sides of ${side} m. What is its area in square meters?`,
      },
      {
        level: 'apply',
        text: ({ side, who }) =>
          `${who} arranges chairs in ${side} rows with ${side} chairs in each row. How many chairs are there in all?`,
      },
      {
        level: 'apply',
        text: ({ side }) =>
          `A square floor has ${side} square tiles along each side. How many tiles cover the whole floor?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ side }) => `Ano ang halaga ng ${side}²?` },
      { level: 'understand', text: ({ side }) => `Ano ang square ng ${side}?` },
      {
        level: 'apply',
        text: ({ side, who }) =>
          `Gumawa si ${who} ng parisukat na hardin na ${side} m ang bawat gilid. Ilang metro kuwadrado ang area nito?`,
      },
      {
        level: 'apply',
        text: ({ side, who }) =>
          `Inayos ni ${who} ang mga upuan sa ${ilan(side, 'hanay')} na may ${ilan(side, 'upuan')} ang bawat isa. Ilan ang lahat ng upuan?`,
      },
      {
        level: 'apply',
        text: ({ side }) =>
          `May ${ilan(side, 'tile')} sa bawat gilid ng isang parisukat na sahig. Ilang tile ang tumatakip sa buong sahig?`,
      },
    ],
  },
  statement: {
    en: ({ side }, answer) => `The square of ${side} is ${answer}.`,
    fil: ({ side }, answer) => `Ang square ng ${side} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Multiply the number by itself.',
      `${given.side}² = ${given.side} × ${given.side} = ${grouped(square(given))}`,
    ],
    fil: (given) => [
      'Paramihin ang bilang sa sarili nito.',
      `${given.side}² = ${given.side} × ${given.side} = ${grouped(square(given))}`,
    ],
  },
})
