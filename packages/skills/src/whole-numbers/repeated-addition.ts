import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { handy, ilan, many } from './stories.ts'

/** So many groups with as many in each. */
type Given = { groups: number; each: number; who: Person; thing: Thing }

const added = ({ groups, each }: Given) => Array.from({ length: groups }, () => each).join(' + ')
const times = (one: number, other: number) => `${one} × ${other}`

export const repeatedAddition = skill<
  Given,
  'one-less' | 'one-more' | 'square' | 'groups-only' | 'each-more'
>({
  id: 'whole-numbers/repeated-addition',
  area: 'Mathematics',
  name: { en: 'Multiplication as repeated addition', fil: 'Multiplication bilang repeated addition' },
  grades: [2, 3],
  cues: {
    en: ['repeated addition', 'equal groups', 'multiplication sentence', 'groups of'],
    fil: ['repeated addition', 'paulit-ulit na pagdaragdag', 'pantay na pangkat', 'multiplication sentence'],
  },
  notation: [/\b(\d+) \+ \1 \+ \1/],
  units: ['mathematics/2/multiplication-bilang-repeated-addition'],
  largest: () => 100,
  mistakes: {
    'one-less': { en: 'counted one group too few', fil: 'kulang ng isang pangkat ang bilang' },
    'one-more': { en: 'counted one group too many', fil: 'sobra ng isang pangkat ang bilang' },
    square: {
      en: 'multiplied the number in each group by itself',
      fil: 'pinarami sa sarili nito ang laman ng bawat pangkat',
    },
    'groups-only': {
      en: 'multiplied the number of groups by itself',
      fil: 'pinarami sa sarili nito ang bilang ng pangkat',
    },
    'each-more': {
      en: 'counted one too many in each group',
      fil: 'sobra ng isa ang bilang sa bawat pangkat',
    },
  },
  rules: {
    en: [
      {
        say: 'A short way of adding the same number again and again is {multiplication}.',
        ask: 'Which operation is a short way of adding the same number again and again?',
        not: ['subtraction', 'division', 'regrouping'],
      },
      {
        say: 'As a multiplication, 4 groups of 5 is {4 × 5}.',
        ask: 'How do we write 4 groups of 5 as a multiplication?',
        not: ['5 × 5', '4 × 4', '3 × 5'],
      },
      {
        say: 'As repeated addition, 3 × 6 is {6 + 6 + 6}.',
        ask: 'How do we write 3 groups of 6 as repeated addition?',
        not: ['3 + 6', '6 + 6', '3 + 3 + 3'],
      },
    ],
    fil: [
      {
        say: 'Ang maikling paraan ng paulit-ulit na pagdaragdag ng iisang bilang ay {multiplication}.',
        ask: 'Aling operation ang maikling paraan ng paulit-ulit na pagdaragdag ng iisang bilang?',
        not: ['subtraction', 'division', 'regrouping'],
      },
      {
        say: 'Bilang multiplication, ang 4 na pangkat ng 5 ay {4 × 5}.',
        ask: 'Paano isinusulat bilang multiplication ang 4 na pangkat ng 5?',
        not: ['5 × 5', '4 × 4', '3 × 5'],
      },
      {
        say: 'Bilang repeated addition, ang 3 pangkat ng 6 ay {6 + 6 + 6}.',
        ask: 'Paano isinusulat bilang repeated addition ang 3 pangkat ng 6?',
        not: ['3 + 6', '6 + 6', '3 + 3 + 3'],
      },
    ],
  },
  draw: (draw) => {
    const [groups, each] = [
      draw.int(3, 6),
      draw.pick(draw.grade === 2 ? [2, 3, 4, 5, 10] : [3, 4, 6, 7, 8, 9]),
    ]
    if (groups === each) throw new RangeError('Groups and their size should differ.')
    return { groups, each, who: draw.person(), thing: draw.pick(handy) }
  },
  answer: ({ groups, each }) => times(groups, each),
  also: ({ groups, each }) => [times(each, groups)],
  wrong: ({ groups, each }) => ({
    'one-less': times(groups - 1, each),
    'one-more': times(groups + 1, each),
    square: times(each, each),
    'groups-only': times(groups, groups),
    'each-more': times(groups, each + 1),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `Which multiplication is the same as ${added(given)}?` },
      { level: 'understand', text: (given) => `Write ${added(given)} as a multiplication.` },
      {
        level: 'apply',
        text: ({ groups, each, who, thing }) =>
          `${who.name} has ${many(groups, 'bag')} with ${countedThing(each, thing)} in each. Which multiplication tells how many ${thing.en.many} ${who.he} has?`,
      },
      {
        level: 'apply',
        text: ({ groups, each, who }) =>
          `${who.name} arranged chairs in ${many(groups, 'row')} of ${each}. Which multiplication tells how many chairs there are?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Aling multiplication ang katumbas ng ${added(given)}?` },
      { level: 'understand', text: (given) => `Isulat ang ${added(given)} bilang multiplication.` },
      {
        level: 'apply',
        text: ({ groups, each, who, thing }) =>
          `May ${ilan(groups, 'supot')} si ${who.name} na may tig-${ilan(each, thing.fil)}. Aling multiplication ang nagpapakita kung ilan lahat ang ${thing.fil}?`,
      },
      {
        level: 'apply',
        text: ({ groups, each, who }) =>
          `Inayos ni ${who.name} ang mga upuan sa ${ilan(groups, 'hilera')} na tig-${each}. Aling multiplication ang nagpapakita kung ilan lahat ang upuan?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `${added(given)} is the same as ${answer}.`,
    fil: (given, answer) => `Ang ${added(given)} ay katumbas ng ${answer}.`,
  },
  solution: {
    en: ({ groups, each }) => [
      `There are ${groups} groups of ${each}: ${times(groups, each)} = ${groups * each}.`,
    ],
    fil: ({ groups, each }) => [
      `May ${ilan(groups, 'pangkat')} ng ${each}: ${times(groups, each)} = ${groups * each}.`,
    ],
  },
})
