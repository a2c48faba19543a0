import { skill } from '../skill.ts'
import { withChief } from './chief.ts'
import { apart, braces, cards, given, intersection, minus, type TwoSets, twoSets, union } from './sets.ts'

export const setIntersection = skill<TwoSets, 'union' | 'apart' | 'first' | 'only' | 'other'>({
  id: 'numbers/set-intersection',
  area: 'Mathematics',
  name: { en: 'Intersection of two sets', fil: 'Intersection ng dalawang set' },
  grades: [7, 8],
  cues: {
    en: ['intersection', 'intersection of sets', 'common elements', 'sets', 'A ∩ B'],
    fil: ['intersection', 'intersection ng mga set', 'karaniwang element', 'set', 'A ∩ B'],
  },
  notation: [/\b[A-Z] ?∩ ?[A-Z]\b/],
  units: ['mathematics/7/sets-and-venn-diagrams'],
  largest: () => 60,
  mistakes: {
    union: { en: 'listed all elements of both sets', fil: 'inilista ang lahat ng element ng dalawang set' },
    apart: {
      en: 'listed the elements that are not common',
      fil: 'inilista ang mga element na hindi karaniwan',
    },
    first: { en: 'copied the first set', fil: 'kinopya ang unang set' },
    only: {
      en: 'listed what is in the first set but not in the second',
      fil: 'inilista ang nasa unang set na wala sa ikalawa',
    },
    other: {
      en: 'listed what is in the second set but not in the first',
      fil: 'inilista ang nasa ikalawang set na wala sa una',
    },
  },
  rules: {
    en: [
      {
        say: 'The elements of A ∩ B are {those in both A and B}.',
        ask: 'Which elements belong to A ∩ B?',
        not: ['all those in A or in B', 'those in A but not in B', 'those in neither A nor B'],
      },
      {
        say: 'If set A has 6 elements, and all 4 elements of set B are also in A, then A ∩ B has {4} elements.',
        ask: 'Set A has 6 elements, and all 4 elements of set B are also in A. How many elements does A ∩ B have?',
        not: ['2', '6', '10'],
      },
      {
        say: 'Two sets without any common element are called {disjoint sets}.',
        ask: 'What do we call two sets that have no common element?',
        not: ['equal sets', 'equivalent sets', 'universal sets'],
      },
    ],
    fil: [
      {
        say: 'Ang mga element ng A ∩ B ay {ang mga kapwa nasa A at nasa B}.',
        ask: 'Aling mga element ang kabilang sa A ∩ B?',
        not: [
          'ang lahat ng nasa A o nasa B',
          'ang mga nasa A ngunit wala sa B',
          'ang mga wala sa A at wala rin sa B',
        ],
      },
      {
        say: 'Kung may 6 na element ang set A at nasa A rin ang lahat ng 4 na element ng set B, ang bilang ng element ng A ∩ B ay {4}.',
        ask: 'May 6 na element ang set A, at nasa A rin ang lahat ng 4 na element ng set B. Ilan ang element ng A ∩ B?',
        not: ['2', '6', '10'],
      },
      {
        say: 'Ang dalawang set na walang karaniwang element ay tinatawag na {disjoint sets}.',
        ask: 'Ano ang tawag sa dalawang set na walang karaniwang element?',
        not: ['equal sets', 'equivalent sets', 'universal sets'],
      },
    ],
  },
  draw: twoSets,
  answer: (sets) => braces(intersection(sets)),
  wrong: withChief('union', (sets) => ({
    union: braces(union(sets)),
    apart: braces(apart(sets)),
    first: braces(sets.first),
    only: braces(minus(sets.first, sets.second)),
    other: braces(minus(sets.second, sets.first)),
  })),
  stems: {
    en: [
      { level: 'understand', text: (sets) => `If ${given(sets, 'and')}, what is ${sets.names.join(' ∩ ')}?` },
      { level: 'understand', text: (sets) => `What is the intersection of ${given(sets, 'and')}?` },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} has cards marked ${cards(first, 'and')}. ${other.name} has cards marked ${cards(second, 'and')}. Which set lists the marks that both of them have?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} wrote ${braces(first)} on the board and ${other.name} wrote ${braces(second)}. Which set has only the common elements?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (sets) => `Kung ${given(sets, 'at')}, ano ang ${sets.names.join(' ∩ ')}?`,
      },
      { level: 'understand', text: (sets) => `Ano ang intersection ng ${given(sets, 'at')}?` },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `May mga kard si ${one.name} na may markang ${cards(first, 'at')}. May mga kard naman si ${other.name} na may markang ${cards(second, 'at')}. Aling set ang naglalaman ng mga markang nasa kard nilang dalawa?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `Isinulat ni ${one.name} sa pisara ang ${braces(first)} at isinulat ni ${other.name} ang ${braces(second)}. Aling set ang may mga karaniwang element lamang?`,
      },
    ],
  },
  statement: {
    en: (sets, answer) => `If ${given(sets, 'and')}, then ${sets.names.join(' ∩ ')} = ${answer}.`,
    fil: (sets, answer) => `Kung ${given(sets, 'at')}, ang ${sets.names.join(' ∩ ')} ay ${answer}.`,
  },
  solution: {
    en: (sets) => [
      'List only the elements that are in both sets.',
      `The intersection is ${braces(intersection(sets))}.`,
    ],
    fil: (sets) => [
      'Ilista lamang ang mga element na nasa parehong set.',
      `Ang intersection ay ${braces(intersection(sets))}.`,
    ],
  },
})
