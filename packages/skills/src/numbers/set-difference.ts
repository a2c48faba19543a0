import { skill } from '../skill.ts'
import { withChief } from './chief.ts'
import { apart, braces, cards, given, intersection, minus, type TwoSets, twoSets, union } from './sets.ts'

const difference = ({ first, second }: TwoSets) => minus(first, second)

export const setDifference = skill<TwoSets, 'reversed' | 'intersection' | 'union' | 'first' | 'apart'>({
  id: 'numbers/set-difference',
  area: 'Mathematics',
  name: { en: 'Difference of two sets', fil: 'Difference ng dalawang set' },
  grades: [7, 8],
  cues: {
    en: ['difference of sets', 'set difference', 'sets', 'A − B', 'elements of a set'],
    fil: ['difference ng mga set', 'set difference', 'set', 'A − B', 'element'],
  },
  notation: [/\b[A-Z] [−–-] [A-Z]\b/],
  units: ['mathematics/7/sets-and-venn-diagrams'],
  largest: () => 60,
  mistakes: {
    reversed: { en: 'took the sets in the wrong order', fil: 'nagkamali sa ayos ng mga set' },
    intersection: { en: 'listed the common elements', fil: 'inilista ang mga karaniwang element' },
    union: { en: 'listed all elements of both sets', fil: 'inilista ang lahat ng element ng dalawang set' },
    first: { en: 'did not take away the common elements', fil: 'hindi inalis ang mga karaniwang element' },
    apart: {
      en: 'also listed what is only in the second set',
      fil: 'isinama rin ang nasa ikalawang set lamang',
    },
  },
  rules: {
    en: [
      {
        say: 'The elements of A − B are {those in A but not in B}.',
        ask: 'Which elements belong to A − B?',
        not: ['those in B but not in A', 'those in both A and B', 'all those in A or in B'],
      },
      {
        say: 'If set A has 9 elements and 4 of them are also in set B, then A − B has {5} elements.',
        ask: 'Set A has 9 elements, and 4 of them are also in set B. How many elements does A − B have?',
        not: ['4', '9', '13'],
      },
    ],
    fil: [
      {
        say: 'Ang mga element ng A − B ay {ang mga nasa A ngunit wala sa B}.',
        ask: 'Aling mga element ang kabilang sa A − B?',
        not: [
          'ang mga nasa B ngunit wala sa A',
          'ang mga kapwa nasa A at nasa B',
          'ang lahat ng nasa A o nasa B',
        ],
      },
      {
        say: 'Kung may 9 na element ang set A at nasa set B rin ang 4 sa mga ito, ang bilang ng element ng A − B ay {5}.',
        ask: 'May 9 na element ang set A, at nasa set B rin ang 4 sa mga ito. Ilan ang element ng A − B?',
        not: ['4', '9', '13'],
      },
    ],
  },
  draw: twoSets,
  answer: (sets) => braces(difference(sets)),
  wrong: withChief('reversed', (sets) => ({
    reversed: braces(minus(sets.second, sets.first)),
    intersection: braces(intersection(sets)),
    union: braces(union(sets)),
    first: braces(sets.first),
    apart: braces(apart(sets)),
  })),
  stems: {
    en: [
      { level: 'understand', text: (sets) => `If ${given(sets, 'and')}, what is ${sets.names.join(' − ')}?` },
      {
        level: 'understand',
        text: (sets) =>
          `Let ${given(sets, 'and')}. Which set has the elements of ${sets.names[0]} that are not in ${sets.names[1]}?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `${one.name} has cards marked ${cards(first, 'and')}. ${other.name} has cards marked ${cards(second, 'and')}. Which set lists the marks that ${one.name} has but ${other.name} does not have?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (sets) => `Kung ${given(sets, 'at')}, ano ang ${sets.names.join(' − ')}?`,
      },
      {
        level: 'understand',
        text: (sets) =>
          `Ipagpalagay na ${given(sets, 'at')}. Aling set ang may mga element ng ${sets.names[0]} na wala sa ${sets.names[1]}?`,
      },
      {
        level: 'apply',
        text: ({ first, second, who: [one, other] }) =>
          `May mga kard si ${one.name} na may markang ${cards(first, 'at')}. May mga kard naman si ${other.name} na may markang ${cards(second, 'at')}. Aling set ang naglalaman ng mga markang mayroon si ${one.name} ngunit wala si ${other.name}?`,
      },
    ],
  },
  statement: {
    en: (sets, answer) => `If ${given(sets, 'and')}, then ${sets.names.join(' − ')} = ${answer}.`,
    fil: (sets, answer) => `Kung ${given(sets, 'at')}, ang ${sets.names.join(' − ')} ay ${answer}.`,
  },
  solution: {
    en: (sets) => [
      `Take away from the first set the elements that are also in the second: ${intersection(sets).join(', ')}.`,
      `What is left: ${braces(difference(sets))}`,
    ],
    fil: (sets) => [
      `Alisin sa unang set ang mga element na nasa ikalawa rin: ${intersection(sets).join(', ')}.`,
      `Ang natira: ${braces(difference(sets))}`,
    ],
  },
})
