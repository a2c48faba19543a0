import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  digitsOf,
  drawnNumber,
  expandedPartsOf,
  lengthFor,
  numbersTo,
  swapped,
  withoutZero,
} from './places.ts'

type Given = { number: number }

const sumOf = (parts: readonly number[]) => parts.map(grouped).join(' + ')
const expanded = (number: number) => sumOf(expandedPartsOf(number))

const withPart = (parts: readonly number[], at: number, factor: number) =>
  parts.map((part, index) => (index === at ? part * factor : part))

export const expandedForm = skill<
  Given,
  'digits' | 'zero-ignored' | 'one-zero-more' | 'swapped' | 'first-too-small' | 'last-too-large'
>({
  id: 'whole-numbers/expanded-form',
  area: 'Mathematics',
  name: { en: 'Expanded form of a number', fil: 'Expanded form ng isang bilang' },
  grades: [1, 5],
  cues: {
    en: ['expanded form', 'expanded notation', 'standard form', 'place value'],
    fil: ['expanded form', 'pinalawak na anyo', 'standard form', 'place value'],
  },
  notation: [/\b\d,?000 \+ \d00 \+ \d0/, /\b\d00 \+ \d0 \+ \d\b/],
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/bilang-hanggang-10000',
    'mathematics/4/whole-numbers-to-one-million',
  ],
  largest: numbersTo,
  mistakes: {
    digits: { en: 'added the digits only', fil: 'ang mga digit lamang ang pinagsama' },
    'zero-ignored': {
      en: 'ignored the zero in the number, so that other digits changed their places',
      fil: 'hindi pinansin ang zero kaya nag-iba ang puwesto ng ibang digit',
    },
    'one-zero-more': {
      en: 'wrote one zero too many in each part',
      fil: 'nagdagdag ng isang sobrang zero sa bawat bahagi',
    },
    swapped: { en: 'interchanged two digits', fil: 'pinagpalit ang dalawang digit' },
    'first-too-small': {
      en: 'gave the first digit a value that is ten times too small',
      fil: 'binigyan ang unang digit ng halagang kulang ng isang zero',
    },
    'last-too-large': {
      en: 'gave the last digit a value that is ten times too large',
      fil: 'binigyan ang huling digit ng halagang sobra ng isang zero',
    },
  },
  rules: {
    en: [
      {
        say: 'In expanded form, 86 = {80} + 6.',
        ask: 'Which number is missing in the expanded form 86 = ____ + 6?',
        not: ['8', '60', '800'],
      },
      {
        say: 'In expanded form, 54 is {50 + 4}.',
        ask: 'What is 54 in expanded form?',
        not: ['5 + 4', '40 + 5', '50 + 40'],
      },
    ],
    fil: [
      {
        say: 'Sa expanded form, 86 = {80} + 6.',
        ask: 'Anong bilang ang nawawala sa expanded form na 86 = ____ + 6?',
        not: ['8', '60', '800'],
      },
      {
        say: 'Ang 54 sa expanded form ay {50 + 4}.',
        ask: 'Ano ang 54 sa expanded form?',
        not: ['5 + 4', '40 + 5', '50 + 40'],
      },
    ],
  },
  draw: (draw) => {
    const number = drawnNumber(draw, lengthFor(draw))
    if (expandedPartsOf(number).length < 2) throw new RangeError('One digit alone has nothing to expand.')
    return { number }
  },
  answer: ({ number }) => expanded(number),
  wrong: ({ number }) => {
    const parts = expandedPartsOf(number)
    const shorter = withoutZero(number)
    const other = swapped(number, 0, 1)
    return {
      digits: sumOf(digitsOf(number).filter((digit) => digit > 0)),
      'zero-ignored': shorter ? expanded(shorter) : undefined,
      'one-zero-more': sumOf(parts.map((part) => part * 10)),
      swapped: other ? expanded(other) : undefined,
      'first-too-small': parts[0] && parts[0] > 9 ? sumOf(withPart(parts, 0, 0.1)) : undefined,
      'last-too-large': sumOf(withPart(parts, parts.length - 1, 10)),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `What is the expanded form of ${grouped(number)}?` },
      { level: 'understand', text: ({ number }) => `Write ${grouped(number)} in expanded form.` },
      {
        level: 'understand',
        text: ({ number }) => `How is ${grouped(number)} written as the sum of the values of its digits?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ number }) => `Ano ang expanded form ng ${grouped(number)}?` },
      { level: 'understand', text: ({ number }) => `Isulat ang ${grouped(number)} sa expanded form.` },
      {
        level: 'understand',
        text: ({ number }) =>
          `Paano isinusulat ang ${grouped(number)} bilang sum ng mga halaga ng digit nito?`,
      },
    ],
  },
  statement: {
    en: ({ number }, answer) => `The expanded form of ${grouped(number)} is ${answer}.`,
    fil: ({ number }, answer) => `Ang expanded form ng ${grouped(number)} ay ${answer}.`,
  },
  solution: {
    en: ({ number }) => [
      `Write the value of each digit that is not 0: ${expandedPartsOf(number).map(grouped).join('; ')}.`,
      `${grouped(number)} = ${expanded(number)}`,
    ],
    fil: ({ number }) => [
      `Isulat ang halaga ng bawat digit na hindi 0: ${expandedPartsOf(number).map(grouped).join('; ')}.`,
      `${grouped(number)} = ${expanded(number)}`,
    ],
  },
})
