import type { Draw } from '../draw.ts'
import { type InBoth, type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { amountInUnit, type MeasureUnit } from './conversion.ts'
import { apply, rule, understand } from './words.ts'

type Measure = { value: number; unit: MeasureUnit; size: number }
type Kind = {
  large: MeasureUnit
  small: MeasureUnit
  factor: number
  /** Amounts of the large unit. */
  wholes: readonly [number, number]
  most: InBoth<string>
  least: InBoth<string>
  /** What somebody did to find out. */
  did: InBoth<string>
  /** What is measured: one of four. */
  things: readonly InBoth<string>[]
}
type Given = { kind: number; thing: number; most: boolean; measures: readonly Measure[]; who: Person }

const kinds: readonly Kind[] = [
  {
    large: 'm',
    small: 'cm',
    factor: 100,
    wholes: [1, 6],
    most: { en: 'longest', fil: 'pinakamahaba' },
    least: { en: 'shortest', fil: 'pinakamaikli' },
    did: { en: 'measured', fil: 'Sinukat' },
    things: [
      { en: 'pieces of ribbon', fil: 'piraso ng laso' },
      { en: 'pieces of rope', fil: 'piraso ng lubid' },
      { en: 'bamboo poles', fil: 'kawayan' },
    ],
  },
  {
    large: 'kg',
    small: 'g',
    factor: 1_000,
    wholes: [1, 6],
    most: { en: 'heaviest', fil: 'pinakamabigat' },
    least: { en: 'lightest', fil: 'pinakamagaan' },
    did: { en: 'weighed', fil: 'Tinimbang' },
    things: [
      { en: 'bags of rice', fil: 'supot ng bigas' },
      { en: 'baskets of fruit', fil: 'basket ng prutas' },
      { en: 'boxes', fil: 'kahon' },
    ],
  },
  {
    large: 'L',
    small: 'mL',
    factor: 1_000,
    wholes: [1, 5],
    most: { en: 'largest', fil: 'pinakamarami' },
    least: { en: 'smallest', fil: 'pinakakaunti' },
    did: { en: 'measured', fil: 'Sinukat' },
    things: [
      { en: 'amounts of water', fil: 'dami ng tubig' },
      { en: 'amounts of juice', fil: 'dami ng juice' },
      { en: 'amounts of cooking oil', fil: 'dami ng mantika' },
    ],
  },
]

const kindOf = ({ kind }: Given) => kinds[kind] as Kind
const written = ({ value, unit }: Measure, language: Language) => amountInUnit(value, unit, language)
const ordered = ({ measures, most }: Given) =>
  measures.toSorted((one, other) => (most ? other.size - one.size : one.size - other.size))
/** What somebody chooses who does not look at the units. */
const byNumber = ({ measures, most }: Given) => {
  const values = measures.map(({ value }) => value)
  return measures.find(({ value }) => value === (most ? Math.max(...values) : Math.min(...values)))
}
const listed = ({ measures }: Given, language: Language) => {
  const texts = measures.map((measure) => written(measure, language))
  return `${texts.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'at'} ${texts.at(-1)}`
}
const best = (given: Given, language: Language) =>
  (given.most ? kindOf(given).most : kindOf(given).least)[language]
const thing = (given: Given, language: Language) => kindOf(given).things[given.thing]?.[language] ?? ''

/** Two in the large unit and two in the small, near each other, in no order. */
function drawnMeasures(draw: Draw, { large, small, factor, wholes }: Kind): Measure[] {
  const [one, other] = draw.some(
    Array.from({ length: wholes[1] - wholes[0] + 1 }, (_, at) => at + wholes[0]),
    2,
  ) as [number, number]
  const near = (whole: number) => whole * factor + draw.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]) * (factor / 10)
  const measures = [
    { value: one, unit: large, size: one * factor },
    { value: other, unit: large, size: other * factor },
    ...[near(one), near(other)].map((size) => ({ value: size, unit: small, size })),
  ]
  if (new Set(measures.map(({ size }) => size)).size < 4 || measures.some(({ size }) => size > draw.largest))
    throw new RangeError('Four different measures are needed.')
  return draw.shuffled(measures)
}

const steps = (given: Given, language: Language): string[] => {
  const { small } = kindOf(given)
  const [first] = ordered(given)
  const converted = given.measures
    .filter(({ unit }) => unit !== small)
    .map((measure) => `${written(measure, language)} = ${amountInUnit(measure.size, small, language)}`)
  const sizes = ordered(given).map(({ size }) => amountInUnit(size, small, language))
  return [
    ...converted,
    `${language === 'en' ? 'In order' : 'Sa pagkakasunod-sunod'}: ${sizes.join(', ')}`,
    language === 'en'
      ? `The ${best(given, 'en')} is ${first ? written(first, 'en') : ''}.`
      : `Ang ${best(given, 'fil')} ay ${first ? written(first, 'fil') : ''}.`,
  ]
}

export const comparingMeasures = skill<Given, 'number' | 'second' | 'third' | 'opposite'>({
  id: 'measurement/comparing-measures',
  area: 'Mathematics',
  name: { en: 'Comparing measures', fil: 'Paghahambing ng mga sukat' },
  grades: [2, 4],
  cues: {
    en: ['compare lengths', 'compare masses', 'longest', 'heaviest', 'shortest', 'same unit'],
    fil: [
      'paghahambing ng haba',
      'pinakamahaba',
      'pinakamabigat',
      'pinakamaikli',
      'parehong yunit',
      'magkaparehong yunit',
    ],
  },
  units: ['mathematics/2/metro-at-sentimetro', 'mathematics/3/mass-at-kapasidad'],
  largest: (grade) => (grade === 2 ? 1_000 : 10_000),
  mistakes: {
    number: {
      en: 'compared the numbers without looking at the units',
      fil: 'inihambing ang mga bilang nang hindi tinitingnan ang yunit',
    },
    second: { en: 'chose the second in order', fil: 'pinili ang ikalawa sa pagkakasunod-sunod' },
    third: { en: 'converted some of the measures wrongly', fil: 'nagkamali sa pag-convert ng ilang sukat' },
    opposite: { en: 'chose the opposite', fil: 'pinili ang kabaligtaran' },
  },
  rules: {
    en: [
      rule(
        'The longest of 2 m, 150 cm, 90 cm and 1 m is {2 m}.',
        'Which is the longest: 2 m, 150 cm, 90 cm or 1 m?',
        '150 cm',
        '90 cm',
        '1 m',
      ),
      rule(
        'A length of 3 m is {50} cm longer than 250 cm.',
        'By how many centimeters is 3 m longer than 250 cm?',
        '150',
        '247',
        '550',
      ),
      rule(
        'A mass of 900 g is {100} g lighter than 1 kg.',
        'By how many grams is 900 g lighter than 1 kg?',
        '10',
        '200',
        '899',
      ),
    ],
    fil: [
      rule(
        'Ang pinakamahaba sa 2 m, 150 cm, 90 cm at 1 m ay {2 m}.',
        'Alin ang pinakamahaba: 2 m, 150 cm, 90 cm o 1 m?',
        '150 cm',
        '90 cm',
        '1 m',
      ),
      rule(
        'Ang 3 m ay mas mahaba nang {50} cm kaysa sa 250 cm.',
        'Ilang sentimetro ang kulang sa 250 cm upang maging 3 m?',
        '150',
        '247',
        '550',
      ),
      rule(
        'Ang 900 g ay mas magaan nang {100} g kaysa sa 1 kg.',
        'Ilang gramo ang kulang sa 900 g upang maging 1 kg?',
        '10',
        '200',
        '899',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.grade === 2 ? 0 : draw.int(0, 2)
    const given = {
      kind,
      thing: draw.int(0, 2),
      most: draw.chanceOf(60),
      measures: drawnMeasures(draw, kinds[kind] as Kind),
      who: draw.person(),
    }
    if (draw.chanceOf(65) && byNumber(given) === ordered(given)[0])
      throw new RangeError('The number alone must not lead to the answer too often.')
    return given
  },
  answer: (given, language) => {
    const [first] = ordered(given)
    return first ? written(first, language) : ''
  },
  wrong: (given, language) => {
    const [, second, third, last] = ordered(given)
    const number = byNumber(given)
    const said = (measure: Measure | undefined) =>
      measure && measure !== number ? written(measure, language) : undefined
    return {
      number: number && written(number, language),
      second: said(second),
      third: said(third),
      opposite: said(last),
    }
  },
  stems: {
    en: [
      understand(
        (given) =>
          `Which of these measures is the ${best(given, 'en')}: ${listed(given, 'en').replace(' and ', ' or ')}?`,
      ),
      apply(
        (given) =>
          `${given.who.name} ${kindOf(given).did.en} four ${thing(given, 'en')}: ${listed(given, 'en')}. Which measure is the ${best(given, 'en')}?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Alin sa mga sukat na ito ang ${best(given, 'fil')}: ${listed(given, 'fil').replace(' at ', ' o ')}?`,
      ),
      apply(
        (given) =>
          `${kindOf(given).did.fil} ni ${given.who.name} ang apat na ${thing(given, 'fil')}: ${listed(given, 'fil')}. Aling sukat ang ${best(given, 'fil')}?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `Of ${listed(given, 'en')}, the ${best(given, 'en')} is ${said}.`,
    fil: (given, said) => `Sa ${listed(given, 'fil')}, ang ${best(given, 'fil')} ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
