import { skill } from '../skill.ts'
import { bracketed, signed, within } from './amounts.ts'

type Given = { a: number; b: number }

const product = ({ a, b }: Given) => a * b
const shown = ({ a, b }: Given) => `${signed(a)} × ${bracketed(b)}`

export const multiplyIntegers = skill<Given, 'sign' | 'added' | 'opposite' | 'more' | 'less'>({
  id: 'numbers/multiply-integers',
  area: 'Mathematics',
  name: { en: 'Multiplying integers', fil: 'Pagpaparami ng mga integer' },
  grades: [6, 7],
  cues: {
    en: ['multiply integers', 'multiplying integers', 'integers', 'product of integers', 'rules of signs'],
    fil: ['pagpaparami ng integer', 'integer', 'product ng mga integer', 'multiplication ng integer'],
  },
  notation: [/\(?[−-]\d+\)? ?[×•*] ?\(?[−-]?\d+\)?/, /\d+ ?[×•*] ?\([−-]\d+\)/, /\([−-]\d+\)\([−-]?\d+\)/],
  units: ['mathematics/7/integers'],
  largest: (grade) => (grade < 7 ? 100 : 180),
  mistakes: {
    sign: { en: 'gave the product the wrong sign', fil: 'mali ang sign ng product' },
    added: { en: 'added the integers', fil: 'pinagsama ang mga integer' },
    opposite: {
      en: 'added the integers and changed the sign',
      fil: 'pinagsama ang mga integer at pinalitan ang sign',
    },
    more: { en: 'took one group too many', fil: 'sobra ng isang pangkat ang binilang' },
    less: { en: 'took one group too few', fil: 'kulang ng isang pangkat ang binilang' },
  },
  rules: {
    en: [
      {
        say: 'The product of two negative integers is {positive}.',
        ask: 'What is the product of two negative integers?',
        not: ['negative', 'zero', 'odd'],
      },
      {
        say: 'The product of two integers with unlike signs is {negative}.',
        ask: 'What is the product of two integers with unlike signs?',
        not: ['positive', 'zero', 'even'],
      },
    ],
    fil: [
      {
        say: 'Ang product ng dalawang negatibong integer ay {positibo}.',
        ask: 'Ano ang product ng dalawang negatibong integer?',
        not: ['negatibo', 'zero', 'odd'],
      },
      {
        say: 'Ang product ng dalawang integer na magkaiba ang sign ay {negatibo}.',
        ask: 'Ano ang product ng dalawang integer na magkaiba ang sign?',
        not: ['positibo', 'zero', 'even'],
      },
    ],
  },
  draw: (draw) => {
    const [p, q] = [draw.int(2, 12), draw.int(2, draw.grade < 7 ? 10 : 15)]
    const [s, t] = draw.pick([
      [-1, -1],
      [-1, 1],
      [1, -1],
    ] as const)
    within(draw, p * q)
    return { a: s * p, b: t * q }
  },
  answer: (given) => signed(product(given)),
  wrong: (given) => {
    const { a, b } = given
    const group = Math.sign(product(given)) * Math.abs(a)
    return {
      sign: signed(-product(given)),
      added: signed(a + b),
      opposite: signed(-(a + b)),
      more: signed(product(given) + group),
      less: signed(product(given) - group),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `Multiply: ${shown(given)} = ____` },
      { level: 'understand', text: ({ a, b }) => `What is the product of ${signed(a)} and ${signed(b)}?` },
      { level: 'understand', text: ({ a, b }) => `Find the value of (${signed(a)})(${signed(b)}).` },
    ],
    fil: [
      { level: 'understand', text: (given) => `Paramihin: ${shown(given)} = ____` },
      { level: 'understand', text: ({ a, b }) => `Ano ang product ng ${signed(a)} at ${signed(b)}?` },
      { level: 'understand', text: ({ a, b }) => `Hanapin ang halaga ng (${signed(a)})(${signed(b)}).` },
    ],
  },
  statement: {
    en: ({ a, b }, answer) => `The product of ${signed(a)} and ${signed(b)} is ${answer}.`,
    fil: ({ a, b }, answer) => `Ang product ng ${signed(a)} at ${signed(b)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      product(given) > 0 ? 'Like signs: the product is positive.' : 'Unlike signs: the product is negative.',
      `${shown(given)} = ${signed(product(given))}`,
    ],
    fil: (given) => [
      product(given) > 0
        ? 'Magkapareho ang sign: positibo ang product.'
        : 'Magkaiba ang sign: negatibo ang product.',
      `${shown(given)} = ${signed(product(given))}`,
    ],
  },
})
