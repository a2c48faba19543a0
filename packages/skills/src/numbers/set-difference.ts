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
        say: 'A − B has the elements that are {in A but not in B}.',
        ask: 'Which elements belong to A − B?',
        not: ['in B but not in A', 'in both A and B', 'in A or in B'],
      },
      {
        say: 'If A and B have no common element, A − B is equal to {A}.',
        ask: 'Sets A and B have no common element. To which set is A − B equal?',
        not: ['B', 'the empty set', 'A ∪ B'],
      },
    ],
    fil: [
      {
        say: 'Ang A − B ay may mga element na {nasa A ngunit wala sa B}.',
        ask: 'Aling mga element ang kabilang sa A − B?',
        not: ['nasa B ngunit wala sa A', 'nasa A at nasa B', 'nasa A o nasa B'],
      },
      {
        say: 'Kung walang karaniwang element ang A at B, ang A − B ay katumbas ng {A}.',
        ask: 'Walang karaniwang element ang A at B. Sa aling set katumbas ang A − B?',
        not: ['B', 'empty set', 'A ∪ B'],
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
          `${one.name} has cards marked ${cards(first)}. ${other.name} has cards marked ${cards(second)}. Which set shows the marks that ${one.name} has but ${other.name} does not have?`,
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
          `May mga kard si ${one.name} na may markang ${cards(first)}. May mga kard naman si ${other.name} na may markang ${cards(second)}. Aling set ang nagpapakita ng mga markang mayroon si ${one.name} ngunit wala kay ${other.name}?`,
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
