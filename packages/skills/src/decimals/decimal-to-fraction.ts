import { gcd } from '../fractions/parts.ts'
import { skill } from '../skill.ts'
import { fractionText as asFraction } from '../words/fractions.ts'
import { type Decimal, decimalText, placeName } from './decimal.ts'

/** Less than 1, and its fraction can be simplified or has 10 or 100 as denominator. */
type Given = Decimal & { who: string }

const powerOf = ({ places }: Given) => 10 ** places
const lowest = (n: number, d: number) => asFraction(n / gcd(n, d), d / gcd(n, d))
const answerOf = (given: Given) => lowest(given.units, powerOf(given))

export const decimalToFraction = skill<
  Given,
  'not-reduced' | 'place-right' | 'numerator-only' | 'digits' | 'unit' | 'denominator-only'
>({
  id: 'decimals/decimal-to-fraction',
  area: 'Mathematics',
  name: { en: 'Decimal to fraction', fil: 'Decimal patungong fraction' },
  grades: [4, 6],
  cues: {
    en: ['decimal to fraction', 'change decimals to fractions', 'fraction form', 'lowest terms'],
    fil: [
      'decimal patungong fraction',
      'gawing fraction ang decimal',
      'fraction form',
      'pinakapayak na anyo',
    ],
  },
  units: ['mathematics/4/decimals-to-hundredths'],
  largest: () => 100,
  mistakes: {
    'not-reduced': {
      en: 'did not change the fraction to lowest terms',
      fil: 'hindi isinulat ang fraction sa pinakapayak na anyo',
    },
    'place-right': {
      en: 'counted one decimal place too many',
      fil: 'labis ng isa ang bilang ng decimal place',
    },
    'numerator-only': { en: 'divided only the numerator', fil: 'ang numerator lamang ang hinati' },
    'denominator-only': { en: 'divided only the denominator', fil: 'ang denominator lamang ang hinati' },
    digits: {
      en: 'made a fraction of the two digits',
      fil: 'ginawang numerator at denominator ang dalawang digit',
    },
    unit: {
      en: 'wrote the digits as the denominator of a unit fraction',
      fil: 'ginawang denominator ng unit fraction ang mga digit',
    },
  },
  rules: {
    en: [
      {
        say: 'Written as a fraction, 0.37 has the denominator {100}.',
        ask: 'What is the denominator when 0.37 is written as a fraction?',
        not: ['10', '37', '1,000'],
      },
      {
        say: 'The decimal 0.5 is the same as the fraction {1/2}.',
        ask: 'Which fraction in lowest terms is the same as the decimal 0.5?',
        not: ['1/5', '5/100', '2/5'],
      },
      {
        say: 'The decimal 0.25 is the same as the fraction {1/4}.',
        ask: 'Which fraction in lowest terms is the same as the decimal 0.25?',
        not: ['2/5', '1/25', '1/2'],
      },
    ],
    fil: [
      {
        say: 'Kapag isinulat ang 0.37 bilang fraction, ang denominator ay {100}.',
        ask: 'Ano ang denominator kapag isinulat ang 0.37 bilang fraction?',
        not: ['10', '37', '1,000'],
      },
      {
        say: 'Ang 0.5 ay katumbas ng fraction na {1/2}.',
        ask: 'Aling fraction sa pinakapayak na anyo ang katumbas ng 0.5?',
        not: ['1/5', '5/100', '2/5'],
      },
      {
        say: 'Ang 0.25 ay katumbas ng fraction na {1/4}.',
        ask: 'Aling fraction sa pinakapayak na anyo ang katumbas ng 0.25?',
        not: ['2/5', '1/25', '1/2'],
      },
    ],
  },
  draw: (draw) => {
    const who = draw.person().name
    const eighths = [125, 375, 625, 875]
    if (draw.grade > 4 && draw.chanceOf(15)) return { units: draw.pick(eighths), places: 3, who }
    if (draw.chanceOf(20)) return { units: draw.pick([2, 4, 5, 6, 8]), places: 1, who }
    const units = draw.int(2, 98)
    if (units % 10 === 0 || gcd(units, 100) < (draw.grade === 4 ? 5 : 4))
      throw new RangeError('Hard to simplify.')
    return { units, places: 2, who }
  },
  answer: answerOf,
  wrong: (given) => {
    const { units, places } = given
    const power = powerOf(given)
    const common = gcd(units, power)
    return {
      'not-reduced': asFraction(units, power),
      'place-right': lowest(units, power * 10),
      'numerator-only': asFraction(units / common, power),
      'denominator-only': units < (3 * power) / common ? asFraction(units, power / common) : undefined,
      digits:
        places === 2 && units > 9 && units % 11 > 0
          ? asFraction(Math.floor(units / 10), units % 10)
          : undefined,
      unit: units <= 25 ? asFraction(1, units) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is ${decimalText(given)} as a fraction in lowest terms?`,
      },
      {
        level: 'understand',
        text: (given) => `Change ${decimalText(given)} to a fraction in lowest terms: ____.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} bought ${decimalText(given)} kg of garlic. How many kilograms is that, as a fraction in lowest terms?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} lives ${decimalText(given)} km from the market. How many kilometers is that, as a fraction in lowest terms?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} used ${decimalText(given)} m of tape. How many meters is that, as a fraction in lowest terms?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Anong fraction sa pinakapayak na anyo ang katumbas ng ${decimalText(given)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Gawing fraction sa pinakapayak na anyo ang ${decimalText(given)}: ____.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Bumili si ${given.who} ng ${decimalText(given)} kg ng bawang. Ilang kilogramo ito kung isusulat bilang fraction sa pinakapayak na anyo?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang bahay ni ${given.who} ay ${decimalText(given)} km ang layo sa palengke. Ilang kilometro ito kung isusulat bilang fraction sa pinakapayak na anyo?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Gumamit si ${given.who} ng ${decimalText(given)} m ng tape. Ilang metro ito kung isusulat bilang fraction sa pinakapayak na anyo?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `As a fraction in lowest terms, ${decimalText(given)} is ${answer}.`,
    fil: (given, answer) => `Bilang fraction sa pinakapayak na anyo, ang ${decimalText(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Read ${decimalText(given)} as ${given.units} ${placeName(-given.places)}: ${asFraction(given.units, powerOf(given))}.`,
      `Divide both numbers by ${gcd(given.units, powerOf(given))}: ${answerOf(given)}.`,
    ],
    fil: (given) => [
      `Basahin ang ${decimalText(given)} bilang ${given.units} ${placeName(-given.places)}: ${asFraction(given.units, powerOf(given))}.`,
      `Hatiin ang dalawang bilang sa ${gcd(given.units, powerOf(given))}: ${answerOf(given)}.`,
    ],
  },
})
