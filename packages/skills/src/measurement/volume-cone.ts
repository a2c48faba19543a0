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
import { apply, rule, understand, withMain } from './words.ts'

type Given = {
  thing: InBoth<string>
  unit: LengthUnit
  radius: number
  height: number
  told: RoundMeasure
  pi: Pi
  who: Person
}

/** The height is a number of threes, so that a third of it is whole. */
const things: readonly (InBoth<string> & {
  unit: LengthUnit
  radius: readonly [number, number]
  threes: readonly [number, number]
})[] = [
  { en: 'party hat', fil: 'party hat', unit: 'cm', radius: [6, 9], threes: [5, 8] },
  { en: 'paper cup', fil: 'basong papel', unit: 'cm', radius: [3, 5], threes: [3, 4] },
  { en: 'pile of sand', fil: 'bunton ng buhangin', unit: 'm', radius: [1, 3], threes: [1, 1] },
  { en: 'funnel', fil: 'embudo', unit: 'cm', radius: [4, 10], threes: [3, 6] },
  { en: 'pile of palay', fil: 'bunton ng palay', unit: 'm', radius: [2, 4], threes: [1, 1] },
]

const volume = ({ radius, height, pi }: Given) => timesPi((radius * radius * height) / 3, pi)
const answer = (given: Given) => `${shortDecimal(volume(given))} ${given.unit}³`
const sized = ({ radius, height, told, unit }: Given, language: Language) =>
  `${radiusOrDiameter(radius, told, unit, language)} ${language === 'en' ? `and a height of ${height} ${unit}` : `at taas na ${height} ${unit}`}`

const steps = (given: Given): string[] => {
  const { radius, height, told, pi } = given
  return [
    ...(told === 'diameter' ? [`r = ${2 * radius} ÷ 2 = ${radius}`] : []),
    'V = 1/3 × π × r × r × h',
    `V = 1/3 × ${pi} × ${radius} × ${radius} × ${height} = ${shortDecimal(volume(given))}`,
    `V = ${answer(given)}`,
  ]
}

export const volumeCone = skill<Given, 'no-third' | 'half' | 'diameter' | 'not-squared' | 'no-pi' | 'base'>({
  id: 'measurement/volume-cone',
  area: 'Mathematics',
  name: { en: 'Volume of a cone', fil: 'Volume ng cone' },
  grades: [6, 8],
  cues: {
    en: ['volume of a cone', 'cone', 'one third', 'cubic units', 'radius and height'],
    fil: ['volume ng cone', 'cone', 'sangkatlo', 'cubic unit', 'radius at taas'],
  },
  notation: [/V ?= ?1\/3 ?[×x]? ?π/],
  units: [],
  largest: () => 5_000,
  mistakes: {
    'no-third': { en: 'forgot to take one third', fil: 'nakalimutang kunin ang sangkatlo' },
    half: { en: 'took one half instead of one third', fil: 'kinuha ang kalahati sa halip na sangkatlo' },
    diameter: { en: 'used the diameter as the radius', fil: 'ginamit ang diameter bilang radius' },
    'not-squared': { en: 'did not square the radius', fil: 'hindi ni-square ang radius' },
    'no-pi': { en: 'forgot to multiply by π', fil: 'nakalimutang magparami sa π' },
    base: { en: 'found the area of the base only', fil: 'ang area lamang ng base ang hinanap' },
  },
  rules: {
    en: [
      rule(
        'A cone and a cylinder have the same base and height. The volume of the cone is {one third} of the volume of the cylinder.',
        'A cone and a cylinder have the same base and height. What part of the volume of the cylinder is the volume of the cone?',
        'one half',
        'one fourth',
        'two thirds',
      ),
      rule(
        'The base of a cone is a {circle}.',
        'What shape is the base of a cone?',
        'square',
        'triangle',
        'rectangle',
      ),
    ],
    fil: [
      rule(
        'Ang cone at ang cylinder ay may parehong base at taas. Ang volume ng cone ay {sangkatlo} ng volume ng cylinder.',
        'Ang cone at ang cylinder ay may parehong base at taas. Anong bahagi ng volume ng cylinder ang volume ng cone?',
        'kalahati',
        'sangkapat',
        'dalawang-katlo',
      ),
      rule(
        'Ang base ng cone ay {bilog}.',
        'Anong hugis ang base ng cone?',
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
      height: 3 * draw.int(...thing.threes),
      told: draw.pick(['radius', 'radius', 'diameter'] as const),
      pi,
      who: draw.person(),
    }
    if (volume(given) > draw.largest) throw new RangeError('The cone is too large.')
    return given
  },
  answer,
  also: (given) => [`${shortDecimal(volume(given))} cu. ${given.unit}`],
  wrong: (given) => {
    const { radius, height, pi, unit } = given
    const said = (value: number) => {
      const text = shortDecimal(value)
      return text === undefined ? undefined : `${text} ${unit}³`
    }
    return withMain(
      answer(given),
      {
        'no-third': said(volume(given) * 3),
        half: said((volume(given) * 3) / 2),
        diameter: said(volume(given) * 4),
        'not-squared': said(timesPi((radius * height) / 3, pi)),
        'no-pi': said((radius * radius * height) / 3),
        base: said(timesPi(radius * radius, pi)),
      },
      'no-third',
      radius + height,
    )
  },
  stems: {
    en: [
      understand((given) => `A cone has ${sized(given, 'en')}. What is its volume? ${usePi(given.pi, 'en')}`),
      understand((given) => `Find the volume of a cone with ${sized(given, 'en')}. ${usePi(given.pi, 'en')}`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a cone with ${sized(given, 'en')}. What is its volume? ${usePi(given.pi, 'en')}`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a cone. It has ${sized(given, 'en')}. What is its volume? ${usePi(given.pi, 'en')}`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang isang cone ay may ${sized(given, 'fil')}. Ano ang volume nito? ${usePi(given.pi, 'fil')}`,
      ),
      understand(
        (given) => `Hanapin ang volume ng cone na may ${sized(given, 'fil')}. ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay cone na may ${sized(given, 'fil')}. Ano ang volume nito? ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-cone. Mayroon itong ${sized(given, 'fil')}. Ano ang volume nito? ${usePi(given.pi, 'fil')}`,
      ),
    ],
  },
  statement: {
    en: (given, said) =>
      `With ${given.pi} for π, the volume of a cone with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) =>
      `Kung ${given.pi} ang π, ang volume ng cone na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
