import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { lcm, otherWays, properFrom, simplified, wrongFraction } from './parts.ts'

/** a/b × c/d. */
type Given = { a: number; b: number; c: number; d: number; who: Person }

const product = ({ a, b, c, d }: Given) => fraction(a, b).mul(fraction(c, d))
const first = ({ a, b }: Given) => fractionText(a, b)
const second = ({ c, d }: Given) => fractionText(c, d)

export const multiplyFractions = skill<
  Given,
  'crosswise' | 'added' | 'common-denominator' | 'denominators-added' | 'numerators-added'
>({
  id: 'fractions/multiply',
  area: 'Mathematics',
  name: { en: 'Multiplying fractions', fil: 'Pag-multiply ng mga fraction' },
  grades: [5, 6],
  cues: {
    en: ['multiplying fractions', 'multiplication of fractions', 'product of fractions', 'part of a part'],
    fil: [
      'pag-multiply ng fraction',
      'multiplication ng fraction',
      'product ng mga fraction',
      'pagpaparami ng fraction',
    ],
  },
  notation: [/\b\d+\/\d+ ?[×x*] ?\d+\/\d+/],
  units: [],
  largest: () => 100,
  mistakes: {
    crosswise: { en: 'multiplied crosswise', fil: 'pa-krus ang pag-multiply' },
    added: { en: 'added the fractions', fil: 'pinagsama ang mga fraction' },
    'common-denominator': {
      en: 'multiplied the numerators and kept a common denominator',
      fil: 'nag-multiply ng mga numerator at ginamit ang common denominator',
    },
    'denominators-added': {
      en: 'multiplied the numerators but added the denominators',
      fil: 'nag-multiply ng mga numerator ngunit pinagsama ang mga denominator',
    },
    'numerators-added': {
      en: 'added the numerators but multiplied the denominators',
      fil: 'pinagsama ang mga numerator ngunit nag-multiply ng mga denominator',
    },
  },
  rules: {
    en: [
      {
        say: 'The denominator of 2/3 × 4/5, before it is simplified, is {15}.',
        ask: 'We multiply 2/3 by 4/5. What is the denominator of the product?',
        not: ['5', '8', '3'],
      },
      {
        say: 'The product of 2/3 and 4/5 is {less than both fractions}.',
        ask: 'What can you say about the product of 2/3 and 4/5 without computing it?',
        not: ['greater than both fractions', 'greater than 1', 'equal to 1'],
      },
      {
        say: 'One half of 1/3 is {1/6}.',
        ask: 'What is one half of 1/3?',
        not: ['1/5', '2/3', '2/5'],
      },
    ],
    fil: [
      {
        say: 'Kapag pinarami ang 2/3 sa 4/5, ang denominator ng product ay {15}.',
        ask: 'Ano ang denominator ng product kapag pinarami ang 2/3 sa 4/5?',
        not: ['5', '8', '3'],
      },
      {
        say: 'Ang product ng 2/3 at 4/5 ay {mas maliit sa dalawang fraction}.',
        ask: 'Ano ang masasabi tungkol sa product ng 2/3 at 4/5 kahit hindi ito kinukuwenta?',
        not: ['mas malaki sa dalawang fraction', 'mas malaki sa 1', 'katumbas ng 1'],
      },
      {
        say: 'Ang kalahati ng 1/3 ay {1/6}.',
        ask: 'Ano ang kalahati ng 1/3?',
        not: ['1/5', '2/3', '2/5'],
      },
    ],
  },
  draw: (draw) => {
    const one = properFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    const other = properFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    const given = { a: one.n, b: one.d, c: other.n, d: other.d, who: draw.person() }
    if (product(given).d > 30n) throw new RangeError('The denominator is too large.')
    return given
  },
  answer: (given) => asMixed(product(given)),
  also: (given) => otherWays(product(given), fractionText(given.a * given.c, given.b * given.d)),
  wrong: ({ a, b, c, d }) => ({
    crosswise: wrongFraction(fraction(a * d, b * c)),
    added: wrongFraction(fraction(a, b).add(fraction(c, d))),
    'common-denominator': wrongFraction(fraction(a * c, lcm(b, d))),
    'denominators-added': wrongFraction(fraction(a * c, b + d)),
    'numerators-added': wrongFraction(fraction(a + c, b * d)),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the product of ${first(given)} and ${second(given)}?`,
      },
      { level: 'understand', text: (given) => `Multiply: ${first(given)} × ${second(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} planted vegetables in ${first(given)} of a garden. Pechay grows in ${second(given)} of the vegetable part. In what fraction of the whole garden does pechay grow?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `At home, ${first(given)} of a bibingka was left. ${given.who.name} ate ${second(given)} of what was left. What fraction of the whole bibingka did ${given.who.he} eat?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A water tank was ${first(given)} full. ${given.who.name}'s family used ${second(given)} of the water in it. What fraction of a full tank did they use?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang product ng ${first(given)} at ${second(given)}?` },
      { level: 'understand', text: (given) => `I-multiply: ${first(given)} × ${second(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Nagtanim ng gulay si ${given.who.name} sa ${first(given)} ng isang hardin. Petsay ang tanim sa ${second(given)} ng bahaging may gulay. Anong fraction ng buong hardin ang may tanim na petsay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May natirang ${first(given)} ng isang bibingka. Kinain ni ${given.who.name} ang ${second(given)} ng natira. Anong fraction ng buong bibingka ang kinain niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang tubig sa tangke ay ${first(given)} ng kayang ilaman nito. Ginamit ng pamilya ni ${given.who.name} ang ${second(given)} ng tubig. Anong fraction ng isang punong tangke ang nagamit nila?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The product of ${first(given)} and ${second(given)} is ${answer}.`,
    fil: (given, answer) => `Ang product ng ${first(given)} at ${second(given)} ay ${answer}.`,
  },
  solution: {
    en: ({ a, b, c, d }) => [
      `Multiply the numerators: ${a} × ${c} = ${a * c}. Multiply the denominators: ${b} × ${d} = ${b * d}.`,
      `The product is ${fractionText(a * c, b * d)}.`,
      ...simplified(a * c, b * d).map((text) => `In lowest terms: ${text}`),
    ],
    fil: ({ a, b, c, d }) => [
      `I-multiply ang mga numerator: ${a} × ${c} = ${a * c}. I-multiply ang mga denominator: ${b} × ${d} = ${b * d}.`,
      `Ang product ay ${fractionText(a * c, b * d)}.`,
      ...simplified(a * c, b * d).map((text) => `Sa pinakapayak na anyo: ${text}`),
    ],
  },
})
