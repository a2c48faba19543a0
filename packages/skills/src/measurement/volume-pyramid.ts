import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { apply, rule, understand } from './words.ts'

type Given = {
  thing: InBoth<string>
  unit: 'cm' | 'm'
  long: number
  wide: number
  height: number
  who: Person
}

const things: readonly (InBoth<string> & {
  unit: 'cm' | 'm'
  base: readonly [number, number]
  height: readonly [number, number]
})[] = [
  { en: 'tent', fil: 'tolda', unit: 'm', base: [2, 5], height: [2, 3] },
  { en: 'paperweight', fil: 'pabigat sa papel', unit: 'cm', base: [4, 8], height: [4, 9] },
  { en: 'candle', fil: 'kandila', unit: 'cm', base: [5, 10], height: [6, 15] },
  { en: 'gift box', fil: 'kahon ng regalo', unit: 'cm', base: [8, 15], height: [9, 18] },
  { en: 'clay model', fil: 'modelong luwad', unit: 'cm', base: [6, 14], height: [6, 15] },
]

const base = ({ long, wide }: Given) => long * wide
const volume = (given: Given) => (base(given) * given.height) / 3
const answer = (given: Given) => `${grouped(volume(given))} ${given.unit}³`
const isSquare = ({ long, wide }: Given) => long === wide

const sized = (given: Given, language: Language) => {
  const { long, wide, height, unit } = given
  if (isSquare(given))
    return language === 'en'
      ? `a square base with a side of ${long} ${unit} and a height of ${height} ${unit}`
      : `parisukat na base na may gilid na ${long} ${unit} at taas na ${height} ${unit}`
  return language === 'en'
    ? `a rectangular base ${long} ${unit} long and ${wide} ${unit} wide and a height of ${height} ${unit}`
    : `parihabang base na ${long} ${unit} ang haba at ${wide} ${unit} ang lapad at taas na ${height} ${unit}`
}

const steps = (given: Given, language: Language): string[] => [
  'V = 1/3 × B × h',
  `${language === 'en' ? 'Area of the base' : 'Area ng base'}: B = ${given.long} × ${given.wide} = ${base(given)}`,
  `V = 1/3 × ${base(given)} × ${given.height} = ${grouped(volume(given))}`,
  `V = ${answer(given)}`,
]

export const volumePyramid = skill<Given, 'no-third' | 'half' | 'side-only' | 'perimeter' | 'base' | 'sum'>({
  id: 'measurement/volume-pyramid',
  area: 'Mathematics',
  name: { en: 'Volume of a pyramid', fil: 'Volume ng pyramid' },
  grades: [6, 8],
  cues: {
    en: ['volume of a pyramid', 'pyramid', 'one third', 'area of the base', 'cubic units'],
    fil: ['volume ng pyramid', 'pyramid', 'sangkatlo', 'area ng base', 'cubic unit'],
  },
  notation: [/V ?= ?1\/3 ?[×x]? ?B/],
  units: [],
  largest: () => 1_500,
  mistakes: {
    'no-third': { en: 'forgot to take one third', fil: 'nakalimutang kunin ang sangkatlo' },
    half: { en: 'took one half instead of one third', fil: 'kinuha ang kalahati sa halip na sangkatlo' },
    'side-only': {
      en: 'used one side instead of the area of the base',
      fil: 'ginamit ang isang gilid sa halip na area ng base',
    },
    perimeter: {
      en: 'used the perimeter of the base instead of its area',
      fil: 'ginamit ang perimeter ng base sa halip na area nito',
    },
    base: { en: 'found the area of the base only', fil: 'ang area lamang ng base ang hinanap' },
    sum: { en: 'added the height to the area of the base', fil: 'idinagdag ang taas sa area ng base' },
  },
  rules: {
    en: [
      rule(
        'A pyramid and a prism have the same base and height. The volume of the pyramid is {one third} of the volume of the prism.',
        'A pyramid and a prism have the same base and height. What part of the volume of the prism is the volume of the pyramid?',
        'one half',
        'one fourth',
        'two thirds',
      ),
      rule(
        'The side faces of a pyramid are {triangles}.',
        'What shape are the side faces of a pyramid?',
        'squares',
        'circles',
        'rectangles',
      ),
    ],
    fil: [
      rule(
        'Ang pyramid at ang prism ay may parehong base at taas. Ang volume ng pyramid ay {sangkatlo} ng volume ng prism.',
        'Ang pyramid at ang prism ay may parehong base at taas. Anong bahagi ng volume ng prism ang volume ng pyramid?',
        'kalahati',
        'sangkapat',
        'dalawang-katlo',
      ),
      rule(
        'Ang mga mukha sa gilid ng pyramid ay {tatsulok}.',
        'Anong hugis ang mga mukha sa gilid ng pyramid?',
        'parisukat',
        'bilog',
        'parihaba',
      ),
    ],
  },
  draw: (draw) => {
    const thing = draw.pick(things)
    const wide = draw.int(...thing.base)
    const given = {
      thing: { en: thing.en, fil: thing.fil },
      unit: thing.unit,
      long: draw.chanceOf(60) ? wide : draw.int(...thing.base),
      wide,
      height: draw.int(...thing.height),
      who: draw.person(),
    }
    if (!Number.isInteger(volume(given)) || volume(given) > draw.largest || given.long < wide)
      throw new RangeError('The volume must be whole.')
    return given
  },
  answer,
  also: (given) => [`${grouped(volume(given))} cu. ${given.unit}`],
  wrong: (given) => {
    const { long, wide, height, unit } = given
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}³` : undefined)
    return {
      'no-third': said(base(given) * height),
      half: said((base(given) * height) / 2),
      'side-only': said((long * height) / 3),
      perimeter: said((2 * (long + wide) * height) / 3),
      base: said(base(given)),
      sum: said(base(given) + height),
    }
  },
  stems: {
    en: [
      understand((given) => `A pyramid has ${sized(given, 'en')}. What is its volume?`),
      understand((given) => `Find the volume of a pyramid with ${sized(given, 'en')}.`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a pyramid with ${sized(given, 'en')}. What is its volume?`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a pyramid. It has ${sized(given, 'en')}. What is its volume?`,
      ),
    ],
    fil: [
      understand((given) => `Ang isang pyramid ay may ${sized(given, 'fil')}. Ano ang volume nito?`),
      understand((given) => `Hanapin ang volume ng pyramid na may ${sized(given, 'fil')}.`),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay pyramid na may ${sized(given, 'fil')}. Ano ang volume nito?`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-pyramid. Mayroon itong ${sized(given, 'fil')}. Ano ang volume nito?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `The volume of a pyramid with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) => `Ang volume ng pyramid na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
