import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { apply, rule, understand, withMain } from './words.ts'

type Given = {
  thing: InBoth<string>
  unit: 'cm' | 'm'
  base: number
  slant: number
  height: number
  who: Person
}

const things: readonly (InBoth<string> & {
  unit: 'cm' | 'm'
  base: readonly [number, number]
  height: readonly [number, number]
})[] = [
  { en: 'rice field', fil: 'palayan', unit: 'm', base: [20, 45], height: [12, 30] },
  { en: 'lot', fil: 'lote', unit: 'm', base: [12, 30], height: [8, 20] },
  { en: 'parking space', fil: 'paradahan', unit: 'm', base: [5, 9], height: [3, 5] },
  { en: 'tile', fil: 'tile', unit: 'cm', base: [10, 30], height: [6, 24] },
  { en: 'sticker', fil: 'sticker', unit: 'cm', base: [5, 14], height: [3, 9] },
]

const area = ({ base, height }: Given) => base * height
const answer = (given: Given) => `${grouped(area(given))} ${given.unit}²`
const sized = ({ base, slant, height, unit }: Given, language: Language) =>
  language === 'en'
    ? `a base of ${base} ${unit}, a slanted side of ${slant} ${unit} and a height of ${height} ${unit}`
    : `base na ${base} ${unit}, pahilig na gilid na ${slant} ${unit} at height na ${height} ${unit}`

const steps = (given: Given): string[] => [
  'A = b × h',
  `A = ${given.base} × ${given.height} = ${grouped(area(given))}`,
  `A = ${answer(given)}`,
]

export const areaParallelogram = skill<
  Given,
  'slant' | 'perimeter' | 'halved' | 'sum' | 'heights' | 'doubled'
>({
  id: 'measurement/area-parallelogram',
  area: 'Mathematics',
  name: { en: 'Area of a parallelogram', fil: 'Area ng parallelogram' },
  grades: [5, 7],
  cues: {
    en: ['area of a parallelogram', 'parallelogram', 'base times height', 'slanted side', 'square units'],
    fil: ['area ng parallelogram', 'parallelogram', 'base at height', 'pahilig na gilid', 'square unit'],
  },
  units: ['mathematics/4/perimeter-and-area'],
  largest: () => 1_500,
  mistakes: {
    slant: {
      en: 'multiplied by the slanted side instead of the height',
      fil: 'ginamit ang pahilig na gilid sa halip na height',
    },
    perimeter: { en: 'found the perimeter', fil: 'perimeter ang hinanap' },
    halved: { en: 'took half, as for a triangle', fil: 'hinati sa 2 gaya ng sa tatsulok' },
    sum: { en: 'added the base and the height', fil: 'pinagsama ang base at height' },
    heights: {
      en: 'multiplied the height by the slanted side',
      fil: 'pinarami ang height sa pahilig na gilid',
    },
    doubled: { en: 'multiplied the product by 2', fil: 'dinoble ang product' },
  },
  rules: {
    en: [
      rule(
        'The area of a parallelogram is its base times its {height}.',
        'The area of a parallelogram is its base times which measure?',
        'slanted side',
        'perimeter',
        'diagonal',
      ),
      rule(
        'A parallelogram and a rectangle both have a base of 5 cm and a height of 4 cm. The area of the parallelogram is {equal to} the area of the rectangle.',
        'A parallelogram and a rectangle both have a base of 5 cm and a height of 4 cm. The area of the parallelogram is ____ the area of the rectangle. Which words fit?',
        'half of',
        'twice',
        'one third of',
      ),
    ],
    fil: [
      rule(
        'Ang area ng parallelogram ay base times {height}.',
        'Ang area ng parallelogram ay base times aling sukat?',
        'pahilig na gilid',
        'perimeter',
        'diagonal',
      ),
      rule(
        'Ang parallelogram at ang parihaba ay parehong may base na 5 cm at height na 4 cm. Ang area ng parallelogram ay {katumbas} ng area ng parihaba.',
        'Ang parallelogram at ang parihaba ay parehong may base na 5 cm at height na 4 cm. Ang area ng parallelogram ay ____ ng area ng parihaba. Anong salita ang angkop?',
        'kalahati',
        'doble',
        'sangkatlo',
      ),
    ],
  },
  draw: (draw) => {
    const { base, height, unit, en, fil } = draw.pick(things)
    const high = draw.int(...height)
    const given = {
      thing: { en, fil },
      unit,
      base: draw.int(...base),
      slant: high + draw.int(1, Math.max(1, Math.floor(high / 5))),
      height: high,
      who: draw.person(),
    }
    if (area(given) > draw.largest || given.slant >= given.base)
      throw new RangeError('The parallelogram is too large.')
    return given
  },
  answer,
  also: (given) => [`${grouped(area(given))} sq. ${given.unit}`],
  wrong: (given) => {
    const { base, slant, height, unit } = given
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}²` : undefined)
    return withMain(
      answer(given),
      {
        slant: said(base * slant),
        perimeter: said(2 * (base + slant)),
        halved: said(area(given) / 2),
        sum: said(base + height),
        heights: said(height * slant),
        doubled: said(2 * area(given)),
      },
      'slant',
      base + height,
    )
  },
  stems: {
    en: [
      understand((given) => `A parallelogram has ${sized(given, 'en')}. What is its area?`),
      understand((given) => `Find the area of a parallelogram with ${sized(given, 'en')}.`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a parallelogram with ${sized(given, 'en')}. What is its area?`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a parallelogram. It has ${sized(given, 'en')}. How large is its surface?`,
      ),
    ],
    fil: [
      understand((given) => `Ang isang parallelogram ay may ${sized(given, 'fil')}. Ano ang area nito?`),
      understand((given) => `Hanapin ang area ng parallelogram na may ${sized(given, 'fil')}.`),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay parallelogram na may ${sized(given, 'fil')}. Ano ang area nito?`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-parallelogram. Mayroon itong ${sized(given, 'fil')}. Ano ang area nito?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `The area of a parallelogram with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) => `Ang area ng parallelogram na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
