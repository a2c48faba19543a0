import { skill } from '../skill.ts'
import { bracketed, signed, withinLargest } from './amounts.ts'
import { withChief } from './chief.ts'

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
        say: 'The product of two integers is negative {when they have unlike signs}.',
        ask: 'When is the product of two integers negative?',
        not: ['when they have like signs', 'when both are negative', 'whenever the first is negative'],
      },
      {
        say: 'The product of −2, −3 and −5 is {−30}.',
        ask: 'What is the product of −2, −3 and −5?',
        not: ['30', '−10', '10'],
      },
    ],
    fil: [
      {
        say: 'Negatibo ang product ng dalawang integer {kapag magkaiba ang sign nila}.',
        ask: 'Kailan negatibo ang product ng dalawang integer?',
        not: ['kapag magkapareho ang sign nila', 'kapag parehong negatibo', 'tuwing negatibo ang una'],
      },
      {
        say: 'Ang product ng −2, −3 at −5 ay {−30}.',
        ask: 'Ano ang product ng −2, −3 at −5?',
        not: ['30', '−10', '10'],
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
    withinLargest(draw, p * q)
    return { a: s * p, b: t * q }
  },
  answer: (given) => signed(product(given)),
  wrong: withChief('sign', (given) => {
    const { a, b } = given
    const group = Math.sign(product(given)) * Math.abs(a)
    return {
      sign: signed(-product(given)),
      added: signed(a + b),
      opposite: signed(-(a + b)),
      more: signed(product(given) + group),
      less: signed(product(given) - group),
    }
  }),
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
