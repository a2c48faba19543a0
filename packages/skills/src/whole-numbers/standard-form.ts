import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  drawnNumber,
  expandedPartsOf,
  lengthFor,
  numbersTo,
  swapped,
  withoutZero,
  withZero,
} from './places.ts'

type Given = { number: number }

const expanded = ({ number }: Given) => expandedPartsOf(number).map(grouped).join(' + ')
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
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/bilang-hanggang-10000',
    'mathematics/4/whole-numbers-to-one-million',
  ],
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
        say: 'When the expanded form has no tens, we write {0} in the tens place of the number.',
        ask: 'An expanded form has no tens. What do we write in the tens place of the number?',
        not: ['1', 'the digit on its left', 'the digit on its right'],
      },
      {
        say: 'In standard form, 7 + 50 is {57}.',
        ask: 'What is 7 + 50 in standard form?',
        not: ['75', '507', '750'],
      },
    ],
    fil: [
      {
        say: 'Kapag walang sampuan ang expanded form, {0} ang isinusulat sa puwesto ng sampuan.',
        ask: 'Walang sampuan ang expanded form. Ano ang isinusulat sa puwesto ng sampuan ng bilang?',
        not: ['1', 'ang digit sa kaliwa nito', 'ang digit sa kanan nito'],
      },
      {
        say: 'Ang 7 + 50 sa standard form ay {57}.',
        ask: 'Ano ang 7 + 50 sa standard form?',
        not: ['75', '507', '750'],
      },
    ],
  },
  draw: (draw) => {
    const number = drawnNumber(draw, lengthFor(draw, draw.grade === 1 ? 2 : 3))
    if (expandedPartsOf(number).length < 2) throw new RangeError('One part alone is the number already.')
    return { number }
  },
  answer: ({ number }) => grouped(number),
  wrong: ({ number }) => {
    const length = String(number).length
    const last = expandedPartsOf(number).at(-1) ?? 0
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
