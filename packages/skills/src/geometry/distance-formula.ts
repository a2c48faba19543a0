import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { analyze, apply, both, type NumberPair, point, pointNames, rule } from './writing.ts'

type Given = { from: NumberPair; to: NumberPair; names: readonly string[]; who: string }

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [9, 12, 15],
  [12, 9, 15],
] as const

const across = ({ from, to }: Given): NumberPair => [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
const distance = (given: Given) => Math.hypot(...across(given))
const units = (value: number, language: 'en' | 'fil') =>
  language === 'en' ? `${grouped(value)} ${value === 1 ? 'unit' : 'units'}` : `${grouped(value)} yunit`
const inBrackets = (value: number) => (value < 0 ? `(${grouped(value)})` : grouped(value))

export const distanceFormula = skill<Given, 'sum' | 'no-root' | 'x-only' | 'y-only' | 'difference'>({
  id: 'geometry/distance-formula',
  area: 'Mathematics',
  name: both('Distance between two points', 'Distansiya ng dalawang point'),
  grades: [8, 10],
  cues: {
    en: ['distance formula', 'distance between two points', 'coordinate plane', 'coordinate geometry'],
    fil: ['distance formula', 'distansiya ng dalawang point', 'coordinate plane', 'coordinate geometry'],
  },
  units: ['mathematics/10/distance-midpoint-and-equation-of-a-circle'],
  largest: () => 300,
  mistakes: {
    sum: both('added the differences without squaring', 'pinagsama ang mga difference nang hindi ini-square'),
    'no-root': both('did not take the square root', 'hindi kinuha ang square root'),
    'x-only': both(
      'used the difference of the x-coordinates only',
      'difference lamang ng x-coordinates ang ginamit',
    ),
    'y-only': both(
      'used the difference of the y-coordinates only',
      'difference lamang ng y-coordinates ang ginamit',
    ),
    difference: both('subtracted the differences from each other', 'pinagbawas ang dalawang difference'),
  },
  rules: {
    en: [
      rule(
        'The number of units from (0, 0) to (3, 4) is {5}.',
        'How many units is the distance between (0, 0) and (3, 4)?',
        '1',
        '7',
        '25',
      ),
      rule(
        'The distance between (2, 1) and (2, 7) is {6} units.',
        'How many units is the distance between (2, 1) and (2, 7)?',
        '4',
        '8',
        '36',
      ),
    ],
    fil: [
      rule(
        'Ang distansiya ng (0, 0) at (3, 4) ay {5} yunit.',
        'Ilang yunit ang distansiya ng (0, 0) at (3, 4)?',
        '1',
        '7',
        '25',
      ),
      rule(
        'Ang bilang ng yunit mula (2, 1) hanggang (2, 7) ay {6}.',
        'Ilang yunit ang distansiya ng (2, 1) at (2, 7)?',
        '4',
        '8',
        '36',
      ),
    ],
  },
  draw: (draw) => {
    const [dx, dy] = draw.pick(triples.filter(([, , far]) => far <= draw.largest))
    const [x, y] = [draw.int(-9, 9 - Math.min(dx, 9)), draw.int(-9, 9 - Math.min(dy, 9))]
    const [one, other]: [NumberPair, NumberPair] = draw.chanceOf(50)
      ? [
          [x, y],
          [x + dx, y + dy],
        ]
      : [
          [x, y + dy],
          [x + dx, y],
        ]
    return { from: one, to: other, names: pointNames(draw, 2), who: draw.person().name }
  },
  answer: (given, language) => units(distance(given), language),
  also: (given) => [`${distance(given)}`],
  wrong: (given, language) => {
    const [dx, dy] = across(given)
    return {
      sum: units(dx + dy, language),
      'no-root': dx ** 2 + dy ** 2 > 170 ? undefined : units(dx ** 2 + dy ** 2, language),
      'x-only': units(dx, language),
      'y-only': units(dy, language),
      difference: Math.abs(dx - dy) > 1 ? units(Math.abs(dx - dy), language) : undefined,
    }
  },
  stems: {
    en: [
      apply(({ from, to }) => `What is the distance between the points ${point(from)} and ${point(to)}?`),
      apply(
        ({ from, to, names: [one, other] }) =>
          `Find the distance between ${one}${point(from)} and ${other}${point(to)}.`,
      ),
      analyze(
        ({ from, to, who }) =>
          `On a map, ${who}'s house is at ${point(from)} and the school is at ${point(to)}. How many units apart are they in a straight line?`,
      ),
      analyze(
        ({ from, to }) =>
          `A boat sails in a straight line from ${point(from)} to ${point(to)} on a chart. How many units long is its route?`,
      ),
    ],
    fil: [
      apply(({ from, to }) => `Ano ang distansiya ng mga point na ${point(from)} at ${point(to)}?`),
      apply(
        ({ from, to, names: [one, other] }) =>
          `Hanapin ang distansiya ng ${one}${point(from)} at ${other}${point(to)}.`,
      ),
      analyze(
        ({ from, to, who }) =>
          `Sa mapa, ang bahay ni ${who} ay nasa ${point(from)} at ang paaralan ay nasa ${point(to)}. Ilang yunit ang tuwid na distansiya ng dalawa?`,
      ),
      analyze(
        ({ from, to }) =>
          `Naglayag nang tuwid ang bangka mula ${point(from)} hanggang ${point(to)} sa mapa. Ilang yunit ang haba ng nilayag nito?`,
      ),
    ],
  },
  statement: {
    en: ({ from, to }, answer) => `The distance between ${point(from)} and ${point(to)} is ${answer}.`,
    fil: ({ from, to }, answer) => `Ang distansiya ng ${point(from)} at ${point(to)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [...steps(given), `d = ${units(distance(given), 'en')}`],
    fil: (given) => [...steps(given), `d = ${units(distance(given), 'fil')}`],
  },
})

function steps(given: Given) {
  const { from, to } = given
  const [dx, dy] = across(given)
  return [
    'd = √[(x₂ − x₁)² + (y₂ − y₁)²]',
    `d = √[(${grouped(to[0])} − ${inBrackets(from[0])})² + (${grouped(to[1])} − ${inBrackets(from[1])})²]`,
    `d = √(${dx ** 2} + ${dy ** 2}) = √${dx ** 2 + dy ** 2}`,
  ]
}
