import { skill } from '../skill.ts'
import { signed } from './amounts.ts'

type Given = { integers: readonly number[]; rising: boolean }

const shown = (integers: readonly number[]) => integers.map(signed).join(', ')
const up = (one: number, other: number) => one - other
const right = ({ integers, rising }: Given) =>
  rising ? integers.toSorted(up) : integers.toSorted(up).toReversed()

export const orderIntegers = skill<Given, 'reversed' | 'absolute' | 'negatives' | 'positives' | 'swapped'>({
  id: 'numbers/order-integers',
  area: 'Mathematics',
  name: { en: 'Ordering integers', fil: 'Pagsusunod-sunod ng mga integer' },
  grades: [6, 7],
  cues: {
    en: ['order integers', 'least to greatest', 'greatest to least', 'arrange the integers', 'integers'],
    fil: ['pagsunod-sunurin', 'mula pinakamaliit hanggang pinakamalaki', 'integer', 'ayusin ang mga integer'],
  },
  units: ['mathematics/7/integers', 'mathematics/6/integers-and-the-number-line'],
  largest: (grade) => (grade < 7 ? 15 : 25),
  mistakes: {
    reversed: { en: 'ordered the integers the other way', fil: 'pabaligtad ang pagkakasunod-sunod' },
    absolute: {
      en: 'ordered the numbers without looking at the signs',
      fil: 'inayos ang mga bilang nang hindi tiningnan ang mga sign',
    },
    negatives: {
      en: 'ordered the negative integers like positive ones',
      fil: 'inayos ang mga negatibo na parang mga positibo',
    },
    positives: {
      en: 'put the positive integers on the wrong side',
      fil: 'inilagay ang mga positibo sa maling panig',
    },
    swapped: { en: 'exchanged two neighbors', fil: 'napagpalit ang dalawang magkatabi' },
  },
  rules: {
    en: [
      {
        say: 'From least to greatest, the integers −3, 0 and −8 are {−8, −3, 0}.',
        ask: 'What is the order of −3, 0 and −8 from least to greatest?',
        not: ['−3, −8, 0', '0, −3, −8', '−8, 0, −3'],
      },
      {
        say: 'The only integer between −5 and −3 is {−4}.',
        ask: 'Which is the only integer between −5 and −3?',
        not: ['−2', '−6', '4'],
      },
    ],
    fil: [
      {
        say: 'Mula pinakamaliit hanggang pinakamalaki, ang ayos ng −3, 0 at −8 ay {−8, −3, 0}.',
        ask: 'Ano ang ayos ng −3, 0 at −8 mula pinakamaliit hanggang pinakamalaki?',
        not: ['−3, −8, 0', '0, −3, −8', '−8, 0, −3'],
      },
      {
        say: 'Ang tanging integer sa pagitan ng −5 at −3 ay {−4}.',
        ask: 'Alin ang tanging integer sa pagitan ng −5 at −3?',
        not: ['−2', '−6', '4'],
      },
    ],
  },
  draw: (draw) => {
    const most = Math.min(draw.largest, 25)
    const negatives = draw.some(
      Array.from({ length: most }, (_, at) => -1 - at),
      draw.int(2, 3),
    )
    const positives = draw.some(
      Array.from({ length: most }, (_, at) => at),
      5 - negatives.length,
    )
    const integers = draw.shuffled([...negatives, ...positives])
    if (new Set(integers.map(Math.abs)).size < 5) throw new RangeError('Opposites.')
    const given = { integers, rising: draw.chanceOf(60) }
    if (shown(integers) === shown(right(given))) throw new RangeError('Ordered already.')
    return given
  },
  answer: (given) => shown(right(given)),
  wrong: (given) => {
    const { integers, rising } = given
    const turned = (list: readonly number[]) => shown(rising ? list : list.toReversed())
    const order = integers.toSorted(up)
    const below = order.filter((each) => each < 0)
    const above = order.filter((each) => each >= 0)
    const [first = 0, second = 0, ...rest] = order
    return {
      reversed: turned(order.toReversed()),
      absolute: turned(integers.toSorted((one, other) => Math.abs(one) - Math.abs(other))),
      negatives: turned([...below.toReversed(), ...above]),
      positives: turned([...above, ...below.toReversed()]),
      swapped:
        below.length === 3
          ? turned([second, first, ...rest])
          : turned([...order.slice(0, 3), ...order.slice(3).toReversed()]),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ integers, rising }) =>
          `Arrange the integers from ${rising ? 'least to greatest' : 'greatest to least'}: ${shown(integers)}.`,
      },
      {
        level: 'understand',
        text: ({ integers, rising }) =>
          `What is the order of ${shown(integers)} from ${rising ? 'least to greatest' : 'greatest to least'}?`,
      },
      {
        level: 'apply',
        text: ({ integers, rising }) =>
          `The scores of five players in a quiz game are ${shown(integers)}. What is their order from ${rising ? 'lowest to highest' : 'highest to lowest'}?`,
      },
      {
        level: 'apply',
        text: ({ integers, rising }) =>
          `On one day in January, the temperatures in five cities of the world, in degrees Celsius, were ${shown(integers)}. What is their order from ${rising ? 'coldest to warmest' : 'warmest to coldest'}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ integers, rising }) =>
          `Ayusin ang mga integer mula ${rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}: ${shown(integers)}.`,
      },
      {
        level: 'understand',
        text: ({ integers, rising }) =>
          `Ano ang ayos ng ${shown(integers)} mula ${rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}?`,
      },
      {
        level: 'apply',
        text: ({ integers, rising }) =>
          `Ang mga iskor ng limang manlalaro sa quiz game ay ${shown(integers)}. Ano ang ayos ng mga ito mula ${rising ? 'pinakamababa hanggang pinakamataas' : 'pinakamataas hanggang pinakamababa'}?`,
      },
      {
        level: 'apply',
        text: ({ integers, rising }) =>
          `Isang araw ng Enero, ang temperatura sa degree Celsius ng limang lungsod sa mundo ay ${shown(integers)}. Ano ang ayos ng mga ito mula ${rising ? 'pinakamalamig hanggang pinakamainit' : 'pinakamainit hanggang pinakamalamig'}?`,
      },
    ],
  },
  statement: {
    en: ({ integers, rising }, answer) =>
      `From ${rising ? 'least to greatest' : 'greatest to least'}, the integers ${shown(integers)} are ${answer}.`,
    fil: ({ integers, rising }, answer) =>
      `Mula ${rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}, ang ayos ng ${shown(integers)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Of the negative integers, the one farthest from zero is the least. Zero and the positive integers are greater than all of them.',
      `From ${given.rising ? 'least to greatest' : 'greatest to least'}: ${shown(right(given))}`,
    ],
    fil: (given) => [
      'Sa mga negatibo, ang pinakamalayo sa zero ang pinakamaliit. Mas malaki sa kanilang lahat ang zero at ang mga positibo.',
      `Mula ${given.rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}: ${shown(right(given))}`,
    ],
  },
})
