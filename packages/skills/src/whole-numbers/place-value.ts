import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { nameOf, places } from './places.ts'

/** Digits from the left; the place counts from the right, from 0. */
type Given = { digits: readonly number[]; place: number }

const numberOf = ({ digits }: Given) => Number(digits.join(''))
const digitAt = ({ digits, place }: Given) => digits[digits.length - 1 - place] ?? 0

export const placeValue = skill<
  Given,
  'one-left' | 'one-right' | 'from-left' | 'two-left' | 'two-right' | 'ones'
>({
  id: 'whole-numbers/place-value',
  area: 'Mathematics',
  name: { en: 'Place value of a digit', fil: 'Place value ng isang digit' },
  grades: [1, 5],
  cues: {
    en: ['place value', 'ones', 'tens', 'hundreds', 'thousands', 'digit'],
    fil: ['place value', 'isahan', 'sampuan', 'sandaanan', 'libuhan', 'digit'],
  },
  units: ['mathematics/2/place-value-hanggang-1000'],
  largest: (grade) => 10 ** Math.min(7, Math.max(2, grade + 1)) - 1,
  mistakes: {
    'one-left': { en: 'counted one place too far to the left', fil: 'lumampas ng isang puwesto pakaliwa' },
    'one-right': { en: 'counted one place too far to the right', fil: 'lumampas ng isang puwesto pakanan' },
    'two-left': {
      en: 'counted two places too far to the left',
      fil: 'lumampas ng dalawang puwesto pakaliwa',
    },
    'two-right': {
      en: 'counted two places too far to the right',
      fil: 'lumampas ng dalawang puwesto pakanan',
    },
    'from-left': { en: 'counted the places from the left', fil: 'nagbilang ng puwesto mula sa kaliwa' },
    ones: { en: 'took every digit for ones', fil: 'inakalang isahan ang bawat digit' },
  },
  rules: {
    en: [
      {
        say: 'The value of a place is {ten} times that of the place to its right.',
        ask: 'How many times the value of the place to its right is the value of a place?',
        not: ['two', 'five', 'one hundred'],
      },
      {
        say: 'In 4,444 the digit with the greatest value is the one in the {thousands} place.',
        ask: 'In 4,444, in which place does the digit with the greatest value stand?',
        not: ['ones', 'tens', 'hundreds'],
      },
    ],
    fil: [
      {
        say: 'Ang halaga ng isang puwesto ay {sampung} ulit ng halaga ng puwestong nasa kanan nito.',
        ask: 'Ilang ulit ng puwestong nasa kanan nito ang halaga ng isang puwesto?',
        not: ['dalawang', 'limang', 'sandaang'],
      },
      {
        say: 'Sa 4,444, ang digit na may pinakamalaking halaga ay ang nasa {libuhan}.',
        ask: 'Sa 4,444, nasa aling puwesto ang digit na may pinakamalaking halaga?',
        not: ['isahan', 'sampuan', 'sandaanan'],
      },
    ],
  },
  draw: (draw) => {
    const length = draw.int(draw.grade === 1 ? 2 : 3, Math.max(2, String(draw.largest).length))
    // All digits differ: otherwise "the digit 4" would mean two places.
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], length)
    if (Number(digits.join('')) > draw.largest) throw new RangeError('The number is too large.')
    return { digits, place: draw.int(0, length - 1) }
  },
  answer: ({ place }, language) => nameOf(place, language) ?? '',
  wrong: ({ digits, place }, language) => {
    // A place that the number has not is no temptation, but for the next one to the left.
    const named = (other: number) =>
      other <= Math.max(3, digits.length - 1) ? nameOf(other, language) : undefined
    return {
      'one-left': named(place + 1),
      'one-right': named(place - 1),
      'two-left': named(place + 2),
      'from-left': named(digits.length - 1 - place),
      'two-right': named(place - 2),
      ones: named(0),
    }
  },
  stems: {
    en: [
      {
        level: 'remember',
        text: (given) => `In ${grouped(numberOf(given))}, in which place is the digit ${digitAt(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `What is the place value of the digit ${digitAt(given)} in ${grouped(numberOf(given))}?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: (given) => `Sa ${grouped(numberOf(given))}, nasa aling puwesto ang digit na ${digitAt(given)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Ano ang place value ng digit na ${digitAt(given)} sa ${grouped(numberOf(given))}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `In ${grouped(numberOf(given))}, the digit ${digitAt(given)} is in the ${answer} place.`,
    fil: (given, answer) =>
      `Sa ${grouped(numberOf(given))}, ang digit na ${digitAt(given)} ay nasa ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Count the places from the right: ${places
        .slice(0, given.place + 1)
        .map(({ en }) => en)
        .join(', ')}.`,
      `The digit ${digitAt(given)} is in the ${nameOf(given.place, 'en')} place.`,
    ],
    fil: (given) => [
      `Bilangin ang mga puwesto mula sa kanan: ${places
        .slice(0, given.place + 1)
        .map(({ fil }) => fil)
        .join(', ')}.`,
      `Ang digit na ${digitAt(given)} ay nasa ${nameOf(given.place, 'fil')}.`,
    ],
  },
})
