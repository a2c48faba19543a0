import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { apply, rule, understand, withMain } from './words.ts'

type Given = {
  thing: InBoth<string>
  unit: 'cm' | 'm'
  long: number
  short: number
  height: number
  who: Person
}

const things: readonly (InBoth<string> & {
  unit: 'cm' | 'm'
  long: readonly [number, number]
  height: readonly [number, number]
})[] = [
  { en: 'rice field', fil: 'palayan', unit: 'm', long: [20, 40], height: [10, 30] },
  { en: 'lot', fil: 'lote', unit: 'm', long: [12, 30], height: [8, 24] },
  { en: 'tray', fil: 'bandehado', unit: 'cm', long: [30, 45], height: [20, 30] },
  { en: 'lampshade panel', fil: 'gilid ng lampara', unit: 'cm', long: [16, 30], height: [10, 24] },
  { en: 'vegetable plot', fil: 'taniman ng gulay', unit: 'm', long: [6, 16], height: [4, 10] },
]

const area = ({ long, short, height }: Given) => ((long + short) * height) / 2
const answer = (given: Given) => `${grouped(area(given))} ${given.unit}²`
const sized = ({ long, short, height, unit }: Given, language: Language) =>
  language === 'en'
    ? `bases of ${long} ${unit} and ${short} ${unit} and a height of ${height} ${unit}`
    : `mga base na ${long} ${unit} at ${short} ${unit} at height na ${height} ${unit}`

const steps = (given: Given): string[] => [
  'A = 1/2 × (b₁ + b₂) × h',
  `A = 1/2 × (${given.long} + ${given.short}) × ${given.height} = 1/2 × ${given.long + given.short} × ${given.height} = ${grouped(area(given))}`,
  `A = ${answer(given)}`,
]

export const areaTrapezoid = skill<
  Given,
  'no-half' | 'long-only' | 'short-only' | 'half-long' | 'sum' | 'bases'
>({
  id: 'measurement/area-trapezoid',
  area: 'Mathematics',
  name: { en: 'Area of a trapezoid', fil: 'Area ng trapezoid' },
  grades: [5, 9],
  cues: {
    en: ['area of a trapezoid', 'trapezoid', 'parallel sides', 'two bases', 'square units'],
    fil: ['area ng trapezoid', 'trapezoid', 'dalawang base', 'parallel na gilid', 'square unit'],
  },
  units: ['mathematics/9/parallelograms-trapezoids-and-kites', 'mathematics/4/perimeter-and-area'],
  largest: () => 1_500,
  mistakes: {
    'no-half': { en: 'forgot to take half', fil: 'nakalimutang hatiin sa 2' },
    'long-only': {
      en: 'multiplied only the longer base by the height',
      fil: 'ang mas mahabang base lamang ang pinarami sa height',
    },
    'short-only': {
      en: 'multiplied only the shorter base by the height',
      fil: 'ang mas maikling base lamang ang pinarami sa height',
    },
    'half-long': {
      en: 'used only the longer base, as for a triangle',
      fil: 'ginamit lamang ang mas mahabang base gaya ng sa tatsulok',
    },
    sum: { en: 'added all measures', fil: 'pinagsama ang lahat ng sukat' },
    bases: { en: 'multiplied the two bases', fil: 'pinarami ang dalawang base' },
  },
  rules: {
    en: [
      rule(
        'A trapezoid with bases of 6 cm and 4 cm and a height of 3 cm has an area of {15 cm²}.',
        'What is the area of a trapezoid with bases of 6 cm and 4 cm and a height of 3 cm?',
        '13 cm²',
        '30 cm²',
        '72 cm²',
      ),
      rule(
        'The bases of a trapezoid are its {parallel} sides.',
        'Which sides of a trapezoid are its bases?',
        'slanted',
        'shortest',
        'equal',
      ),
    ],
    fil: [
      rule(
        'Ang trapezoid na may mga base na 6 cm at 4 cm at height na 3 cm ay may area na {15 cm²}.',
        'Ano ang area ng trapezoid na may mga base na 6 cm at 4 cm at height na 3 cm?',
        '13 cm²',
        '30 cm²',
        '72 cm²',
      ),
      rule(
        'Ang mga base ng trapezoid ay ang mga gilid na {parallel}.',
        'Aling mga gilid ng trapezoid ang mga base nito?',
        'pahilig',
        'pinakamaikli',
        'magkakasinghaba',
      ),
    ],
  },
  draw: (draw) => {
    const { long, height, unit, en, fil } = draw.pick(things)
    const most = draw.int(...long)
    const given = {
      thing: { en, fil },
      unit,
      long: most,
      short: draw.int(Math.ceil(most / 3), most - 2),
      height: draw.int(...height),
      who: draw.person(),
    }
    if (!Number.isInteger(area(given)) || area(given) > draw.largest || given.height > given.long)
      throw new RangeError('The area must be whole.')
    return given
  },
  answer,
  also: (given) => [`${grouped(area(given))} sq. ${given.unit}`],
  wrong: (given) => {
    const { long, short, height, unit } = given
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}²` : undefined)
    return withMain(
      answer(given),
      {
        'no-half': said((long + short) * height),
        'long-only': said(long * height),
        'short-only': said(short * height),
        'half-long': said((long * height) / 2),
        sum: said(long + short + height),
        bases: said(long * short),
      },
      'no-half',
      long + height,
    )
  },
  stems: {
    en: [
      understand((given) => `A trapezoid has ${sized(given, 'en')}. What is its area?`),
      understand((given) => `Find the area of a trapezoid with ${sized(given, 'en')}.`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a trapezoid with ${sized(given, 'en')}. What is its area?`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a trapezoid. It has ${sized(given, 'en')}. How large is its surface?`,
      ),
    ],
    fil: [
      understand((given) => `Ang isang trapezoid ay may ${sized(given, 'fil')}. Ano ang area nito?`),
      understand((given) => `Hanapin ang area ng trapezoid na may ${sized(given, 'fil')}.`),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay trapezoid na may ${sized(given, 'fil')}. Ano ang area nito?`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-trapezoid. Mayroon itong ${sized(given, 'fil')}. Ano ang area nito?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `The area of a trapezoid with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) => `Ang area ng trapezoid na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
