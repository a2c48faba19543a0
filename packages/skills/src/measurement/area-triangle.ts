import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { apply, rule, understand, withMain } from './words.ts'

type Thing = InBoth<string> & {
  unit: 'cm' | 'm'
  base: readonly [number, number]
  height: readonly [number, number]
}
type Given = { thing: InBoth<string>; unit: 'cm' | 'm'; base: number; height: number; who: Person }

const things: readonly Thing[] = [
  { en: 'flower garden', fil: 'hardin ng bulaklak', unit: 'm', base: [6, 20], height: [4, 15] },
  { en: 'lot', fil: 'lote', unit: 'm', base: [15, 40], height: [10, 30] },
  { en: 'sail', fil: 'layag', unit: 'm', base: [2, 6], height: [3, 9] },
  { en: 'pennant', fil: 'banderitas', unit: 'cm', base: [10, 24], height: [12, 36] },
  { en: 'paper cutout', fil: 'ginupit na papel', unit: 'cm', base: [6, 20], height: [5, 18] },
]

const area = ({ base, height }: Given) => (base * height) / 2
const answer = (given: Given) => `${grouped(area(given))} ${given.unit}²`
const sized = ({ base, height, unit }: Given, language: Language) =>
  language === 'en'
    ? `a base of ${base} ${unit} and a height of ${height} ${unit}`
    : `base na ${base} ${unit} at height na ${height} ${unit}`

const steps = (given: Given): string[] => [
  'A = 1/2 × b × h',
  `A = 1/2 × ${given.base} × ${given.height} = 1/2 × ${grouped(given.base * given.height)} = ${grouped(area(given))}`,
  `A = ${answer(given)}`,
]

export const areaTriangle = skill<
  Given,
  'no-half' | 'sum' | 'perimeter' | 'quarter' | 'half-sum' | 'base-squared'
>({
  id: 'measurement/area-triangle',
  area: 'Mathematics',
  name: { en: 'Area of a triangle', fil: 'Area ng tatsulok' },
  grades: [5, 7],
  cues: {
    en: [
      'area of a triangle',
      'base and height',
      'half of the base times height',
      'triangle',
      'square units',
    ],
    fil: ['area ng tatsulok', 'base at height', 'kalahati', 'tatsulok', 'square unit'],
  },
  notation: [/A ?= ?(?:1\/2|½) ?[×x]? ?bh?/],
  units: ['mathematics/4/perimeter-and-area'],
  largest: () => 1_000,
  mistakes: {
    'no-half': { en: 'forgot to take half', fil: 'nakalimutang hatiin sa 2' },
    sum: { en: 'added the base and the height', fil: 'pinagsama ang base at height' },
    perimeter: { en: 'doubled the sum as for a perimeter', fil: 'dinoble ang kabuoan gaya ng sa perimeter' },
    quarter: { en: 'took half twice', fil: 'dalawang beses na hinati sa 2' },
    'half-sum': { en: 'took half of the sum', fil: 'kinuha ang kalahati ng kabuoan' },
    'base-squared': { en: 'multiplied the base by itself', fil: 'pinarami ang base sa sarili nito' },
  },
  rules: {
    en: [
      rule(
        'A triangle and a rectangle have the same base and the same height. The area of the triangle is {one half} of the area of the rectangle.',
        'A triangle and a rectangle have the same base and the same height. What part of the area of the rectangle is the area of the triangle?',
        'one third',
        'one fourth',
        'two thirds',
      ),
      rule(
        'The height of a triangle and its base form an angle of {90°}.',
        'How many degrees is the angle between the height of a triangle and its base?',
        '45°',
        '60°',
        '180°',
      ),
      rule(
        'A triangle with a base of 6 cm and a height of 4 cm has an area of {12} square centimeters.',
        'How many square centimeters is the area of a triangle with a base of 6 cm and a height of 4 cm?',
        '10',
        '20',
        '24',
      ),
    ],
    fil: [
      rule(
        'Ang tatsulok at ang parihaba ay may parehong base at parehong height. Ang area ng tatsulok ay {kalahati} ng area ng parihaba.',
        'Ang tatsulok at ang parihaba ay may parehong base at parehong height. Anong bahagi ng area ng parihaba ang area ng tatsulok?',
        'sangkatlo',
        'sangkapat',
        'dalawang-katlo',
      ),
      rule(
        'Ang height ng tatsulok at ang base nito ay bumubuo ng anggulong {90°}.',
        'Ilang digri ang anggulo sa pagitan ng height at base ng tatsulok?',
        '45°',
        '60°',
        '180°',
      ),
      rule(
        'Ang tatsulok na may base na 6 cm at height na 4 cm ay may area na {12} square centimeter.',
        'Ilang square centimeter ang area ng tatsulok na may base na 6 cm at height na 4 cm?',
        '10',
        '20',
        '24',
      ),
    ],
  },
  draw: (draw) => {
    const { base, height, unit, en, fil } = draw.pick(things)
    const given = {
      thing: { en, fil },
      unit,
      base: draw.int(...base),
      height: draw.int(...height),
      who: draw.person(),
    }
    if (!Number.isInteger(area(given)) || area(given) > draw.largest)
      throw new RangeError('The area must be whole.')
    return given
  },
  answer,
  also: (given) => [`${grouped(area(given))} sq. ${given.unit}`],
  wrong: (given) => {
    const { base, height, unit } = given
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}²` : undefined)
    return withMain(
      answer(given),
      {
        'no-half': said(base * height),
        sum: said(base + height),
        perimeter: said(2 * (base + height)),
        quarter: said(area(given) / 2),
        'half-sum': said((base + height) / 2),
        'base-squared': base === height ? undefined : said(base * base),
      },
      'no-half',
      base + height,
    )
  },
  stems: {
    en: [
      understand((given) => `A triangle has ${sized(given, 'en')}. What is its area?`),
      understand((given) => `Find the area of a triangle with ${sized(given, 'en')}.`),
      apply(
        (given) =>
          `${given.who.name}'s ${given.thing.en} is a triangle with ${sized(given, 'en')}. What is its area?`,
      ),
      apply(
        (given) =>
          `${given.who.name} has a ${given.thing.en} in the shape of a triangle. It has ${sized(given, 'en')}. What is its area?`,
      ),
    ],
    fil: [
      understand((given) => `Ang isang tatsulok ay may ${sized(given, 'fil')}. Ano ang area nito?`),
      understand((given) => `Hanapin ang area ng tatsulok na may ${sized(given, 'fil')}.`),
      apply(
        (given) =>
          `Ang ${given.thing.fil} ni ${given.who.name} ay tatsulok na may ${sized(given, 'fil')}. Ano ang area nito?`,
      ),
      apply(
        (given) =>
          `May ${given.thing.fil} si ${given.who.name} na hugis-tatsulok. Mayroon itong ${sized(given, 'fil')}. Ano ang area nito?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `The area of a triangle with ${sized(given, 'en')} is ${said}.`,
    fil: (given, said) => `Ang area ng tatsulok na may ${sized(given, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
