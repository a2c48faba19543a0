import { skill } from '../skill.ts'
import { bracketed, signed, withinLargest } from './amounts.ts'
import { equalSteps } from './divisors.ts'

type Given = { a: number; b: number; who: string }

const difference = ({ a, b }: Given) => a - b
const shown = ({ a, b }: Given) => `${signed(a)} − ${bracketed(b)}`

export const subtractIntegers = skill<Given, 'added' | 'reversed' | 'signless' | 'total' | 'negative'>({
  id: 'numbers/subtract-integers',
  area: 'Mathematics',
  name: { en: 'Subtracting integers', fil: 'Pagbabawas ng mga integer' },
  grades: [6, 7],
  cues: {
    en: ['subtract integers', 'subtracting integers', 'integers', 'add the opposite', 'additive inverse'],
    fil: ['pagbabawas ng integer', 'integer', 'idagdag ang kabaligtaran', 'additive inverse'],
  },
  notation: [/\d+ ?[−-] ?\([−-]\d+\)/, /[−-]\d+ ?[−-] ?\(?[−-]?\d+\)?/],
  units: ['mathematics/7/integers'],
  largest: (grade) => (grade < 7 ? 30 : 60),
  mistakes: {
    added: { en: 'added the second integer', fil: 'idinagdag ang ikalawang integer' },
    reversed: { en: 'subtracted in the wrong order', fil: 'nagbawas sa maling ayos' },
    signless: {
      en: 'subtracted the smaller number from the larger without signs',
      fil: 'ibinawas ang mas maliit na bilang sa mas malaki nang walang sign',
    },
    total: { en: 'added the numbers without their signs', fil: 'pinagsama ang mga bilang nang walang sign' },
    negative: {
      en: 'added the numbers and put a negative sign',
      fil: 'pinagsama ang mga bilang at nilagyan ng negatibong sign',
    },
  },
  rules: {
    en: [
      {
        say: 'The difference −3 − 4 is equal to the sum {−3 + (−4)}.',
        ask: 'Which sum is equal to −3 − 4?',
        not: ['−3 + 4', '3 + (−4)', '3 + 4'],
      },
      {
        say: 'Subtracting −5 is the same as adding {5}.',
        ask: 'Subtracting −5 is the same as adding which number?',
        not: ['−5', '0', '−10'],
      },
    ],
    fil: [
      {
        say: 'Ang −3 − 4 ay katumbas ng sum na {−3 + (−4)}.',
        ask: 'Aling sum ang katumbas ng −3 − 4?',
        not: ['−3 + 4', '3 + (−4)', '3 + 4'],
      },
      {
        say: 'Ang pagbabawas ng −5 ay kapareho ng pagdaragdag ng {5}.',
        ask: 'Ang pagbabawas ng −5 ay kapareho ng pagdaragdag ng anong bilang?',
        not: ['−5', '0', '−10'],
      },
    ],
  },
  draw: (draw) => {
    const most = Math.max(10, Math.floor(draw.largest / 2))
    const [a, b] = draw.some([...equalSteps(2, most), ...equalSteps(2, most).map((each) => -each)], 2) as [
      number,
      number,
    ]
    if (a > b && b > 0) throw new RangeError('No integers to practise.')
    withinLargest(draw, a, b, a - b)
    return { a, b, who: draw.person().name }
  },
  answer: (given) => signed(difference(given)),
  wrong: (given) => {
    const [p, q] = [Math.abs(given.a), Math.abs(given.b)]
    return {
      added: signed(given.a + given.b),
      reversed: signed(given.b - given.a),
      signless: p === q ? undefined : signed(Math.abs(p - q)),
      total: signed(p + q),
      negative: signed(-(p + q)),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `Subtract: ${shown(given)} = ____` },
      {
        level: 'understand',
        text: (given) => `What is the result when ${signed(given.b)} is subtracted from ${signed(given.a)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `In a quiz game, the score of ${given.who} changed from ${signed(given.b)} to ${signed(given.a)}. Which integer shows the change?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `In an experiment, the temperature of a liquid changed from ${signed(given.b)} °C to ${signed(given.a)} °C. Which integer shows the change in degrees Celsius?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} moved a counter on a number line from ${signed(given.b)} to ${signed(given.a)}. Which integer shows the move, if moves to the right are positive?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ibawas: ${shown(given)} = ____` },
      {
        level: 'understand',
        text: (given) => `Ano ang sagot kapag ibinawas ang ${signed(given.b)} sa ${signed(given.a)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sa isang quiz game, nagbago ang iskor ni ${given.who} mula ${signed(given.b)} tungong ${signed(given.a)}. Aling integer ang nagpapakita ng pagbabago?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sa isang eksperimento, nagbago ang temperatura ng isang likido mula ${signed(given.b)} °C tungong ${signed(given.a)} °C. Aling integer ang nagpapakita ng pagbabago sa degree Celsius?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inilipat ni ${given.who} ang isang pananda sa number line mula ${signed(given.b)} tungong ${signed(given.a)}. Aling integer ang nagpapakita ng galaw kung positibo ang pakanan?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `When ${signed(given.b)} is subtracted from ${signed(given.a)}, the result is ${answer}.`,
    fil: (given, answer) =>
      `Kapag ibinawas ang ${signed(given.b)} sa ${signed(given.a)}, ang sagot ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Add the opposite: ${shown(given)} = ${signed(given.a)} + ${bracketed(-given.b)}`,
      `${signed(given.a)} + ${bracketed(-given.b)} = ${signed(difference(given))}`,
    ],
    fil: (given) => [
      `Idagdag ang kabaligtaran: ${shown(given)} = ${signed(given.a)} + ${bracketed(-given.b)}`,
      `${signed(given.a)} + ${bracketed(-given.b)} = ${signed(difference(given))}`,
    ],
  },
})
