import { rectangle } from '@klasrum/drawings/shapes'
import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { isSquare, type Rectangle, rectangleFrom } from './rectangles.ts'
import { apply, rule, understand } from './words.ts'

const area = (long: number, wide: number) => long * wide
const answer = ({ long, wide, unit }: Rectangle) => `${grouped(area(long, wide))} ${unit}²`
const shape = (given: Rectangle, language: Language) =>
  (isSquare(given) ? { en: 'square', fil: 'parisukat' } : { en: 'rectangle', fil: 'parihaba' })[language]

const steps = (given: Rectangle): string[] => {
  const { long, wide } = given
  return [
    isSquare(given) ? 'A = s × s' : 'A = l × w',
    `A = ${long} × ${wide} = ${grouped(long * wide)}`,
    `A = ${answer(given)}`,
  ]
}

export const areaRectangle = skill<
  Rectangle,
  'perimeter' | 'half-perimeter' | 'halved' | 'row-less' | 'long-squared' | 'doubled'
>({
  id: 'measurement/area-rectangle',
  area: 'Mathematics',
  name: { en: 'Area of rectangles and squares', fil: 'Area ng parihaba at parisukat' },
  grades: [3, 5],
  cues: {
    en: [
      'area of a rectangle',
      'area of a square',
      'square units',
      'length times width',
      'square centimeter',
      'square meter',
    ],
    fil: ['area', 'area ng parihaba', 'area ng parisukat', 'haba at lapad', 'square unit', 'square meter'],
  },
  notation: [/A ?= ?(?:l ?[×x]|s ?[×x]|s²)/],
  units: ['mathematics/3/area-at-oras', 'mathematics/4/perimeter-and-area'],
  largest: (grade) => (grade === 3 ? 200 : 1_500),
  mistakes: {
    perimeter: { en: 'found the perimeter', fil: 'perimeter ang hinanap' },
    'half-perimeter': {
      en: 'added the sides instead of multiplying',
      fil: 'pinagsama ang mga gilid sa halip na i-multiply',
    },
    halved: { en: 'took half, as for a triangle', fil: 'hinati sa 2 gaya ng sa tatsulok' },
    'row-less': { en: 'counted one row too few', fil: 'kinulang ng isang hilera sa pagbilang' },
    'long-squared': {
      en: 'multiplied the longer side by itself',
      fil: 'pinagparami sa sarili nito ang mas mahabang gilid',
    },
    doubled: { en: 'multiplied the product by 2', fil: 'dinoble ang product' },
  },
  rules: {
    en: [
      rule(
        'The area of a rectangle is its length {times} its width.',
        'The area of a rectangle is its length ____ its width. What is missing?',
        'plus',
        'minus',
        'divided by',
      ),
      rule(
        'The area of a square with a side of 5 cm is {25} square centimeters.',
        'How many square centimeters is the area of a square with a side of 5 cm?',
        '10',
        '20',
        '55',
      ),
      rule(
        'The area of a room is measured in {square meters}.',
        'In which unit do we measure the area of a room?',
        'meters',
        'cubic meters',
        'kilograms',
      ),
    ],
    fil: [
      rule(
        'Ang area ng parihaba ay haba {times} lapad.',
        'Ang area ng parihaba ay haba ____ lapad. Ano ang kulang?',
        'plus',
        'minus',
        'divided by',
      ),
      rule(
        'Ang area ng parisukat na may gilid na 5 cm ay {25} square centimeter.',
        'Ilang square centimeter ang area ng parisukat na may gilid na 5 cm?',
        '10',
        '20',
        '55',
      ),
      rule(
        'Sinusukat ang area ng isang silid sa {square meter}.',
        'Sa anong yunit sinusukat ang area ng isang silid?',
        'metro',
        'cubic meter',
        'kilogramo',
      ),
    ],
  },
  draw: (draw) => {
    const drawn = rectangleFrom(draw, 30, area)
    if (area(drawn.long, drawn.wide) === 2 * (drawn.long + drawn.wide))
      throw new RangeError('Area and perimeter must not have the same number.')
    return drawn
  },
  answer,
  also: ({ long, wide, unit }) => [`${grouped(area(long, wide))} sq. ${unit}`],
  wrong: (given) => {
    const { long, wide, unit } = given
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}²` : undefined)
    return {
      perimeter: said(2 * (long + wide)),
      'half-perimeter': said(long + wide),
      halved: said((long * wide) / 2),
      'row-less': said(long * (wide - 1)),
      'long-squared': isSquare(given) ? undefined : said(long * long),
      doubled: said(2 * long * wide),
    }
  },
  stems: {
    en: [
      understand(
        (given) =>
          `The ${shape(given, 'en')} in the figure stands for ${given.who.name}'s ${given.thing.en}. What is its area?`,
      ),
      apply((given) => `The figure shows ${given.who.name}'s ${given.thing.en}. What is its area?`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} has the shape and size in the figure. How much surface does it cover?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang ${shape(given, 'fil')} sa larawan ay kumakatawan sa ${given.thing.fil} ni ${given.who.name}. Ano ang area nito?`,
      ),
      apply(
        (given) =>
          `Makikita sa larawan ang sukat ng ${given.thing.fil} ni ${given.who.name}. Ano ang area nito?`,
      ),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay may hugis at sukat na nasa larawan. Gaano kalaki ang ibabaw na nasasakop nito?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `The area of the ${shape(given, 'en')} in the figure is ${said}.`,
    fil: (given, said) => `Ang area ng ${shape(given, 'fil')} sa larawan ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
  drawing: (given, language) => {
    const { long, wide, unit } = given
    return rectangle({
      width: long,
      height: wide,
      bottom: `${long} ${unit}`,
      right: `${wide} ${unit}`,
      alt: {
        en: isSquare(given)
          ? `A square with a side of ${long} ${unit}.`
          : `A rectangle ${long} ${unit} long and ${wide} ${unit} wide.`,
        fil: isSquare(given)
          ? `Isang parisukat na may gilid na ${long} ${unit}.`
          : `Isang parihaba na ${long} ${unit} ang haba at ${wide} ${unit} ang lapad.`,
      }[language],
    })
  },
})
