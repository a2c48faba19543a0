import { skill } from '../skill.ts'
import { decimalPlacesOf, decimalText, placeName } from './decimal.ts'

/** All digits differ; the power of ten tells the place that is asked for. */
type Given = { digits: readonly number[]; places: number; power: number }

const text = ({ digits, places }: Given) => decimalText({ units: Number(digits.join('')), places })
const digitOf = ({ digits, places, power }: Given) => digits[digits.length - 1 - places - power] ?? 0

export const decimalPlaceValue = skill<
  Given,
  'mirrored' | 'one-left' | 'one-right' | 'from-right' | 'two-left' | 'two-right'
>({
  id: 'decimals/place-value',
  area: 'Mathematics',
  name: { en: 'Place value in decimals', fil: 'Place value sa decimal' },
  grades: [4, 6],
  cues: {
    en: ['place value', 'decimal', 'tenths', 'hundredths', 'thousandths', 'decimal point'],
    fil: ['place value', 'decimal', 'tenths', 'hundredths', 'thousandths', 'decimal point'],
  },
  units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
  largest: (grade) => (grade === 4 ? 100 : 1000),
  mistakes: {
    mirrored: {
      en: 'took the place on the other side of the decimal point',
      fil: 'kinuha ang puwesto sa kabilang panig ng decimal point',
    },
    'one-left': { en: 'counted one place too far to the left', fil: 'lumampas ng isang puwesto pakaliwa' },
    'one-right': { en: 'counted one place too far to the right', fil: 'lumampas ng isang puwesto pakanan' },
    'from-right': {
      en: 'counted from the last digit as in a whole number',
      fil: 'nagbilang mula sa huling digit na parang whole number',
    },
    'two-left': {
      en: 'counted two places too far to the left',
      fil: 'lumampas ng dalawang puwesto pakaliwa',
    },
    'two-right': {
      en: 'counted two places too far to the right',
      fil: 'lumampas ng dalawang puwesto pakanan',
    },
  },
  rules: {
    en: [
      {
        say: 'The first place to the right of the decimal point is the {tenths} place.',
        ask: 'Which place is the first to the right of the decimal point?',
        not: ['ones', 'tens', 'hundredths'],
      },
      {
        say: 'The second place to the right of the decimal point is the {hundredths} place.',
        ask: 'Which place is the second to the right of the decimal point?',
        not: ['tenths', 'hundreds', 'thousandths'],
      },
      {
        say: 'The number of hundredths in one tenth is {10}.',
        ask: 'How many hundredths are the same as one tenth?',
        not: ['1', '100', '1,000'],
      },
    ],
    fil: [
      {
        say: 'Ang unang puwesto sa kanan ng decimal point ay {tenths}.',
        ask: 'Alin ang unang puwesto sa kanan ng decimal point?',
        not: ['ones', 'tens', 'hundredths'],
      },
      {
        say: 'Ang ikalawang puwesto sa kanan ng decimal point ay {hundredths}.',
        ask: 'Alin ang ikalawang puwesto sa kanan ng decimal point?',
        not: ['tenths', 'hundreds', 'thousandths'],
      },
      {
        say: 'Ang isang tenth ay katumbas ng {10} hundredths.',
        ask: 'Ilang hundredths ang katumbas ng isang tenth?',
        not: ['1', '100', '1,000'],
      },
    ],
  },
  draw: (draw) => {
    const places = draw.int(2, decimalPlacesOf(draw.grade))
    const wholes = draw.int(1, Math.min(draw.grade === 4 ? 2 : 3, String(Math.floor(draw.largest)).length))
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], wholes + places)
    return { digits, places, power: draw.chanceOf(80) ? -draw.int(1, places) : draw.int(0, wholes - 1) }
  },
  answer: ({ power }) => placeName(power) ?? '',
  wrong: ({ digits, places, power }) => {
    const inNumber = (other: number) =>
      other >= -places - 1 && other < digits.length - places ? placeName(other) : undefined
    return {
      mirrored: power === 0 ? undefined : placeName(-power),
      'one-left': inNumber(power + 1),
      'one-right': inNumber(power - 1),
      'from-right': placeName(power + places),
      'two-left': inNumber(power + 2),
      'two-right': inNumber(power - 2),
    }
  },
  stems: {
    en: [
      {
        level: 'remember',
        text: (given) => `In ${text(given)}, in which place is the digit ${digitOf(given)}?`,
      },
      {
        level: 'remember',
        text: (given) => `What is the place value of the digit ${digitOf(given)} in ${text(given)}?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: (given) => `Sa ${text(given)}, nasa aling puwesto ang digit na ${digitOf(given)}?`,
      },
      {
        level: 'remember',
        text: (given) => `Ano ang place value ng digit na ${digitOf(given)} sa ${text(given)}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In ${text(given)}, the digit ${digitOf(given)} is in the ${answer} place.`,
    fil: (given, answer) => `Sa ${text(given)}, ang digit na ${digitOf(given)} ay nasa ${answer} place.`,
  },
  solution: {
    en: (given) => [
      given.power < 0
        ? `To the right of the decimal point come ${rightOf(given.places, 'and')}.`
        : 'To the left of the decimal point come ones, tens and hundreds.',
      `The digit ${digitOf(given)} is in the ${placeName(given.power)} place.`,
    ],
    fil: (given) => [
      given.power < 0
        ? `Sa kanan ng decimal point ay ${rightOf(given.places, 'at')}.`
        : 'Sa kaliwa ng decimal point ay ones, tens at hundreds.',
      `Ang digit na ${digitOf(given)} ay nasa ${placeName(given.power)} place.`,
    ],
  },
})

function rightOf(places: number, and: string): string {
  const all = Array.from({ length: places }, (_, at) => placeName(-at - 1))
  return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`
}
