import { skill } from '../skill.ts'
import { decimalPlacesOf, decimalText, placeName, shortest, wrongDecimal } from './decimal.ts'

/** All digits differ; the value of the digit in a decimal place is asked for. */
type Given = { digits: readonly number[]; places: number; at: number }

const text = ({ digits, places }: Given) => decimalText({ units: Number(digits.join('')), places })
const digitOf = ({ digits, places, at }: Given) => digits[digits.length - 1 - places + at] ?? 0

export const decimalDigitValue = skill<Given, 'alone' | 'mirrored' | 'one-left' | 'one-right' | 'from-right'>(
  {
    id: 'decimals/digit-value',
    area: 'Mathematics',
    name: { en: 'Value of a digit in a decimal', fil: 'Value ng digit sa decimal' },
    grades: [4, 6],
    cues: {
      en: ['value of the digit', 'value of a digit', 'decimal', 'tenths', 'hundredths'],
      fil: ['value ng digit', 'halaga ng digit', 'decimal', 'tenths', 'hundredths'],
    },
    units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
    largest: (grade) => (grade === 4 ? 100 : 1000),
    mistakes: {
      alone: { en: 'gave the digit itself', fil: 'ang digit mismo ang ibinigay' },
      mirrored: {
        en: 'took the place on the other side of the decimal point',
        fil: 'kinuha ang puwesto sa kabilang panig ng decimal point',
      },
      'one-left': {
        en: 'put the digit one place too far to the left',
        fil: 'lumampas ng isang puwesto pakaliwa',
      },
      'one-right': {
        en: 'put the digit one place too far to the right',
        fil: 'lumampas ng isang puwesto pakanan',
      },
      'from-right': {
        en: 'counted from the last digit as in a whole number',
        fil: 'nagbilang mula sa huling digit na parang whole number',
      },
    },
    rules: {
      en: [
        {
          say: 'In the hundredths place, the digit 6 has a value of {0.06}.',
          ask: 'What is the value of the digit 6 in the hundredths place?',
          not: ['600', '0.6', '0.006'],
        },
        {
          say: 'When a digit moves one place to the right, its value is divided by {10}.',
          ask: 'A digit moves one place to the right. By what number is its value divided?',
          not: ['2', '5', '100'],
        },
      ],
      fil: [
        {
          say: 'Ang value ng digit na 6 sa hundredths place ay {0.06}.',
          ask: 'Ano ang value ng digit na 6 sa hundredths place?',
          not: ['600', '0.6', '0.006'],
        },
        {
          say: 'Kapag lumipat ang digit nang isang puwesto pakanan, hinahati ang value nito sa {10}.',
          ask: 'Lumipat ang isang digit nang isang puwesto pakanan. Sa anong bilang nahahati ang value nito?',
          not: ['2', '5', '100'],
        },
      ],
    },
    draw: (draw) => {
      const places = draw.int(2, decimalPlacesOf(draw.grade))
      const wholes = draw.int(1, Math.min(draw.grade === 4 ? 2 : 3, String(Math.floor(draw.largest)).length))
      const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], wholes + places)
      return { digits, places, at: draw.int(1, places) }
    },
    answer: (given) => shortest(digitOf(given), given.at),
    wrong: (given) => {
      const { at, places } = given
      const digit = digitOf(given)
      return {
        alone: String(digit),
        mirrored: wrongDecimal(digit * 10 ** at, 0),
        'one-left': at > 1 ? wrongDecimal(digit, at - 1) : undefined,
        'one-right': wrongDecimal(digit, at + 1),
        'from-right': places > at ? wrongDecimal(digit * 10 ** (places - at), 0) : undefined,
      }
    },
    stems: {
      en: [
        {
          level: 'understand',
          text: (given) => `What is the value of the digit ${digitOf(given)} in ${text(given)}?`,
        },
        {
          level: 'understand',
          text: (given) => `In ${text(given)}, how much is the digit ${digitOf(given)} worth?`,
        },
      ],
      fil: [
        {
          level: 'understand',
          text: (given) => `Ano ang value ng digit na ${digitOf(given)} sa ${text(given)}?`,
        },
        {
          level: 'understand',
          text: (given) => `Sa ${text(given)}, ano ang halaga ng digit na ${digitOf(given)}?`,
        },
      ],
    },
    statement: {
      en: (given, answer) => `In ${text(given)}, the value of the digit ${digitOf(given)} is ${answer}.`,
      fil: (given, answer) => `Sa ${text(given)}, ang value ng digit na ${digitOf(given)} ay ${answer}.`,
    },
    solution: {
      en: (given) => [
        `The digit ${digitOf(given)} is in the ${placeName(-given.at)} place.`,
        `Its value is ${shortest(digitOf(given), given.at)}.`,
      ],
      fil: (given) => [
        `Ang digit na ${digitOf(given)} ay nasa ${placeName(-given.at)} place.`,
        `Ang value nito ay ${shortest(digitOf(given), given.at)}.`,
      ],
    },
  },
)
