import { skill } from '../skill.ts'
import { withChief } from './chief.ts'
import { apart, braces, cards, given, intersection, minus, type TwoSets, twoSets, union } from './sets.ts'

export const setUnion = skill<TwoSets, 'intersection' | 'apart' | 'first' | 'second' | 'only'>({
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
    only: {
      en: 'listed what is in the first set but not in the second',
      fil: 'inilista ang nasa unang set na wala sa ikalawa',
    },
  },
  rules: {
    en: [
      {
        say: 'A ∪ B has the elements that are {in A or in B or in both}.',
        ask: 'Which elements belong to A ∪ B?',
        not: ['in both A and B at once', 'in A but not in B', 'in neither A nor B'],
      },
      { say: 'The symbol for union is {∪}.', ask: 'What is the symbol for union?', not: ['∩', '∈', '⊂'] },
    ],
    fil: [
      {
        say: 'Ang A ∪ B ay may mga element na {nasa A o nasa B o nasa pareho}.',
        ask: 'Aling mga element ang kabilang sa A ∪ B?',
        not: ['sabay na nasa A at nasa B', 'nasa A ngunit wala sa B', 'wala sa A at wala sa B'],
      },
      { say: 'Ang simbolo ng union ay {∪}.', ask: 'Ano ang simbolo ng union?', not: ['∩', '∈', '⊂'] },
    ],
  },
  draw: twoSets,
  answer: (sets) => braces(union(sets)),
  wrong: withChief('intersection', (sets) => ({
    intersection: braces(intersection(sets)),
    apart: braces(apart(sets)),
    first: braces(sets.first),
    second: braces(sets.second),
    only: braces(minus(sets.first, sets.second)),
  })),
  stems: {
    en: [
      { level: 'understand', text: (sets) => `If ${given(sets, 'and')}, what is ${sets.names.join(' ∪ ')}?` },
      { level: 'understand', text: (sets) => `What is the union of ${given(sets, 'and')}?` },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} has cards marked ${cards(first)}. ${other.name} has cards marked ${cards(second)}. Which set shows the marks that at least one of them has?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} wrote ${braces(first)} on the board and ${other.name} wrote ${braces(second)}. Which set has all the elements of the two sets together?`,
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
          `May mga kard si ${one.name} na may markang ${cards(first)}. May mga kard naman si ${other.name} na may markang ${cards(second)}. Aling set ang nagpapakita ng mga markang mayroon ang kahit isa sa kanila?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `Isinulat ni ${one.name} sa pisara ang ${braces(first)} at isinulat ni ${other.name} ang ${braces(second)}. Aling set ang may lahat ng element ng pinagsamang dalawang set?`,
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
