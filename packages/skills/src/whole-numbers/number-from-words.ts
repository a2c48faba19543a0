import { type Language, skill } from '../skill.ts'
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
import { spelled } from './spelled.ts'
import { tyForTeen } from './ty-for-teen.ts'

type Given = { number: number }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const some = (number: number | undefined) => (number === undefined ? undefined : grouped(number))
const words = ({ number }: Given, language: Language) => spelled(number, language)

export const numberFromWords = skill<
  Given,
  | 'swapped-last'
  | 'swapped-first'
  | 'zero-left-out'
  | 'zero-more'
  | 'zero-more-hundreds'
  | 'zero-last'
  | 'teen'
>({
  id: 'whole-numbers/number-from-words',
  area: 'Mathematics',
  name: { en: 'Numbers from their words', fil: 'Bilang mula sa salita' },
  grades: [1, 5],
  cues: {
    en: ['number words', 'in figures', 'numeral', 'word form', 'read and write numbers'],
    fil: ['salitang bilang', 'simbolo ng bilang', 'pagbasa at pagsulat ng bilang'],
  },
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/bilang-hanggang-10000',
    'mathematics/4/whole-numbers-to-one-million',
  ],
  largest: numbersTo,
  mistakes: {
    'swapped-last': { en: 'interchanged the tens and the ones', fil: 'pinagpalit ang sampuan at isahan' },
    'swapped-first': { en: 'interchanged the first two digits', fil: 'pinagpalit ang unang dalawang digit' },
    'zero-left-out': {
      en: 'left out the zero of an empty place',
      fil: 'hindi isinulat ang zero ng bakanteng puwesto',
    },
    'zero-more': {
      en: 'wrote a zero for the tens and then the ones',
      fil: 'nagsulat ng sobrang zero bago ang isahan',
    },
    'zero-more-hundreds': {
      en: 'wrote the hundreds with their zeros before the other digits',
      fil: 'isinulat ang sandaanan nang may zero bago ang ibang digit',
    },
    'zero-last': { en: 'wrote a zero too many at the end', fil: 'nagsulat ng sobrang zero sa dulo' },
    teen: { en: 'confused the teens and the tens', fil: 'napagpalit ang "labin-" at ang "-pu"' },
  },
  rules: {
    en: [
      {
        say: 'In "seven hundred four" no tens are named, so we write {0} in the tens place.',
        ask: 'No tens are named in "seven hundred four". Which digit do we write in the tens place?',
        not: ['1', '4', '7'],
      },
      {
        say: 'In figures, sixty-one is {61}.',
        ask: 'How do we write sixty-one in figures?',
        not: ['16', '601', '610'],
      },
    ],
    fil: [
      {
        say: 'Walang binanggit na sampuan sa "pitong daan at apat", kaya {0} ang isinusulat sa puwesto ng sampuan.',
        ask: 'Walang binanggit na sampuan sa "pitong daan at apat". Aling digit ang isinusulat sa puwesto ng sampuan?',
        not: ['1', '4', '7'],
      },
      {
        say: `Sa simbolo, ang "animnapu't isa" ay {61}.`,
        ask: `Paano isinusulat sa simbolo ang "animnapu't isa"?`,
        not: ['16', '601', '610'],
      },
    ],
  },
  draw: (draw) => ({ number: drawnNumber(draw, lengthFor(draw)) }),
  answer: ({ number }) => grouped(number),
  wrong: ({ number }) => {
    const length = String(number).length
    return {
      'swapped-last': some(swapped(number, 0, 1)),
      'swapped-first': some(swapped(number, length - 1, length - 2)),
      'zero-left-out': some(withoutZero(number)),
      'zero-more': number % 10 > 0 ? some(withZero(number, 1)) : undefined,
      'zero-more-hundreds': length > 2 && number % 100 > 9 ? some(withZero(number, 2)) : undefined,
      'zero-last': grouped(number * 10),
      teen: some(tyForTeen(number)),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `How is "${words(given, 'en')}" written in figures?` },
      { level: 'understand', text: (given) => `Write in figures: ${words(given, 'en')}.` },
      { level: 'understand', text: (given) => `What number is "${words(given, 'en')}"?` },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang simbolo ng "${words(given, 'fil')}"?` },
      { level: 'understand', text: (given) => `Isulat sa simbolo: ${words(given, 'fil')}.` },
      { level: 'understand', text: (given) => `Anong bilang ang "${words(given, 'fil')}"?` },
    ],
  },
  statement: {
    en: (given, answer) => `${capital(words(given, 'en'))} is written as ${answer} in figures.`,
    fil: (given, answer) => `Ang simbolo ng "${words(given, 'fil')}" ay ${answer}.`,
  },
  solution: {
    en: ({ number }) => [
      `Add the values that are named: ${expandedPartsOf(number).map(grouped).join(' + ')}.`,
      `Write 0 in every place that is not named: ${grouped(number)}.`,
    ],
    fil: ({ number }) => [
      `Pagsamahin ang mga halagang nabanggit: ${expandedPartsOf(number).map(grouped).join(' + ')}.`,
      `Isulat ang 0 sa bawat puwestong hindi nabanggit: ${grouped(number)}.`,
    ],
  },
})
