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
  { en: 'pizza', fil: 'pizza', unit: 'cm', radius: [10, 20] },
  { en: 'round mat', fil: 'bilog na sapin', unit: 'cm', radius: [15, 30] },
  { en: 'round fishpond', fil: 'bilog na palaisdaan', unit: 'm', radius: [3, 14] },
  { en: 'round garden', fil: 'bilog na hardin', unit: 'm', radius: [2, 10] },
]

const area = ({ radius, pi }: Given) => timesPi(radius * radius, pi)
const answer = (given: Given) => `${shortDecimal(area(given))} ${given.unit}²`
const sized = ({ radius, told, unit }: Given, language: Language) =>
  radiusOrDiameter(radius, told, unit, language)

const steps = (given: Given): string[] => {
  const { radius, told, pi } = given
  return [
    ...(told === 'diameter' ? [`r = ${2 * radius} ÷ 2 = ${radius}`] : []),
    'A = π × r × r',
    `A = ${pi} × ${radius} × ${radius} = ${shortDecimal(area(given))}`,
    `A = ${answer(given)}`,
  ]
}

export const areaCircle = skill<
  Given,
  'circumference' | 'diameter' | 'no-pi' | 'not-squared' | 'half' | 'three'
>({
  id: 'measurement/area-circle',
  area: 'Mathematics',
  name: { en: 'Area of a circle', fil: 'Area ng bilog' },
  grades: [6, 7],
  cues: {
    en: ['area of a circle', 'radius', 'diameter', 'pi', 'square units', '3.14'],
    fil: ['area ng bilog', 'radius', 'diameter', 'pi', 'square unit', '3.14'],
  },
  notation: [/A ?= ?π ?[×x]? ?r/],
  units: [],
  largest: () => 3_000,
  mistakes: {
    circumference: { en: 'found the circumference', fil: 'circumference ang hinanap' },
    diameter: { en: 'used the diameter as the radius', fil: 'ginamit ang diameter bilang radius' },
    'no-pi': { en: 'forgot to multiply by π', fil: 'nakalimutang magparami sa π' },
    'not-squared': { en: 'did not square the radius', fil: 'hindi ni-square ang radius' },
    half: { en: 'took half of the area', fil: 'kinuha ang kalahati ng area' },
    three: { en: 'used 3 for π', fil: 'gumamit ng 3 para sa π' },
  },
  rules: {
    en: [
      rule(
        'The area of a circle with radius r is {π × r²}.',
        'What is the area of a circle with radius r?',
        '2 × π × r',
        'π × d',
        'π × d²',
      ),
      rule(
        'A circle with a radius of 10 cm has an area of about {314} square centimeters.',
        'About how many square centimeters is the area of a circle with a radius of 10 cm?',
        '31.4',
        '62.8',
        '100',
      ),
    ],
    fil: [
      rule(
        'Ang area ng bilog na may radius na r ay {π × r²}.',
        'Ano ang area ng bilog na may radius na r?',
        '2 × π × r',
        'π × d',
        'π × d²',
      ),
      rule(
        'Ang bilog na may radius na 10 cm ay may area na humigit-kumulang {314} square centimeter.',
        'Humigit-kumulang ilang square centimeter ang area ng bilog na may radius na 10 cm?',
        '31.4',
        '62.8',
        '100',
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
      told: draw.pick(['radius', 'radius', 'diameter'] as const),
      pi,
      who: draw.person(),
    }
    if (area(given) > draw.largest || given.radius === 2)
      throw new RangeError('The circle has the wrong size.')
    return given
  },
  answer,
  also: (given) => [`${shortDecimal(area(given))} sq. ${given.unit}`],
  wrong: ({ radius, pi, unit }) => {
    const said = (value: number) => {
      const text = shortDecimal(value)
      return text === undefined ? undefined : `${text} ${unit}²`
    }
    return {
      circumference: said(timesPi(2 * radius, pi)),
      diameter: said(timesPi(4 * radius * radius, pi)),
      'no-pi': said(radius * radius),
      'not-squared': said(timesPi(radius, pi)),
      half: said(timesPi((radius * radius) / 2, pi)),
      three: said(3 * radius * radius),
    }
  },
  stems: {
    en: [
      understand((given) => `A circle has ${sized(given, 'en')}. What is its area? ${usePi(given.pi, 'en')}`),
      understand((given) => `Find the area of a circle with ${sized(given, 'en')}. ${usePi(given.pi, 'en')}`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} has ${sized(given, 'en')}. What is its area? ${usePi(given.pi, 'en')}`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} with ${sized(given, 'en')}. How large is its surface? ${usePi(given.pi, 'en')}`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang isang bilog ay may ${sized(given, 'fil')}. Ano ang area nito? ${usePi(given.pi, 'fil')}`,
      ),
      understand(
        (given) => `Hanapin ang area ng bilog na may ${sized(given, 'fil')}. ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay may ${sized(given, 'fil')}. Ano ang area nito? ${usePi(given.pi, 'fil')}`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na may ${sized(given, 'fil')}. Gaano kalaki ang area nito? ${usePi(given.pi, 'fil')}`,
      ),
    ],
  },
  statement: {
    en: (given, said) =>
      `With ${given.pi} for π, the area of a circle with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) =>
      `Kung ${given.pi} ang π, ang area ng bilog na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
