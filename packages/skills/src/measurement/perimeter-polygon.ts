import type { Point } from '@klasrum/drawings/drawing'
import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { outline } from './outline.ts'
import { apply, rule, understand } from './words.ts'

type Given = {
  corners: readonly Point[]
  sides: readonly number[]
  regular: boolean
  unit: 'cm' | 'm'
  thing: InBoth<string>
  who: Person
}

const names: Record<number, InBoth<string>> = {
  3: { en: 'triangle', fil: 'tatsulok' },
  4: { en: 'quadrilateral', fil: 'quadrilateral' },
  5: { en: 'pentagon', fil: 'pentagon' },
  6: { en: 'hexagon', fil: 'hexagon' },
  8: { en: 'octagon', fil: 'octagon' },
}

const things: Record<'cm' | 'm', readonly InBoth<string>[]> = {
  cm: [
    { en: 'badge', fil: 'badge' },
    { en: 'coaster', fil: 'patungan ng baso' },
    { en: 'paper lantern frame', fil: 'balangkas ng parol' },
    { en: 'tile', fil: 'tile' },
  ],
  m: [
    { en: 'lot', fil: 'lote' },
    { en: 'flower garden', fil: 'hardin ng bulaklak' },
    { en: 'backyard', fil: 'bakuran' },
    { en: 'fishpond', fil: 'palaisdaan' },
  ],
}

/** Corners whose sides, rounded, are the lengths that are told: the picture shows about what the numbers say. */
const shapes: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [9, 0],
    [3, 6],
  ],
  [
    [0, 0],
    [8, 0],
    [6.5, 5],
  ],
  [
    [0, 0],
    [7, 0],
    [3.5, 8],
  ],
  [
    [0, 0],
    [9, 0],
    [7, 5],
    [2, 6],
  ],
  [
    [0, 0],
    [10, 0],
    [8, 4],
    [1, 6],
  ],
  [
    [0, 0],
    [8, 0],
    [10, 5],
    [3, 7],
  ],
  [
    [0, 0],
    [8, 0],
    [10, 4],
    [5, 8],
    [-1, 5],
  ],
  [
    [0, 0],
    [7, 0],
    [9, 6],
    [4, 9],
    [-2, 5],
  ],
  [
    [0, 0],
    [9, 0],
    [9, 3],
    [5, 3],
    [5, 7],
    [0, 7],
  ],
  [
    [0, 0],
    [10, 0],
    [10, 6],
    [7, 6],
    [7, 3],
    [0, 3],
  ],
]

const regularOf = (count: number): Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const turn = (2 * Math.PI * (at + 0.5)) / count - Math.PI / 2 - (2 * Math.PI) / count
    return [Math.cos(turn), Math.sin(turn)]
  })

const lengths = (corners: readonly Point[], scale: number) =>
  corners.map(([x, y], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y]
    return Math.round(Math.hypot(toX - x, toY - y) * scale)
  })

const sum = (sides: readonly number[]) => sides.reduce((total, side) => total + side, 0)
/** A hexagon with a notch has no name in these grades. */
const name = ({ sides, regular }: Given, language: Language) =>
  (sides.length === 6 && !regular ? { en: 'shape', fil: 'hugis' } : names[sides.length])?.[language] ?? ''
const answer = ({ sides, unit }: Given) => `${grouped(sum(sides))} ${unit}`
const equal = ({ regular }: Given, language: Language) =>
  regular
    ? { en: ' All its sides are equal.', fil: ' Magkakasinghaba ang lahat ng gilid nito.' }[language]
    : ''

const steps = (given: Given, language: Language): string[] => {
  const { sides, regular } = given
  const total = grouped(sum(sides))
  return [
    language === 'en'
      ? 'The perimeter is the sum of all sides.'
      : 'Ang perimeter ay ang kabuoan ng lahat ng gilid.',
    regular ? `P = ${sides.length} × ${sides[0]} = ${total}` : `P = ${sides.join(' + ')} = ${total}`,
    `P = ${answer(given)}`,
  ]
}

export const perimeterPolygon = skill<
  Given,
  'one-out' | 'longest-out' | 'twice' | 'first' | 'two-out' | 'square' | 'added'
>({
  id: 'measurement/perimeter-polygon',
  area: 'Mathematics',
  name: { en: 'Perimeter of polygons', fil: 'Perimeter ng mga polygon' },
  grades: [3, 5],
  cues: {
    en: ['perimeter', 'polygon', 'sum of the sides', 'distance around', 'pentagon', 'hexagon'],
    fil: ['perimeter', 'polygon', 'kabuoan ng mga gilid', 'paligid', 'sukat ng paligid'],
  },
  units: ['mathematics/4/perimeter-and-area'],
  largest: (grade) => (grade === 3 ? 120 : 300),
  mistakes: {
    'one-out': { en: 'left out one side', fil: 'hindi isinama ang isang gilid' },
    'longest-out': { en: 'left out the longest side', fil: 'hindi isinama ang pinakamahabang gilid' },
    twice: { en: 'counted one side twice', fil: 'dalawang beses na binilang ang isang gilid' },
    first: {
      en: 'took all sides as long as the first one',
      fil: 'itinuring na magkakasinghaba ang lahat ng gilid',
    },
    'two-out': { en: 'left out two sides', fil: 'hindi isinama ang dalawang gilid' },
    square: {
      en: 'multiplied the side by 4 as for a square',
      fil: 'pinarami ang gilid sa 4 gaya ng sa parisukat',
    },
    added: {
      en: 'added the number of sides instead of multiplying',
      fil: 'idinagdag ang bilang ng gilid sa halip na magparami',
    },
  },
  rules: {
    en: [
      rule(
        'A triangle with sides of 3 cm, 4 cm and 5 cm has a perimeter of {12} cm.',
        'How many centimeters is the perimeter of a triangle with sides of 3 cm, 4 cm and 5 cm?',
        '7',
        '15',
        '60',
      ),
      rule(
        'A hexagon with equal sides of 5 cm has a perimeter of {30} cm.',
        'How many centimeters is the perimeter of a hexagon with equal sides of 5 cm?',
        '11',
        '20',
        '25',
      ),
      rule(
        'To find the perimeter of a pentagon, we add {5} sides.',
        'How many sides do we add to find the perimeter of a pentagon?',
        '3',
        '4',
        '6',
      ),
    ],
    fil: [
      rule(
        'Ang tatsulok na may mga gilid na 3 cm, 4 cm at 5 cm ay may perimeter na {12} cm.',
        'Ilang sentimetro ang perimeter ng tatsulok na may mga gilid na 3 cm, 4 cm at 5 cm?',
        '7',
        '15',
        '60',
      ),
      rule(
        'Ang hexagon na may magkakasinghabang gilid na 5 cm ay may perimeter na {30} cm.',
        'Ilang sentimetro ang perimeter ng hexagon na may magkakasinghabang gilid na 5 cm?',
        '11',
        '20',
        '25',
      ),
      rule(
        'Upang makuha ang perimeter ng pentagon, ang bilang ng gilid na pinagsasama ay {5}.',
        'Ilang gilid ang pinagsasama upang makuha ang perimeter ng pentagon?',
        '3',
        '4',
        '6',
      ),
    ],
  },
  draw: (draw) => {
    const regular = draw.chanceOf(35)
    const corners = regular ? regularOf(draw.pick([3, 5, 6, 8])) : draw.pick(shapes)
    const side = draw.int(4, 15)
    const sides = regular ? corners.map(() => side) : lengths(corners, draw.pick([1, 1, 2, 3, 1.5]))
    if (sum(sides) > draw.largest) throw new RangeError('The figure is too large.')
    const unit = draw.pick(['cm', 'm'] as const)
    return { corners, sides, regular, unit, thing: draw.pick(things[unit]), who: draw.person() }
  },
  answer,
  wrong: ({ sides, regular, unit }) => {
    const total = sum(sides)
    const said = (value: number) => `${grouped(value)} ${unit}`
    const [first = 0] = sides
    const last = sides.at(-1) ?? 0
    return {
      'one-out': said(total - last),
      'longest-out': regular ? undefined : said(total - Math.max(...sides)),
      twice: said(total + first),
      first: regular ? undefined : said(first * sides.length),
      'two-out': sides.length > 3 ? said(total - last - (sides.at(-2) ?? 0)) : undefined,
      square: regular ? said(first * 4) : undefined,
      added: regular ? said(first + sides.length) : undefined,
    }
  },
  stems: {
    en: [
      understand(
        (given) =>
          `The ${name(given, 'en')} in the figure shows ${given.who.name}'s ${given.thing.en}.${equal(given, 'en')} What is its perimeter?`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} with the measures in the figure.${equal(given, 'en')} What is its perimeter?`,
      ),
      apply(
        (given) =>
          `The figure shows ${given.who.name}'s ${given.thing.en}.${equal(given, 'en')} What is the distance around it?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ipinakikita ng ${name(given, 'fil')} sa larawan ang ${given.thing.fil} ni ${given.who.name}.${equal(given, 'fil')} Ano ang perimeter nito?`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na may mga sukat na nasa larawan.${equal(given, 'fil')} Ano ang perimeter nito?`,
      ),
      apply(
        (given) =>
          `Makikita sa larawan ang ${given.thing.fil} ni ${given.who.name}.${equal(given, 'fil')} Ano ang sukat ng paligid nito?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `The perimeter of the ${name(given, 'en')} in the figure is ${said}.`,
    fil: (given, said) => `Ang perimeter ng ${name(given, 'fil')} sa larawan ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
  drawing: (given, language) => {
    const { corners, sides, regular, unit } = given
    const labels = sides.map((side, at) => (regular && at > 0 ? '' : `${side} ${unit}`))
    const listed = sides.join(', ')
    return outline({
      corners,
      sides: labels,
      alt: {
        en: regular
          ? `${sides.length === 8 ? 'An' : 'A'} ${name(given, 'en')} with equal sides of ${sides[0]} ${unit}.`
          : `A ${name(given, 'en')} with sides of ${listed} ${unit}.`,
        fil: regular
          ? `Isang ${name(given, 'fil')} na may magkakasinghabang gilid na ${sides[0]} ${unit}.`
          : `Isang ${name(given, 'fil')} na may mga gilid na ${listed} ${unit}.`,
      }[language],
    })
  },
})
