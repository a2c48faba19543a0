import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { drawnNumber, lengthFor, numbersTo, partsOf, swapped, withoutZero, withZero } from './places.ts'

type Given = { number: number }

const expanded = ({ number }: Given) => partsOf(number).map(grouped).join(' + ')
const some = (number: number | undefined) => (number === undefined ? undefined : grouped(number))

export const standardForm = skill<
  Given,
  'zero-left-out' | 'zero-more' | 'side-by-side' | 'swapped-last' | 'swapped-first' | 'zero-last'
>({
  id: 'whole-numbers/standard-form',
  area: 'Mathematics',
  name: { en: 'Number from its expanded form', fil: 'Bilang mula sa expanded form' },
  grades: [1, 5],
  cues: {
    en: ['standard form', 'expanded form', 'expanded notation', 'place value'],
    fil: ['standard form', 'expanded form', 'simbolo ng bilang', 'place value'],
  },
  notation: [/\b\d,?000 \+ \d00 \+ \d0/, /\b\d00 \+ \d0 \+ \d\b/],
  units: ['mathematics/2/place-value-hanggang-1000'],
  largest: numbersTo,
  mistakes: {
    'zero-left-out': {
      en: 'left out the zero of an empty place',
      fil: 'hindi isinulat ang zero ng bakanteng puwesto',
    },
    'zero-more': { en: 'wrote a zero too many inside', fil: 'nagsulat ng sobrang zero sa loob' },
    'side-by-side': {
      en: 'wrote the last two parts side by side',
      fil: 'pinagtabi lamang ang huling dalawang bahagi',
    },
    'swapped-last': { en: 'interchanged the last two digits', fil: 'pinagpalit ang huling dalawang digit' },
    'swapped-first': { en: 'interchanged the first two digits', fil: 'pinagpalit ang unang dalawang digit' },
    'zero-last': { en: 'wrote a zero at the end', fil: 'nagsulat ng zero sa dulo' },
  },
  rules: {
    en: [
      {
        say: 'When a place has no value in the expanded form, we write {0} in that place.',
        ask: 'Which digit do we write in a place that has no value in the expanded form?',
        not: ['1', '9', '10'],
      },
      {
        say: 'In standard form, 600 + 9 is {609}.',
        ask: 'What is 600 + 9 in standard form?',
        not: ['69', '690', '6,009'],
      },
    ],
    fil: [
      {
        say: 'Kapag walang halaga ang isang puwesto sa expanded form, {0} ang isinusulat doon.',
        ask: 'Aling digit ang isinusulat sa puwestong walang halaga sa expanded form?',
        not: ['1', '9', '10'],
      },
      {
        say: 'Ang 600 + 9 sa standard form ay {609}.',
        ask: 'Ano ang 600 + 9 sa standard form?',
        not: ['69', '690', '6,009'],
      },
    ],
  },
  draw: (draw) => {
    const number = drawnNumber(draw, lengthFor(draw))
    if (partsOf(number).length < 2) throw new RangeError('One part alone is the number already.')
    return { number }
  },
  answer: ({ number }) => grouped(number),
  wrong: ({ number }) => {
    const length = String(number).length
    const last = partsOf(number).at(-1) ?? 0
    return {
      'zero-left-out': some(withoutZero(number)),
      'zero-more': some(withZero(number, 1)),
      'side-by-side': length < 5 && last < 10 ? grouped(`${number - last}${last}`) : undefined,
      'swapped-last': some(swapped(number, 0, 1)),
      'swapped-first': some(swapped(number, length - 1, length - 2)),
      'zero-last': grouped(number * 10),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What number is ${expanded(given)}?` },
      { level: 'understand', text: (given) => `Write ${expanded(given)} in standard form.` },
      {
        level: 'understand',
        text: (given) => `The expanded form of a number is ${expanded(given)}. What is the number?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Anong bilang ang ${expanded(given)}?` },
      { level: 'understand', text: (given) => `Isulat ang ${expanded(given)} sa standard form.` },
      {
        level: 'understand',
        text: (given) => `Ang expanded form ng isang bilang ay ${expanded(given)}. Ano ang bilang?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In standard form, ${expanded(given)} is ${answer}.`,
    fil: (given, answer) => `Ang ${expanded(given)} sa standard form ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Write each digit in its place, and 0 in a place that has no value.',
      `${expanded(given)} = ${grouped(given.number)}`,
    ],
    fil: (given) => [
      'Isulat ang bawat digit sa puwesto nito, at 0 sa puwestong walang halaga.',
      `${expanded(given)} = ${grouped(given.number)}`,
    ],
  },
})
