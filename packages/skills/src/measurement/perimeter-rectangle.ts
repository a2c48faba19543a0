import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { isSquare, type Rectangle, rectangleFrom } from './rectangles.ts'
import { apply, rule, understand } from './words.ts'

const perimeter = (long: number, wide: number) => 2 * (long + wide)
const answer = ({ long, wide, unit }: Rectangle) => `${grouped(perimeter(long, wide))} ${unit}`

const sized = {
  en: (given: Rectangle) =>
    isSquare(given)
      ? `A square has a side of ${given.long} ${given.unit}.`
      : `A rectangle is ${given.long} ${given.unit} long and ${given.wide} ${given.unit} wide.`,
  fil: (given: Rectangle) =>
    isSquare(given)
      ? `Ang isang parisukat ay may gilid na ${given.long} ${given.unit}.`
      : `Ang isang parihaba ay ${given.long} ${given.unit} ang haba at ${given.wide} ${given.unit} ang lapad.`,
}

const story = {
  en: (given: Rectangle) =>
    isSquare(given)
      ? `${given.who.name}'s ${given.thing.en} is a square with a side of ${given.long} ${given.unit}.`
      : `${given.who.name}'s ${given.thing.en} is a rectangle ${given.long} ${given.unit} long and ${given.wide} ${given.unit} wide.`,
  fil: (given: Rectangle) =>
    isSquare(given)
      ? `Ang ${given.thing.fil} ni ${given.who.name} ay parisukat na may gilid na ${given.long} ${given.unit}.`
      : `Ang ${given.thing.fil} ni ${given.who.name} ay parihaba na ${given.long} ${given.unit} ang haba at ${given.wide} ${given.unit} ang lapad.`,
}

const steps = (given: Rectangle): string[] => {
  const { long, wide } = given
  return isSquare(given)
    ? ['P = 4 × s', `P = 4 × ${long} = ${grouped(4 * long)}`, `P = ${answer(given)}`]
    : [
        'P = 2 × (l + w)',
        `P = 2 × (${long} + ${wide}) = 2 × ${long + wide} = ${grouped(perimeter(long, wide))}`,
        `P = ${answer(given)}`,
      ]
}

export const perimeterRectangle = skill<
  Rectangle,
  'half' | 'area' | 'three-long' | 'three-wide' | 'four-long' | 'four-more'
>({
  id: 'measurement/perimeter-rectangle',
  area: 'Mathematics',
  name: { en: 'Perimeter of rectangles and squares', fil: 'Perimeter ng parihaba at parisukat' },
  grades: [3, 5],
  cues: {
    en: ['perimeter', 'distance around', 'length and width', 'side of a square', 'fence'],
    fil: ['perimeter', 'haba at lapad', 'paligid', 'sukat ng paligid', 'gilid ng parisukat'],
  },
  notation: [/P ?= ?(?:2l|2 ?[×x(]|4 ?[×x]|4s)/],
  units: ['mathematics/4/perimeter-and-area'],
  largest: (grade) => (grade === 3 ? 150 : 300),
  mistakes: {
    half: {
      en: 'added only one length and one width',
      fil: 'isang haba at isang lapad lamang ang pinagsama',
    },
    area: { en: 'multiplied the sides as for the area', fil: 'pinagparami ang mga gilid gaya ng sa area' },
    'three-long': { en: 'left out one width', fil: 'hindi isinama ang isang lapad' },
    'three-wide': { en: 'left out one length', fil: 'hindi isinama ang isang haba' },
    'four-long': {
      en: 'took all four sides as long as the length',
      fil: 'itinuring na kasinghaba ng haba ang lahat ng gilid',
    },
    'four-more': {
      en: 'added 4 instead of multiplying by 4',
      fil: 'nagdagdag ng 4 sa halip na magparami sa 4',
    },
  },
  rules: {
    en: [
      rule(
        'The distance around a figure is its {perimeter}.',
        'What do we call the distance around a figure?',
        'area',
        'length',
        'volume',
      ),
      rule(
        'A square with a side of 5 cm has a perimeter of {20} cm.',
        'How many centimeters is the perimeter of a square with a side of 5 cm?',
        '9',
        '10',
        '25',
      ),
      rule(
        'A rectangle 6 cm long and 2 cm wide has a perimeter of {16} cm.',
        'How many centimeters is the perimeter of a rectangle 6 cm long and 2 cm wide?',
        '8',
        '12',
        '24',
      ),
    ],
    fil: [
      rule(
        'Ang sukat ng paligid ng isang hugis ay ang {perimeter} nito.',
        'Ano ang tawag sa sukat ng paligid ng isang hugis?',
        'area',
        'haba',
        'volume',
      ),
      rule(
        'Ang parisukat na may gilid na 5 cm ay may perimeter na {20} cm.',
        'Ilang sentimetro ang perimeter ng parisukat na may gilid na 5 cm?',
        '9',
        '10',
        '25',
      ),
      rule(
        'Ang parihaba na 6 cm ang haba at 2 cm ang lapad ay may perimeter na {16} cm.',
        'Ilang sentimetro ang perimeter ng parihaba na 6 cm ang haba at 2 cm ang lapad?',
        '8',
        '12',
        '24',
      ),
    ],
  },
  draw: (draw) => rectangleFrom(draw, 30, perimeter),
  answer,
  wrong: (given) => {
    const { long, wide, unit } = given
    const said = (value: number) => `${grouped(value)} ${unit}`
    return {
      half: said(long + wide),
      area: said(long * wide),
      'three-long': said(2 * long + wide),
      'three-wide': said(long + 2 * wide),
      'four-long': isSquare(given) ? undefined : said(4 * long),
      'four-more': isSquare(given) ? said(long + 4) : undefined,
    }
  },
  stems: {
    en: [
      understand((given) => `${sized.en(given)} What is its perimeter?`),
      apply((given) => `${story.en(given)} What is its perimeter?`),
      apply((given) => `${story.en(given)} What is the distance around it?`),
    ],
    fil: [
      understand((given) => `${sized.fil(given)} Ano ang perimeter nito?`),
      apply((given) => `${story.fil(given)} Ano ang perimeter nito?`),
      apply((given) => `${story.fil(given)} Ano ang sukat ng paligid nito?`),
    ],
  },
  statement: {
    en: (given, said) =>
      isSquare(given)
        ? `The perimeter of a square with a side of ${given.long} ${given.unit} is ${said}.`
        : `The perimeter of a rectangle ${given.long} ${given.unit} long and ${given.wide} ${given.unit} wide is ${said}.`,
    fil: (given, said) =>
      isSquare(given)
        ? `Ang perimeter ng parisukat na may gilid na ${given.long} ${given.unit} ay ${said}.`
        : `Ang perimeter ng parihaba na ${given.long} ${given.unit} ang haba at ${given.wide} ${given.unit} ang lapad ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
