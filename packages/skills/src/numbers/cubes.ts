import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'

type Given = { edge: number; who: string }

const cube = ({ edge }: Given) => edge ** 3

export const cubes = skill<Given, 'tripled' | 'squared' | 'next' | 'before' | 'faces'>({
  id: 'numbers/cubes',
  area: 'Mathematics',
  name: { en: 'Cubes of numbers', fil: 'Cube ng mga bilang' },
  grades: [6, 8],
  cues: {
    en: ['cube of a number', 'cubed', 'perfect cube', 'third power', 'exponent 3'],
    fil: ['cube ng bilang', 'perfect cube', 'cubed', 'exponent na 3'],
  },
  notation: [/\b\d+³/],
  units: ['mathematics/6/exponents-and-gemdas'],
  largest: (grade) => (grade < 7 ? 1_000 : 1_728),
  mistakes: {
    tripled: { en: 'multiplied by 3 instead of cubing', fil: 'pinarami sa 3 sa halip na kunin ang cube' },
    squared: { en: 'squared the number', fil: 'kinuha ang square ng bilang' },
    next: { en: 'cubed the next number', fil: 'kinuha ang cube ng kasunod na bilang' },
    before: { en: 'cubed the number before', fil: 'kinuha ang cube ng naunang bilang' },
    faces: { en: 'multiplied the square of the number by 6', fil: 'pinarami sa 6 ang square ng bilang' },
  },
  rules: {
    en: [
      {
        say: 'The value of 4³ is {64}.',
        ask: 'What is the value of 4³?',
        not: ['12', '16', '81'],
      },
      {
        say: '5³ means {5 × 5 × 5}.',
        ask: 'What does 5³ mean?',
        not: ['5 × 3', '5 + 5 + 5', '3 × 3 × 3 × 3 × 3'],
      },
    ],
    fil: [
      {
        say: 'Ang halaga ng 4³ ay {64}.',
        ask: 'Ano ang halaga ng 4³?',
        not: ['12', '16', '81'],
      },
      {
        say: 'Ang ibig sabihin ng 5³ ay {5 × 5 × 5}.',
        ask: 'Ano ang ibig sabihin ng 5³?',
        not: ['5 × 3', '5 + 5 + 5', '3 × 3 × 3 × 3 × 3'],
      },
    ],
  },
  draw: (draw) => {
    const given = { edge: draw.int(3, 12), who: draw.person().name }
    withinLargest(draw, cube(given))
    return given
  },
  answer: (given) => grouped(cube(given)),
  wrong: ({ edge }) => ({
    tripled: countOf(3 * edge),
    squared: countOf(edge ** 2),
    next: countOf((edge + 1) ** 3),
    before: countOf((edge - 1) ** 3),
    faces: countOf(6 * edge ** 2),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ edge }) => `What is the value of ${edge}³?` },
      { level: 'understand', text: ({ edge }) => `What is the cube of ${edge}?` },
      {
        level: 'apply',
        text: ({ edge, who }) =>
          `${who} has a cube-shaped box with edges of ${edge} cm. How many cubic centimeters is its volume?`,
      },
      {
        level: 'apply',
        text: ({ edge, who }) =>
          `${who} builds a large cube that is ${edge} small cubes long, ${edge} wide and ${edge} high. How many small cubes are needed?`,
      },
      {
        level: 'apply',
        text: ({ edge }) =>
          `A store has ${edge} shelves with ${edge} boxes on each, and ${edge} bars of soap in each box. How many bars of soap are there in all?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ edge }) => `Ano ang halaga ng ${edge}³?` },
      { level: 'understand', text: ({ edge }) => `Ano ang cube ng ${edge}?` },
      {
        level: 'apply',
        text: ({ edge, who }) =>
          `May kahong hugis-cube si ${who} na ${edge} cm ang bawat edge. Ilang cubic centimeter ang volume nito?`,
      },
      {
        level: 'apply',
        text: ({ edge, who }) =>
          `Gumawa si ${who} ng malaking cube na ${ilan(edge, 'maliit')} na cube ang haba, ${edge} ang lapad at ${edge} ang taas. Ilang maliit na cube ang kailangan?`,
      },
      {
        level: 'apply',
        text: ({ edge }) =>
          `May ${ilan(edge, 'estante')} ang isang tindahan, ${ilan(edge, 'kahon')} sa bawat estante at ${ilan(edge, 'sabon')} sa bawat kahon. Ilan ang lahat ng sabon?`,
      },
    ],
  },
  statement: {
    en: ({ edge }, answer) => `The cube of ${edge} is ${answer}.`,
    fil: ({ edge }, answer) => `Ang cube ng ${edge} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Use the number as a factor three times.',
      `${given.edge}³ = ${given.edge} × ${given.edge} × ${given.edge} = ${grouped(cube(given))}`,
    ],
    fil: (given) => [
      'Gamitin ang bilang bilang factor nang tatlong beses.',
      `${given.edge}³ = ${given.edge} × ${given.edge} × ${given.edge} = ${grouped(cube(given))}`,
    ],
  },
})
