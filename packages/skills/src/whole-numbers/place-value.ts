import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { lengthFor, placeNameOf, placeNames } from './places.ts'

/** Digits from the left; the place counts from the right, from 0. */
type Given = { digits: readonly number[]; place: number }

const numberOf = ({ digits }: Given) => Number(digits.join(''))
const digitAt = ({ digits, place }: Given) => digits[digits.length - 1 - place] ?? 0

/** Two digits have two places only: what the digit stands for is asked, "7 tens". */
const hasTwo = ({ digits }: Given) => digits.length === 2
const standsFor = (given: Given, place: number, language: Language) =>
  `${digitAt(given)} ${placeNameOf(place, language)}`

/** A statement about a digit names no other one: the false one says its other place. */
const saidOf = (given: Given, answer: string, language: Language) =>
  answer.startsWith(String(digitAt(given))) ? answer : standsFor(given, 1 - given.place, language)

export const placeValue = skill<
  Given,
  | 'one-left'
  | 'one-right'
  | 'from-left'
  | 'two-left'
  | 'two-right'
  | 'ones'
  | 'other-place'
  | 'other-digit'
  | 'both'
>({
  id: 'whole-numbers/place-value',
  area: 'Mathematics',
  name: { en: 'Place value of a digit', fil: 'Place value ng isang digit' },
  grades: [1, 5],
  cues: {
    en: ['place value', 'ones', 'tens', 'hundreds', 'thousands', 'digit'],
    fil: ['place value', 'isahan', 'sampuan', 'sandaanan', 'libuhan', 'digit'],
  },
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/bilang-hanggang-10000',
    'mathematics/4/whole-numbers-to-one-million',
  ],
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
    'other-place': { en: 'mixed up the tens and the ones', fil: 'napagpalit ang sampuan at isahan' },
    'other-digit': { en: 'took the other digit', fil: 'ang ibang digit ang kinuha' },
    both: {
      en: 'gave what the other digit stands for',
      fil: 'ang kinakatawan ng ibang digit ang ibinigay',
    },
  },
  rules: {
    en: [
      {
        say: 'When the digit 5 moves one place to the left, its value becomes {10} times as great.',
        ask: 'The digit 5 moves one place to the left. How many times as great does its value become?',
        not: ['2', '5', '100'],
      },
      {
        say: 'Counting from the right, the third place of a whole number is the {hundreds} place.',
        ask: 'Counting from the right, what is the third place of a whole number?',
        not: ['ones', 'tens', 'thousands'],
      },
      { say: 'Ten tens make {100}.', ask: 'What number do ten tens make?', not: ['10', '20', '1,000'] },
    ],
    fil: [
      {
        say: 'Kapag lumipat ang digit na 5 nang isang puwesto pakaliwa, ang halaga nito ay nagiging {10} ulit ng dati.',
        ask: 'Lumipat ang digit na 5 nang isang puwesto pakaliwa. Ilang ulit ng dating halaga ang halaga nito ngayon?',
        not: ['2', '5', '100'],
      },
      {
        say: 'Mula sa kanan, ang ikatlong puwesto ng isang bilang ay {sandaanan}.',
        ask: 'Mula sa kanan, ano ang ikatlong puwesto ng isang bilang?',
        not: ['isahan', 'sampuan', 'libuhan'],
      },
      {
        say: 'Ang sampung sampu ay katumbas ng {100}.',
        ask: 'Anong bilang ang katumbas ng sampung sampu?',
        not: ['10', '20', '1,000'],
      },
    ],
  },
  draw: (draw) => {
    const length = lengthFor(draw, draw.grade === 1 ? 2 : 3)
    // All digits differ: otherwise "the digit 4" would mean two places.
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], length)
    if (Number(digits.join('')) > draw.largest) throw new RangeError('The number is too large.')
    // "1 tens" is not what people say.
    if (length === 2 && digits.includes(1)) throw new RangeError('One ten or one is not asked for.')
    return { digits, place: draw.int(0, length - 1) }
  },
  answer: (given, language) =>
    hasTwo(given) ? standsFor(given, given.place, language) : (placeNameOf(given.place, language) ?? ''),
  wrong: (given, language) => {
    const { digits, place } = given
    if (hasTwo(given)) {
      const other = { digits, place: 1 - place }
      return {
        'other-place': standsFor(given, 1 - place, language),
        'other-digit': standsFor(other, place, language),
        both: standsFor(other, 1 - place, language),
      }
    }
    // A place that the number has not is no temptation, but for the next one to the left.
    const named = (other: number) =>
      other <= Math.max(3, digits.length - 1) ? placeNameOf(other, language) : undefined
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
        text: (given) =>
          hasTwo(given)
            ? `In ${grouped(numberOf(given))}, what does the digit ${digitAt(given)} stand for?`
            : `In ${grouped(numberOf(given))}, in which place is the digit ${digitAt(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          hasTwo(given)
            ? `Look at the number ${grouped(numberOf(given))}. What does its digit ${digitAt(given)} show?`
            : `What is the place value of the digit ${digitAt(given)} in ${grouped(numberOf(given))}?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: (given) =>
          hasTwo(given)
            ? `Sa ${grouped(numberOf(given))}, ano ang kinakatawan ng digit na ${digitAt(given)}?`
            : `Sa ${grouped(numberOf(given))}, nasa aling puwesto ang digit na ${digitAt(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          hasTwo(given)
            ? `Tingnan ang bilang na ${grouped(numberOf(given))}. Ano ang ipinakikita ng digit nitong ${digitAt(given)}?`
            : `Ano ang place value ng digit na ${digitAt(given)} sa ${grouped(numberOf(given))}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      hasTwo(given)
        ? `In ${grouped(numberOf(given))}, the digit ${digitAt(given)} stands for ${saidOf(given, answer, 'en')}.`
        : `In ${grouped(numberOf(given))}, the digit ${digitAt(given)} is in the ${answer} place.`,
    fil: (given, answer) =>
      hasTwo(given)
        ? `Sa ${grouped(numberOf(given))}, ang kinakatawan ng digit na ${digitAt(given)} ay ${saidOf(given, answer, 'fil')}.`
        : `Sa ${grouped(numberOf(given))}, ang digit na ${digitAt(given)} ay nasa ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Count the places from the right: ${placeNames
        .slice(0, given.place + 1)
        .map(({ en }) => en)
        .join(', ')}.`,
      `The digit ${digitAt(given)} is in the ${placeNameOf(given.place, 'en')} place${hasTwo(given) ? `: ${standsFor(given, given.place, 'en')}` : ''}.`,
    ],
    fil: (given) => [
      `Bilangin ang mga puwesto mula sa kanan: ${placeNames
        .slice(0, given.place + 1)
        .map(({ fil }) => fil)
        .join(', ')}.`,
      `Ang digit na ${digitAt(given)} ay nasa ${placeNameOf(given.place, 'fil')}${hasTwo(given) ? `: ${standsFor(given, given.place, 'fil')}` : ''}.`,
    ],
  },
})
