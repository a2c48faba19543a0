import { skill } from '../skill.ts'
import { withChief } from './chief.ts'
import { apart, braces, cards, given, intersection, minus, type TwoSets, twoSets, union } from './sets.ts'

export const setUnion = skill<TwoSets, 'intersection' | 'apart' | 'first' | 'second' | 'missed'>({
  id: 'numbers/set-union',
  area: 'Mathematics',
  name: { en: 'Union of two sets', fil: 'Union ng dalawang set' },
  grades: [7, 8],
  cues: {
    en: ['union', 'union of sets', 'sets', 'elements of a set', 'A ∪ B'],
    fil: ['union', 'union ng mga set', 'set', 'element', 'A ∪ B'],
  },
  notation: [/\b[A-Z] ?∪ ?[A-Z]\b/],
  units: ['mathematics/7/sets-and-venn-diagrams'],
  largest: () => 60,
  mistakes: {
    intersection: {
      en: 'listed only the common elements',
      fil: 'ang mga karaniwang element lamang ang inilista',
    },
    apart: { en: 'left out the common elements', fil: 'hindi isinama ang mga karaniwang element' },
    first: { en: 'copied the first set only', fil: 'ang unang set lamang ang kinopya' },
    second: { en: 'copied the second set only', fil: 'ang ikalawang set lamang ang kinopya' },
    missed: { en: 'left out one element', fil: 'may nakaligtaang isang element' },
  },
  rules: {
    en: [
      {
        say: 'The elements of A ∪ B are {those in A, in B or in both}.',
        ask: 'Which elements belong to A ∪ B?',
        not: ['only those in both A and B', 'only those in A but not in B', 'those in neither A nor B'],
      },
      {
        say: 'If set A has 6 elements, and all 4 elements of set B are also in A, then A ∪ B has {6} elements.',
        ask: 'Set A has 6 elements, and all 4 elements of set B are also in A. How many elements does A ∪ B have?',
        not: ['2', '4', '10'],
      },
    ],
    fil: [
      {
        say: 'Ang mga element ng A ∪ B ay {ang mga nasa A, nasa B o nasa pareho}.',
        ask: 'Aling mga element ang kabilang sa A ∪ B?',
        not: [
          'ang mga kapwa nasa A at nasa B lamang',
          'ang mga nasa A ngunit wala sa B',
          'ang mga wala sa A at wala rin sa B',
        ],
      },
      {
        say: 'Kung may 6 na element ang set A at nasa A rin ang lahat ng 4 na element ng set B, ang bilang ng element ng A ∪ B ay {6}.',
        ask: 'May 6 na element ang set A, at nasa A rin ang lahat ng 4 na element ng set B. Ilan ang element ng A ∪ B?',
        not: ['2', '4', '10'],
      },
    ],
  },
  draw: twoSets,
  answer: (sets) => braces(union(sets)),
  wrong: withChief('missed', (sets) => ({
    intersection: braces(intersection(sets)),
    apart: braces(apart(sets)),
    first: braces(sets.first),
    second: braces(sets.second),
    missed: braces(minus(union(sets), minus(sets.second, sets.first).slice(0, 1))),
  })),
  stems: {
    en: [
      { level: 'understand', text: (sets) => `If ${given(sets, 'and')}, what is ${sets.names.join(' ∪ ')}?` },
      { level: 'understand', text: (sets) => `What is the union of ${given(sets, 'and')}?` },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} has cards marked ${cards(first, 'and')}. ${other.name} has cards marked ${cards(second, 'and')}. Which set lists every mark that is on a card of at least one of them?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} wrote ${braces(first)} on the board and ${other.name} wrote ${braces(second)}. Which set has all the elements of the two sets, each listed once?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (sets) => `Kung ${given(sets, 'at')}, ano ang ${sets.names.join(' ∪ ')}?`,
      },
      { level: 'understand', text: (sets) => `Ano ang union ng ${given(sets, 'at')}?` },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `May mga kard si ${one.name} na may markang ${cards(first, 'at')}. May mga kard naman si ${other.name} na may markang ${cards(second, 'at')}. Aling set ang naglalaman ng bawat markang nasa kard ng kahit isa sa kanila?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `Isinulat ni ${one.name} sa pisara ang ${braces(first)} at isinulat ni ${other.name} ang ${braces(second)}. Aling set ang naglalaman ng lahat ng element ng dalawang set nang walang pag-uulit?`,
      },
    ],
  },
  statement: {
    en: (sets, answer) => `If ${given(sets, 'and')}, then ${sets.names.join(' ∪ ')} = ${answer}.`,
    fil: (sets, answer) => `Kung ${given(sets, 'at')}, ang ${sets.names.join(' ∪ ')} ay ${answer}.`,
  },
  solution: {
    en: (sets) => [
      'List every element that is in at least one of the sets, each only once.',
      `The union is ${braces(union(sets))}.`,
    ],
    fil: (sets) => [
      'Ilista ang bawat element na nasa kahit isa sa mga set, tig-iisang beses lamang.',
      `Ang union ay ${braces(union(sets))}.`,
    ],
  },
})
