import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { amountInUnit, type MeasureUnit, units } from './conversion.ts'
import { apply, range, rule, understand } from './words.ts'

type Pair = {
  large: MeasureUnit
  small: MeasureUnit
  factor: number
  wholes: readonly number[]
  rests: readonly number[]
  stories: readonly InBoth<(text: string, who: Person) => string>[]
}

/** So many of the large unit and a rest in the small one. */
type Given = {
  large: MeasureUnit
  small: MeasureUnit
  factor: number
  whole: number
  rest: number
  pair: number
  story: number
  who: Person
}

const pairs: readonly Pair[] = [
  {
    large: 'm',
    small: 'cm',
    factor: 100,
    wholes: range(1, 8),
    rests: [5, 8, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 80],
    stories: [
      {
        en: (text, who) => `${who.name} has a rope that is ${text} long. How many centimeters long is it?`,
        fil: (text, who) => `May lubid si ${who.name} na ${text} ang haba. Ilang sentimetro ang haba nito?`,
      },
      {
        en: (text, who) => `${who.name} bought ${text} of cloth. How many centimeters of cloth is that?`,
        fil: (text, who) => `Bumili si ${who.name} ng ${text} na tela. Ilang sentimetro ng tela iyon?`,
      },
    ],
  },
  {
    large: 'kg',
    small: 'g',
    factor: 1_000,
    wholes: range(1, 6),
    rests: [50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 750, 800],
    stories: [
      {
        en: (text, who) => `${who.name} bought ${text} of fish. How many grams of fish is that?`,
        fil: (text, who) => `Bumili si ${who.name} ng ${text} na isda. Ilang gramo ng isda iyon?`,
      },
      {
        en: (text, who) =>
          `${who.name}'s papaya and mangoes have a mass of ${text} in all. How many grams is that?`,
        fil: (text, who) =>
          `Ang papaya at mga mangga ni ${who.name} ay may kabuoang mass na ${text}. Ilang gramo iyon?`,
      },
    ],
  },
  {
    large: 'L',
    small: 'mL',
    factor: 1_000,
    wholes: range(1, 6),
    rests: [50, 100, 150, 200, 250, 300, 400, 500, 600, 750, 800],
    stories: [
      {
        en: (text, who) => `${who.name} made ${text} of buko juice. How many milliliters of juice is that?`,
        fil: (text, who) =>
          `Gumawa si ${who.name} ng ${text} na buko juice. Ilang mililitro ng buko juice iyon?`,
      },
      {
        en: (text, who) =>
          `${who.name} poured ${text} of vinegar into bottles. How many milliliters of vinegar is that?`,
        fil: (text, who) =>
          `Nagsalin si ${who.name} ng ${text} na suka sa mga bote. Ilang mililitro ng suka iyon?`,
      },
    ],
  },
  {
    large: 'km',
    small: 'm',
    factor: 1_000,
    wholes: range(1, 8),
    rests: [50, 80, 100, 150, 200, 250, 300, 400, 500, 600, 750, 800],
    stories: [
      {
        en: (text, who) =>
          `${who.name} walked ${text} to the next barangay. How many meters did ${who.he} walk?`,
        fil: (text, who) =>
          `Naglakad si ${who.name} nang ${text} papunta sa kabilang barangay. Ilang metro ang nilakad niya?`,
      },
      {
        en: (text, who) => `The jeepney that ${who.name} rode traveled ${text}. How many meters is that?`,
        fil: (text, who) => `Ang dyip na sinakyan ni ${who.name} ay tumakbo nang ${text}. Ilang metro iyon?`,
      },
    ],
  },
]

const text = ({ large, small, whole, rest }: Given, language: Language) =>
  `${amountInUnit(whole, large, language)} ${language === 'en' ? 'and' : 'at'} ${amountInUnit(rest, small, language)}`
const total = ({ factor, whole, rest }: Given) => whole * factor + rest
const story = (given: Given, language: Language) => {
  const { stories } = pairs[given.pair] as Pair
  return stories[given.story]?.[language](text(given, language), given.who) ?? ''
}

export const compoundMeasures = skill<Given, 'joined' | 'added' | 'left-out' | 'low' | 'high' | 'one-less'>({
  id: 'measurement/compound-measures',
  area: 'Mathematics',
  name: { en: 'Measures in two units', fil: 'Mga sukat na may dalawang yunit' },
  grades: [2, 5],
  cues: {
    en: [
      'meters and centimeters',
      'kilograms and grams',
      'liters and milliliters',
      'convert',
      'smaller unit',
    ],
    fil: ['metro at sentimetro', 'kilogramo at gramo', 'litro at mililitro', 'mas maliit na yunit'],
  },
  notation: [/\b\d+ ?(?:m|kg|L|km) (?:and |at )?\d+ ?(?:cm|g|mL|m)\b/],
  units: ['mathematics/2/metro-at-sentimetro', 'mathematics/3/mass-at-kapasidad'],
  largest: (grade) => (grade === 2 ? 1_000 : 10_000),
  mistakes: {
    joined: { en: 'wrote the two numbers side by side', fil: 'pinagdikit ang dalawang bilang' },
    added: {
      en: 'added the numbers without converting',
      fil: 'pinagsama ang mga bilang nang hindi nagko-convert',
    },
    'left-out': { en: 'left out the smaller unit', fil: 'hindi isinama ang mas maliit na yunit' },
    low: {
      en: 'converted with a number ten times too small',
      fil: 'nag-convert gamit ang katumbas na kulang ng isang zero',
    },
    high: {
      en: 'converted with a number ten times too large',
      fil: 'nag-convert gamit ang katumbas na labis ng isang zero',
    },
    'one-less': { en: 'counted one large unit too few', fil: 'kinulang ng isang malaking yunit' },
  },
  rules: {
    en: [
      rule(
        'The length 1 m and 25 cm is equal to {125 cm}.',
        'How many centimeters are 1 m and 25 cm?',
        '26 cm',
        '35 cm',
        '1,025 cm',
      ),
      rule(
        'The length 3 m and 5 cm is equal to {305 cm}.',
        'How many centimeters are 3 m and 5 cm?',
        '8 cm',
        '35 cm',
        '350 cm',
      ),
    ],
    fil: [
      rule(
        'Ang 1 m at 25 cm ay katumbas ng {125 cm}.',
        'Ilang sentimetro ang 1 m at 25 cm?',
        '26 cm',
        '35 cm',
        '1,025 cm',
      ),
      rule(
        'Ang 3 m at 5 cm ay katumbas ng {305 cm}.',
        'Ilang sentimetro ang 3 m at 5 cm?',
        '8 cm',
        '35 cm',
        '350 cm',
      ),
    ],
  },
  draw: (draw) => {
    const pair = draw.grade === 2 ? 0 : draw.int(0, draw.grade === 3 ? 2 : 3)
    const { large, small, factor, wholes, rests } = pairs[pair] as Pair
    const whole = draw.pick(
      wholes.filter((count) => (count + 1) * factor <= Math.max(draw.largest, factor * 2)),
    )
    return {
      large,
      small,
      factor,
      whole,
      rest: draw.pick(rests),
      pair,
      story: draw.int(0, 1),
      who: draw.person(),
    }
  },
  answer: (given, language) => amountInUnit(total(given), given.small, language),
  wrong: (given, language) => {
    const { factor, whole, rest } = given
    const said = (value: number) => amountInUnit(value, given.small, language)
    return {
      joined: said(Number(`${whole}${rest}`)),
      added: said(whole + rest),
      'left-out': said(whole * factor),
      low: said((whole * factor) / 10 + rest),
      high: said(whole * factor * 10 + rest),
      'one-less': whole > 1 ? said(total(given) - factor) : undefined,
    }
  },
  stems: {
    en: [
      understand((given) => `How many ${units[given.small].en[1]} are ${text(given, 'en')}?`),
      understand((given) => `Write ${text(given, 'en')} in ${units[given.small].en[1]} only.`),
      apply((given) => story(given, 'en')),
      apply((given) => story(given, 'en')),
    ],
    fil: [
      understand((given) => `Ilang ${units[given.small].fil} ang ${text(given, 'fil')}?`),
      understand((given) => `Isulat ang ${text(given, 'fil')} sa ${units[given.small].fil} lamang.`),
      apply((given) => story(given, 'fil')),
      apply((given) => story(given, 'fil')),
    ],
  },
  statement: {
    en: (given, said) => `The measure ${text(given, 'en')} is equal to ${said}.`,
    fil: (given, said) => `Ang ${text(given, 'fil')} ay katumbas ng ${said}.`,
  },
  solution: {
    en: (given) => solved(given, 'en'),
    fil: (given) => solved(given, 'fil'),
  },
})

function solved(given: Given, language: Language): string[] {
  const { large, small, factor, whole, rest } = given
  return [
    `${amountInUnit(whole, large, language)} = ${whole} × ${grouped(factor)} = ${amountInUnit(whole * factor, small, language)}`,
    `${grouped(whole * factor)} + ${rest} = ${grouped(total(given))}`,
    `${text(given, language)} = ${amountInUnit(total(given), small, language)}`,
  ]
}
