import { type InBoth, type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import {
  type LengthUnit,
  type Pi,
  type RoundMeasure,
  radiusFor,
  radiusOrDiameter,
  shortDecimal,
  timesPi,
  usePi,
} from './round-things.ts'
import { apply, rule, understand } from './words.ts'

type Given = {
  thing: InBoth<string>
  unit: LengthUnit
  radius: number
  height: number
  told: RoundMeasure
  pi: Pi
  who: Person
}

const things: readonly (InBoth<string> & {
  unit: LengthUnit
  radius: readonly [number, number]
  height: readonly [number, number]
})[] = [
  { en: 'can of milk', fil: 'lata ng gatas', unit: 'cm', radius: [3, 7], height: [8, 14] },
  { en: 'drinking glass', fil: 'baso', unit: 'cm', radius: [3, 4], height: [10, 15] },
  { en: 'water tank', fil: 'tangke ng tubig', unit: 'm', radius: [1, 3], height: [2, 5] },
  { en: 'cooking pot', fil: 'kaldero', unit: 'cm', radius: [10, 14], height: [10, 20] },
  { en: 'pail', fil: 'timba', unit: 'cm', radius: [10, 14], height: [20, 30] },
  { en: 'candle', fil: 'kandila', unit: 'cm', radius: [2, 7], height: [10, 20] },
]

const volume = ({ radius, height, pi }: Given) => timesPi(radius * radius * height, pi)
const answer = (given: Given) => `${shortDecimal(volume(given))} ${given.unit}³`
const sized = ({ radius, height, told, unit }: Given, language: Language) =>
  `${radiusOrDiameter(radius, told, unit, language)} ${language === 'en' ? `and a height of ${height} ${unit}` : `at taas na ${height} ${unit}`}`

const steps = (given: Given): string[] => {
  const { radius, height, told, pi } = given
  return [
    ...(told === 'diameter' ? [`r = ${2 * radius} ÷ 2 = ${radius}`] : []),
    'V = π × r × r × h',
    `V = ${pi} × ${radius} × ${radius} × ${height} = ${shortDecimal(volume(given))}`,
    `V = ${answer(given)}`,
  ]
}

export const volumeCylinder = skill<Given, 'diameter' | 'not-squared' | 'side' | 'no-pi' | 'third' | 'base'>({
  id: 'measurement/volume-cylinder',
  area: 'Mathematics',
  name: { en: 'Volume of a cylinder', fil: 'Volume ng cylinder' },
  grades: [6, 8],
  cues: {
    en: ['volume of a cylinder', 'cylinder', 'cubic units', 'radius and height', 'area of the base'],
    fil: ['volume ng cylinder', 'cylinder', 'cubic unit', 'radius at taas', 'area ng base'],
  },
  notation: [/V ?= ?π ?[×x]? ?r/],
  units: ['mathematics/6/surface-area-and-volume'],
  largest: () => 20_000,
  mistakes: {
    diameter: { en: 'used the diameter as the radius', fil: 'ginamit ang diameter bilang radius' },
    'not-squared': { en: 'did not square the radius', fil: 'hindi ni-square ang radius' },
    side: { en: 'found the area of the curved side', fil: 'area ng kurbadong gilid ang hinanap' },
    'no-pi': { en: 'forgot to multiply by π', fil: 'nakalimutang magparami sa π' },
    third: { en: 'took one third, as for a cone', fil: 'kinuha ang sangkatlo gaya ng sa cone' },
    base: { en: 'found the area of the base only', fil: 'ang area lamang ng base ang hinanap' },
  },
  rules: {
    en: [
      rule(
        'The volume of a cylinder is the area of its base times its {height}.',
        'The volume of a cylinder is the area of its base times which measure?',
        'radius',
        'diameter',
        'circumference',
      ),
      rule(
        'The base of a cylinder is a {circle}.',
        'What shape is the base of a cylinder?',
        'square',
        'triangle',
        'rectangle',
      ),
    ],
    fil: [
      rule(
        'Ang volume ng cylinder ay area ng base times {taas}.',
        'Ang volume ng cylinder ay area ng base times aling sukat?',
        'radius',
        'diameter',
        'circumference',
      ),
      rule(
        'Ang base ng cylinder ay {bilog}.',
        'Anong hugis ang base ng cylinder?',
        'parisukat',
        'tatsulok',
        'parihaba',
      ),
    ],
  },
  draw: (draw) => {
    const thing = draw.pick(things)
    const pi = draw.pick(['3.14', '3.14', '22/7'] as const)
    const given = {
      thing: { en: thing.en, fil: thing.fil },
      unit: thing.unit,
      radius: radiusFor(draw, thing.radius, pi),
      height: draw.int(...thing.height),
      told: draw.pick(['radius', 'radius', 'diameter'] as const),
      pi,
      who: draw.person(),
    }
    if (volume(given) > draw.largest) throw new RangeError('The cylinder is too large.')
    return given
  },
  answer,
  also: (given) => [`${shortDecimal(volume(given))} cu. ${given.unit}`],
  wrong: ({ radius, height, pi, unit }) => {
    const said = (value: number) => {
      const text = shortDecimal(value)
      return text === undefined ? undefined : `${text} ${unit}³`
    }
    return {
      diameter: said(timesPi(4 * radius * radius * height, pi)),
      'not-squared': said(timesPi(radius * height, pi)),
      side: said(timesPi(2 * radius * height, pi)),
      'no-pi': said(radius * radius * height),
      third: said(timesPi(radius * radius * height, pi) / 3),
      base: said(timesPi(radius * radius, pi)),
    }
  },
  stems: {
    en: [
      understand(
        (given) => `A cylinder has ${sized(given, 'en')}. What is its volume? ${usePi(given.pi, 'en')}`,
      ),
      understand(
        (given) => `Find the volume of a cylinder with ${sized(given, 'en')}. ${usePi(given.pi, 'en')}`,
      ),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a cylinder with ${sized(given, 'en')}. What is its volume? ${usePi(given.pi, 'en')}`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a cylinder. It has ${sized(given, 'en')}. What is its volume? ${usePi(given.pi, 'en')}`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang isang cylinder ay may ${sized(given, 'fil')}. Ano ang volume nito? ${usePi(given.pi, 'fil')}`,
      ),
      understand(
        (given) => `Hanapin ang volume ng cylinder na may ${sized(given, 'fil')}. ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay cylinder na may ${sized(given, 'fil')}. Ano ang volume nito? ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-cylinder. Mayroon itong ${sized(given, 'fil')}. Ano ang volume nito? ${usePi(given.pi, 'fil')}`,
      ),
    ],
  },
  statement: {
    en: (given, said) =>
      `With ${given.pi} for π, the volume of a cylinder with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) =>
      `Kung ${given.pi} ang π, ang volume ng cylinder na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
