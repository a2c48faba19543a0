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
        say: 'A ∩ B has the elements that are {in both A and B}.',
        ask: 'Which elements belong to A ∩ B?',
        not: ['in A or in B', 'in A but not in B', 'in neither A nor B'],
      },
      {
        say: 'The symbol for intersection is {∩}.',
        ask: 'What is the symbol for intersection?',
        not: ['∪', '∈', '⊂'],
      },
      {
        say: 'Two sets without any common element are called {disjoint sets}.',
        ask: 'What do we call two sets that have no common element?',
        not: ['equal sets', 'equivalent sets', 'universal sets'],
      },
    ],
    fil: [
      {
        say: 'Ang A ∩ B ay may mga element na {nasa A at nasa B}.',
        ask: 'Aling mga element ang kabilang sa A ∩ B?',
        not: ['nasa A o nasa B', 'nasa A ngunit wala sa B', 'wala sa A at wala sa B'],
      },
      {
        say: 'Ang simbolo ng intersection ay {∩}.',
        ask: 'Ano ang simbolo ng intersection?',
        not: ['∪', '∈', '⊂'],
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
          `${one.name} has cards marked ${cards(first)}. ${other.name} has cards marked ${cards(second)}. Which set shows the marks that both of them have?`,
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
          `May mga kard si ${one.name} na may markang ${cards(first)}. May mga kard naman si ${other.name} na may markang ${cards(second)}. Aling set ang nagpapakita ng mga markang pareho nilang mayroon?`,
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
