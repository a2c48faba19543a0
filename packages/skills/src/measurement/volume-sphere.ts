import { type InBoth, type Language, skill } from '../skill.ts'
import { fixed } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { type LengthUnit, type RoundMeasure, radiusOrDiameter } from './round-things.ts'
import { apply, rule, understand } from './words.ts'

type Given = { thing: InBoth<string>; unit: LengthUnit; radius: number; told: RoundMeasure; who: Person }

const things: readonly (InBoth<string> & { unit: LengthUnit; radius: readonly [number, number] })[] = [
  { en: 'rubber ball', fil: 'bolang goma', unit: 'cm', radius: [2, 6] },
  { en: 'globe', fil: 'globo', unit: 'cm', radius: [10, 14] },
  { en: 'volleyball', fil: 'bola ng volleyball', unit: 'cm', radius: [10, 11] },
  { en: 'round lantern', fil: 'bilog na parol', unit: 'cm', radius: [8, 14] },
  { en: 'watermelon', fil: 'pakwan', unit: 'cm', radius: [8, 12] },
  { en: 'water tank', fil: 'tangke ng tubig', unit: 'm', radius: [2, 4] },
]

const volume = ({ radius }: Given) => (4 * 3.14 * radius ** 3) / 3
const answer = (given: Given) => `${fixed(volume(given), 2)} ${given.unit}³`
const sized = ({ radius, told, unit }: Given, language: Language) =>
  radiusOrDiameter(radius, told, unit, language)
const how = {
  en: 'Use 3.14 for π and round to the nearest hundredth.',
  fil: 'Gamitin ang 3.14 para sa π at i-round off sa nearest hundredth.',
}

const steps = (given: Given): string[] => {
  const { radius, told } = given
  return [
    ...(told === 'diameter' ? [`r = ${2 * radius} ÷ 2 = ${radius}`] : []),
    'V = 4/3 × π × r × r × r',
    `V = 4/3 × 3.14 × ${radius} × ${radius} × ${radius} ≈ ${fixed(volume(given), 2)}`,
    `V ≈ ${answer(given)}`,
  ]
}

export const volumeSphere = skill<
  Given,
  'squared' | 'no-fraction' | 'diameter' | 'surface' | 'upside-down' | 'third'
>({
  id: 'measurement/volume-sphere',
  area: 'Mathematics',
  name: { en: 'Volume of a sphere', fil: 'Volume ng sphere' },
  grades: [6, 8],
  cues: {
    en: ['volume of a sphere', 'sphere', 'four thirds', 'cube of the radius', 'cubic units'],
    fil: ['volume ng sphere', 'sphere', 'radius', 'cubic unit', '4/3'],
  },
  notation: [/V ?= ?4\/3 ?[×x]? ?π/],
  units: [],
  largest: () => 15_000,
  mistakes: {
    squared: {
      en: 'squared the radius instead of cubing it',
      fil: 'ni-square ang radius sa halip na i-cube',
    },
    'no-fraction': { en: 'forgot the 4/3', fil: 'nakalimutan ang 4/3' },
    diameter: { en: 'used the diameter as the radius', fil: 'ginamit ang diameter bilang radius' },
    surface: { en: 'found the surface area', fil: 'surface area ang hinanap' },
    'upside-down': { en: 'used 3/4 instead of 4/3', fil: 'gumamit ng 3/4 sa halip na 4/3' },
    third: { en: 'used 1/3 instead of 4/3', fil: 'gumamit ng 1/3 sa halip na 4/3' },
  },
  rules: {
    en: [
      rule(
        'The formula for the volume of a sphere with radius r is V = 4/3 × π × {r³}.',
        'In the formula V = 4/3 × π × ____ for the volume of a sphere with radius r, what is missing?',
        'r',
        'r²',
        '2r',
      ),
      rule(
        'When the radius of a sphere is doubled, its volume becomes {8} times as great.',
        'The radius of a sphere is doubled. How many times as great does its volume become?',
        '2',
        '4',
        '6',
      ),
    ],
    fil: [
      rule(
        'Ang pormula ng volume ng sphere na may radius na r ay V = 4/3 × π × {r³}.',
        'Sa pormulang V = 4/3 × π × ____ ng volume ng sphere na may radius na r, ano ang kulang?',
        'r',
        'r²',
        '2r',
      ),
      rule(
        'Kapag dinoble ang radius ng sphere, ang volume nito ay nagiging {8} beses ng dati.',
        'Dinoble ang radius ng sphere. Ilang beses ng dati ang volume nito ngayon?',
        '2',
        '4',
        '6',
      ),
    ],
  },
  draw: (draw) => {
    const thing = draw.pick(things)
    const given = {
      thing: { en: thing.en, fil: thing.fil },
      unit: thing.unit,
      radius: draw.int(...thing.radius),
      told: draw.pick(['radius', 'radius', 'diameter'] as const),
      who: draw.person(),
    }
    if (volume(given) > draw.largest) throw new RangeError('The sphere is too large.')
    return given
  },
  answer,
  wrong: (given) => {
    const { radius, unit } = given
    const said = (value: number) => `${fixed(value, 2)} ${unit}³`
    return {
      squared: said((4 * 3.14 * radius ** 2) / 3),
      'no-fraction': said(3.14 * radius ** 3),
      diameter: said(volume(given) * 8),
      surface: said(4 * 3.14 * radius ** 2),
      'upside-down': said((3 * 3.14 * radius ** 3) / 4),
      third: said(volume(given) / 4),
    }
  },
  stems: {
    en: [
      understand((given) => `A sphere has ${sized(given, 'en')}. What is its volume? ${how.en}`),
      understand((given) => `Find the volume of a sphere with ${sized(given, 'en')}. ${how.en}`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a sphere with ${sized(given, 'en')}. What is its volume? ${how.en}`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a sphere. It has ${sized(given, 'en')}. What is its volume? ${how.en}`,
      ),
    ],
    fil: [
      understand(
        (given) => `Ang isang sphere ay may ${sized(given, 'fil')}. Ano ang volume nito? ${how.fil}`,
      ),
      understand((given) => `Hanapin ang volume ng sphere na may ${sized(given, 'fil')}. ${how.fil}`),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay sphere na may ${sized(given, 'fil')}. Ano ang volume nito? ${how.fil}`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-sphere. Mayroon itong ${sized(given, 'fil')}. Ano ang volume nito? ${how.fil}`,
      ),
    ],
  },
  statement: {
    en: (given, said) =>
      `With 3.14 for π, the volume of a sphere with ${sized(given, 'en')} is about ${said}.`,
    fil: (given, said) =>
      `Kung 3.14 ang π, ang volume ng sphere na may ${sized(given, 'fil')} ay humigit-kumulang ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
