import { type InBoth, type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import {
  type LengthUnit,
  type Pi,
  type RoundMeasure,
  type RoundThing,
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
  told: RoundMeasure
  pi: Pi
  who: Person
}

const things: readonly RoundThing[] = [
  { en: 'plate', fil: 'plato', unit: 'cm', radius: [9, 14] },
  { en: 'bilao', fil: 'bilao', unit: 'cm', radius: [20, 30] },
  { en: 'bicycle wheel', fil: 'gulong ng bisikleta', unit: 'cm', radius: [28, 35] },
  { en: 'round table', fil: 'bilog na mesa', unit: 'cm', radius: [35, 60] },
  { en: 'round fishpond', fil: 'bilog na palaisdaan', unit: 'm', radius: [3, 14] },
  { en: 'round garden', fil: 'bilog na hardin', unit: 'm', radius: [2, 10] },
]

const length = ({ radius, pi }: Given) => timesPi(2 * radius, pi)
const answer = (given: Given) => `${shortDecimal(length(given))} ${given.unit}`
const sized = ({ radius, told, unit }: Given, language: Language) =>
  radiusOrDiameter(radius, told, unit, language)

const steps = (given: Given): string[] => {
  const { radius, told, pi } = given
  return told === 'radius'
    ? ['C = 2 × π × r', `C = 2 × ${pi} × ${radius} = ${shortDecimal(length(given))}`, `C = ${answer(given)}`]
    : ['C = π × d', `C = ${pi} × ${2 * radius} = ${shortDecimal(length(given))}`, `C = ${answer(given)}`]
}

export const circumference = skill<Given, 'half' | 'double' | 'area' | 'three' | 'no-pi'>({
  id: 'measurement/circumference',
  area: 'Mathematics',
  name: { en: 'Circumference of a circle', fil: 'Circumference ng bilog' },
  grades: [6, 7],
  cues: {
    en: ['circumference', 'radius', 'diameter', 'pi', 'distance around a circle', '3.14'],
    fil: ['circumference', 'radius', 'diameter', 'pi', 'paligid ng bilog', '3.14'],
  },
  notation: [/C ?= ?(?:2 ?[×x]? ?π|π)/],
  units: ['mathematics/6/parts-of-a-circle'],
  largest: () => 500,
  mistakes: {
    half: { en: 'multiplied π by the radius only', fil: 'pinarami ang π sa radius lamang' },
    double: { en: 'doubled the diameter', fil: 'dinoble ang diameter' },
    area: { en: 'found the area', fil: 'area ang hinanap' },
    three: { en: 'used 3 for π', fil: 'gumamit ng 3 para sa π' },
    'no-pi': {
      en: 'took four times the radius instead of using π',
      fil: 'pinarami ang radius sa 4 sa halip na gamitin ang π',
    },
  },
  rules: {
    en: [
      rule(
        'The circumference of a circle with diameter d is {π × d}.',
        'What is the circumference of a circle with diameter d?',
        '2 × π × d',
        'π × d²',
        'π ÷ d',
      ),
      rule(
        'A circle with a radius of 6 cm has a diameter of {12 cm}.',
        'A circle has a radius of 6 cm. How long is its diameter?',
        '3 cm',
        '6 cm',
        '36 cm',
      ),
      rule(
        'The distance around a circle is its {circumference}.',
        'What do we call the distance around a circle?',
        'diameter',
        'radius',
        'area',
      ),
    ],
    fil: [
      rule(
        'Ang circumference ng bilog na may diameter na d ay {π × d}.',
        'Ano ang circumference ng bilog na may diameter na d?',
        '2 × π × d',
        'π × d²',
        'π ÷ d',
      ),
      rule(
        'Ang bilog na may radius na 6 cm ay may diameter na {12 cm}.',
        'Ang isang bilog ay may radius na 6 cm. Gaano kahaba ang diameter nito?',
        '3 cm',
        '6 cm',
        '36 cm',
      ),
      rule(
        'Ang sukat ng paligid ng bilog ay ang {circumference} nito.',
        'Ano ang tawag sa sukat ng paligid ng bilog?',
        'diameter',
        'radius',
        'area',
      ),
    ],
  },
  draw: (draw) => {
    const { en, fil, unit, radius } = draw.pick(things)
    const pi = draw.pick(['3.14', '3.14', '22/7'] as const)
    const given = {
      thing: { en, fil },
      unit,
      radius: radiusFor(draw, radius, pi),
      told: draw.pick(['radius', 'diameter'] as const),
      pi,
      who: draw.person(),
    }
    if (length(given) > draw.largest) throw new RangeError('The circle is too large.')
    return given
  },
  answer,
  wrong: ({ radius, pi, unit }) => {
    const said = (value: number) => {
      const text = shortDecimal(value)
      return text === undefined ? undefined : `${text} ${unit}`
    }
    return {
      half: said(timesPi(radius, pi)),
      double: said(timesPi(4 * radius, pi)),
      area: said(timesPi(radius * radius, pi)),
      three: said(6 * radius),
      'no-pi': said(4 * radius),
    }
  },
  stems: {
    en: [
      understand(
        (given) => `A circle has ${sized(given, 'en')}. What is its circumference? ${usePi(given.pi, 'en')}`,
      ),
      understand(
        (given) => `Find the circumference of a circle with ${sized(given, 'en')}. ${usePi(given.pi, 'en')}`,
      ),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} has ${sized(given, 'en')}. What is its circumference? ${usePi(given.pi, 'en')}`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} with ${sized(given, 'en')}. What is the distance around it? ${usePi(given.pi, 'en')}`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang isang bilog ay may ${sized(given, 'fil')}. Ano ang circumference nito? ${usePi(given.pi, 'fil')}`,
      ),
      understand(
        (given) =>
          `Hanapin ang circumference ng bilog na may ${sized(given, 'fil')}. ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay may ${sized(given, 'fil')}. Ano ang circumference nito? ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na may ${sized(given, 'fil')}. Ano ang sukat ng paligid nito? ${usePi(given.pi, 'fil')}`,
      ),
    ],
  },
  statement: {
    en: (given, said) =>
      `With ${given.pi} for π, the circumference of a circle with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) =>
      `Kung ${given.pi} ang π, ang circumference ng bilog na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
