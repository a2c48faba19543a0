import { skill } from '../skill.ts'
import { equalSteps } from './divisors.ts'
import { braces, minus } from './sets.ts'

type Given = { all: readonly string[]; set: readonly string[]; name: string }

const complement = ({ all, set }: Given) => minus(all, set)
const pools: readonly (readonly string[])[] = [
  equalSteps(1, 8).map(String),
  equalSteps(1, 10).map(String),
  equalSteps(2, 16, 2).map(String),
  equalSteps(1, 15, 2).map(String),
  [...'abcdefgh'],
]

export const setComplement = skill<Given, 'set' | 'missed' | 'included' | 'moved'>({
  id: 'numbers/set-complement',
  area: 'Mathematics',
  name: { en: 'Complement of a set', fil: 'Complement ng isang set' },
  grades: [7, 8],
  cues: {
    en: ['complement', 'complement of a set', 'universal set', 'sets'],
    fil: ['complement', 'complement ng set', 'universal set', 'set'],
  },
  units: ['mathematics/7/sets-and-venn-diagrams'],
  largest: () => 60,
  mistakes: {
    set: { en: 'copied the set itself', fil: 'kinopya ang set mismo' },
    missed: { en: 'left out one element', fil: 'may nakaligtaang isang element' },
    included: { en: 'kept an element of the set', fil: 'may isinamang element ng set' },
    moved: { en: 'exchanged two elements', fil: 'may napagpalit na dalawang element' },
  },
  rules: {
    en: [
      {
        say: 'If the universal set has 12 elements and set A has 5 of them, the complement of A has {7} elements.',
        ask: 'The universal set has 12 elements, and set A has 5 of them. How many elements does the complement of A have?',
        not: ['5', '12', '17'],
      },
      {
        say: 'The union of a set and its complement is {the universal set}.',
        ask: 'What is the union of a set and its complement?',
        not: ['the empty set', 'the set itself', 'the complement itself'],
      },
    ],
    fil: [
      {
        say: 'Kung may 12 element ang universal set at 5 sa mga ito ang nasa set A, ang bilang ng element ng complement ng A ay {7}.',
        ask: 'May 12 element ang universal set, at 5 sa mga ito ang nasa set A. Ilan ang element ng complement ng A?',
        not: ['5', '12', '17'],
      },
      {
        say: 'Ang union ng isang set at ng complement nito ay {ang universal set}.',
        ask: 'Ano ang union ng isang set at ng complement nito?',
        not: ['ang empty set', 'ang set mismo', 'ang complement mismo'],
      },
    ],
  },
  draw: (draw) => {
    const all = draw.pick(pools)
    return {
      all,
      set: draw.some(all, draw.int(3, all.length - 3)),
      name: draw.pick(['A', 'B', 'M', 'P', 'X']),
    }
  },
  answer: (given) => braces(complement(given)),
  wrong: (given) => {
    const { set } = given
    const rest = complement(given)
    return {
      set: braces(set),
      missed: braces(rest.slice(1)),
      included: braces([...rest, ...set.slice(0, 1)]),
      moved: braces([...rest.slice(1), ...set.slice(-1)]),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ all, set, name }) =>
          `If the universal set is U = ${braces(all)} and ${name} = ${braces(set)}, what is the complement of ${name}?`,
      },
      {
        level: 'understand',
        text: ({ all, set, name }) =>
          `Let U = ${braces(all)} be the universal set and ${name} = ${braces(set)}. Which set has the elements of U that are not in ${name}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ all, set, name }) =>
          `Kung ang universal set ay U = ${braces(all)} at ${name} = ${braces(set)}, ano ang complement ng ${name}?`,
      },
      {
        level: 'understand',
        text: ({ all, set, name }) =>
          `Ipagpalagay na U = ${braces(all)} ang universal set at ${name} = ${braces(set)}. Aling set ang may mga element ng U na wala sa ${name}?`,
      },
    ],
  },
  statement: {
    en: ({ all, set, name }, answer) =>
      `If U = ${braces(all)} and ${name} = ${braces(set)}, the complement of ${name} is ${answer}.`,
    fil: ({ all, set, name }, answer) =>
      `Kung U = ${braces(all)} at ${name} = ${braces(set)}, ang complement ng ${name} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Take the elements of ${given.name} away from U.`,
      `The complement of ${given.name} is ${braces(complement(given))}.`,
    ],
    fil: (given) => [
      `Alisin sa U ang mga element ng ${given.name}.`,
      `Ang complement ng ${given.name} ay ${braces(complement(given))}.`,
    ],
  },
})
